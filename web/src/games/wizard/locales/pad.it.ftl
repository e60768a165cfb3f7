# ---- the score pad
pad-who-deals = Chi dà le carte per primo?
pad-deals = Dà le carte { $name }
pad-cards =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
pad-ask-bid = { $name }: quante prese?
pad-ask-tricks = { $name }: prese fatte
pad-bid-of = Dichiarazione di { $name }
pad-tricks-of = Prese di { $name }
pad-heard-bid = { $name } dichiara { $bid }.
pad-bids-done = Tutti hanno dichiarato. Ora le prese.
pad-heard-tricks = { $name }: { $tricks }.
pad-heard-scored = Mano { $round } segnata.
pad-left-to-give =
    { $left ->
        [one] resta { $left } presa
       *[other] restano { $left } prese
    }
pad-only-left =
    { $left ->
        [one] Resta solo { $left } presa.
       *[other] Restano solo { $left } prese.
    }
pad-tricks-add-up = Le prese tornano.
pad-tricks-missing =
    { $left ->
        [one] Manca { $left } presa.
       *[other] Mancano { $left } prese.
    }
pad-tricks-over =
    { $over ->
        [one] { $over } presa di troppo.
       *[other] { $over } prese di troppo.
    }
pad-tap-to-change = Tocca un nome per cambiare.

# ---- bids that nobody may see
pad-sealed-so-far = Dichiarazioni coperte: { $count } su { $players }
pad-bids-now = { $name } dichiara in segreto
pad-only-for = Solo per { $name }
pad-pass-to = Passa il telefono a { $name }. Gli altri non guardano.
pad-i-am = Sono { $name }
pad-bid-in-secret = Quante prese? Si nasconde subito.
pad-your-bid = La tua dichiarazione
pad-hide = Nascondi
pad-look-at-bid = { $name }: guarda la tua dichiarazione
pad-phones-waits = Ora dichiara { $name }.
