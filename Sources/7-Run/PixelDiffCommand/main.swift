import CommandSupport

await CommandMain.run("pixeldiff", DiffCommand.run)
