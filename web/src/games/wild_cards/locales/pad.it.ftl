# ---- the score pad
pad-who-first = Chi è primo nella mano 1?
pad-order = Ordine in questa mano
pad-order-means = Solo dove serve un ordine: per pescare e nei pareggi. Le offerte si fanno insieme.
pad-next-round = Prossima mano
pad-account = Conteggio finale
pad-back = Indietro
pad-next-player = Poi: { $name }
pad-settle = Chi ha vinto?
pad-what-has = Che cosa ha { $name }?
pad-what-you-have = Che cosa hai?
pad-too-many-animals =
    { $count ->
        [one] È { $count } animale in più di quelli usciti.
       *[other] Sono { $count } animali in più di quelli usciti.
    }
pad-so-far =
    { $points ->
        [one] { $points } punto finora
       *[other] { $points } punti finora
    }
pad-who-leads = Chi ha i capibranco?
pad-who-leads-means = Il capobranco può averlo solo chi ha più animali di quella specie. Se siete pari, guardate davanti a chi sta.
pad-supply = Nessuno
pad-only-one-counts = Anche { $animals }: come seconda specie ne conta una sola.
pad-peacock-counts = Il capobranco dei pavoni vale 3 invece di 1.
pad-tie-shared = { $score ->
        [one] { $score } punto a testa
       *[other] { $score } punti a testa
    } e gli stessi animali ({ $counts }): posto a pari merito.
pad-tie-animals = { $score ->
        [one] { $score } punto a testa
       *[other] { $score } punti a testa
    }: decide il numero di animali ({ $counts }).
pad-change-account = Modifica il conteggio
