import CommandSupport
import Scenes

func writeImageSet(of scene: NamedHall, to folder: String, _ request: PictureRequest) throws -> [String] { [] }
