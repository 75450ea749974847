extension GalleryPage {
    static let controls = """
        <header>
        <h1>Halls</h1>
        <label class="search">Filter <input id="filter" type="search" placeholder="name" autocomplete="off"></label>
        <output id="count"></output>
        <fieldset><legend>Theme</legend>
        <label><input type="radio" name="theme" value="light" checked> light</label>
        <label><input type="radio" name="theme" value="dark"> dark</label></fieldset>
        <fieldset><legend>Scale</legend>
        <label><input type="radio" name="scale" value="1"> 1x</label>
        <label><input type="radio" name="scale" value="2" checked> 2x</label>
        <label><input type="radio" name="scale" value="3"> 3x</label></fieldset>
        <label>Seen with <select id="vision">
        <option value="normal">normal vision</option>
        <option value="protan">protanopia</option>
        <option value="deutan">deuteranopia</option>
        <option value="tritan">tritanopia</option></select></label>
        </header>
        """

    static let viewer = """
        <dialog id="viewer" aria-label="Picture">
        <div class="bar"><b id="caption"></b><output id="zoom"></output>
        <button id="out" aria-label="Zoom out">−</button><button id="in" aria-label="Zoom in">+</button>
        <button id="previous" aria-label="Previous hall">←</button><button id="next" aria-label="Next hall">→</button>
        <button id="close" aria-label="Close">×</button></div>
        <div id="stage"><img id="picture" alt=""></div>
        </dialog>
        """

    /// Simulations in linear light: Machado 2009 at full severity, and for tritanopia Brettel 1997.
    ///
    /// The two half planes of Brettel's model are told apart by the sign of a sum of the channels, made an alpha mask.
    static let filters = """
        <svg width="0" height="0" aria-hidden="true" style="position:absolute">
        <filter id="protan" color-interpolation-filters="linearRGB"><feColorMatrix values="
        0.152286 1.052583 -0.204868 0 0  0.114503 0.786281 0.099216 0 0  -0.003882 -0.048116 1.051998 0 0
        0 0 0 1 0"/></filter>
        <filter id="deutan" color-interpolation-filters="linearRGB"><feColorMatrix values="
        0.367322 0.860646 -0.227968 0 0  0.280085 0.672501 0.047413 0 0  -0.011820 0.042940 0.968881 0 0
        0 0 0 1 0"/></filter>
        <filter id="tritan" color-interpolation-filters="linearRGB">
        <feColorMatrix in="SourceGraphic" result="one" values="
        1.01277 0.13548 -0.14826 0 0  -0.01243 0.86812 0.14431 0 0  0.07589 0.80500 0.11911 0 0  0 0 0 1 0"/>
        <feColorMatrix in="SourceGraphic" result="two" values="
        0.93678 0.18979 -0.12657 0 0  0.06154 0.81526 0.12320 0 0  -0.37562 1.12767 0.24796 0 0  0 0 0 1 0"/>
        <feColorMatrix in="SourceGraphic" result="side" values="
        0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  39010 -27880 -11130 0 0"/>
        <feComposite in="one" in2="side" operator="in" result="first"/>
        <feComposite in="first" in2="two" operator="over"/></filter>
        </svg>
        """
}
