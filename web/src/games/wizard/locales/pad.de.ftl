# ---- the score pad
pad-who-deals = Wer gibt zuerst?
pad-deals = { $name } gibt
pad-cards =
    { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
pad-ask-bid = { $name }: Wie viele Stiche?
pad-ask-tricks = { $name }: gemachte Stiche
pad-bid-of = Ansage von { $name }
pad-tricks-of = Stiche von { $name }
pad-heard-bid = { $name } sagt { $bid } an.
pad-bids-done = Alle haben angesagt. Jetzt die Stiche.
pad-heard-tricks = { $name }: { $tricks }.
pad-heard-scored = Runde { $round } ist gewertet.
pad-left-to-give =
    { $left ->
        [one] noch { $left } Stich
       *[other] noch { $left } Stiche
    }
pad-only-left =
    { $left ->
        [one] Es ist nur noch { $left } Stich übrig.
       *[other] Es sind nur noch { $left } Stiche übrig.
    }
pad-tricks-add-up = Die Stiche gehen auf.
pad-tricks-missing =
    { $left ->
        [one] Es fehlt { $left } Stich.
       *[other] Es fehlen { $left } Stiche.
    }
pad-tricks-over =
    { $over ->
        [one] { $over } Stich zu viel.
       *[other] { $over } Stiche zu viel.
    }
pad-tap-to-change = Tipp auf einen Namen, um zu ändern.

# ---- bids that nobody may see
pad-sealed-so-far = Verdeckt angesagt: { $count } von { $players }
pad-bids-now = { $name } sagt verdeckt an
pad-only-for = Nur für { $name }
pad-pass-to = Gib das Handy an { $name }. Sonst schaut niemand hin.
pad-i-am = Ich bin { $name }
pad-bid-in-secret = Wie viele Stiche? Danach ist es gleich wieder verdeckt.
pad-your-bid = Deine Ansage
pad-hide = Wieder verdecken
pad-look-at-bid = { $name }: eigene Ansage ansehen
pad-phones-waits = Jetzt sagt { $name } an.
