# ---- the score pad
pad-who-deals = ¿Quién reparte primero?
pad-deals = Reparte { $name }
pad-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } cartas
    }
pad-ask-bid = { $name }: ¿cuántas bazas?
pad-ask-tricks = { $name }: bazas hechas
pad-bid-of = Apuesta de { $name }
pad-tricks-of = Bazas de { $name }
pad-heard-bid = { $name } apuesta { $bid }.
pad-bids-done = Todos han apostado. Ahora las bazas.
pad-heard-tricks = { $name }: { $tricks }.
pad-heard-scored = Ronda { $round } anotada.
pad-left-to-give =
    { $left ->
        [one] queda { $left } baza
       *[other] quedan { $left } bazas
    }
pad-only-left =
    { $left ->
        [one] Solo queda { $left } baza.
       *[other] Solo quedan { $left } bazas.
    }
pad-tricks-add-up = Las bazas cuadran.
pad-tricks-missing =
    { $left ->
        [one] Falta { $left } baza.
       *[other] Faltan { $left } bazas.
    }
pad-tricks-over =
    { $over ->
        [one] Sobra { $over } baza.
       *[other] Sobran { $over } bazas.
    }
pad-tap-to-change = Toca un nombre para cambiarlo.

# ---- bids that nobody may see
pad-sealed-so-far = Apuestas tapadas: { $count } de { $players }
pad-bids-now = { $name } apuesta en secreto
pad-only-for = Solo para { $name }
pad-pass-to = Pasa el móvil a { $name }. Los demás no miran.
pad-i-am = Soy { $name }
pad-bid-in-secret = ¿Cuántas bazas? Se oculta enseguida.
pad-your-bid = Tu apuesta
pad-hide = Ocultar
pad-look-at-bid = { $name }: mira tu apuesta
pad-phones-waits = Ahora apuesta { $name }.
