# ---- the score pad
pad-who-first = Wer ist in Runde 1 zuerst dran?
pad-order = Reihenfolge in dieser Runde
pad-order-means = Nur wo es eine Reihenfolge braucht: beim Nachziehen und bei Gleichstand. Geboten wird gleichzeitig.
pad-next-round = Nächste Runde
pad-account = Schlusswertung
pad-back = Zurück
pad-next-player = Weiter: { $name }
pad-settle = Wer hat gewonnen?
pad-what-has = Was hat { $name }?
pad-what-you-have = Was hast du?
pad-too-many-animals =
    { $count ->
        [one] Das ist { $count } Tier mehr, als je auslag.
       *[other] Das sind { $count } Tiere mehr, als je auslagen.
    }
pad-so-far =
    { $points ->
        [one] bisher { $points } Punkt
       *[other] bisher { $points } Punkte
    }
pad-who-leads = Wer hat die Anführer?
pad-who-leads-means = Einen Anführer kann nur haben, wer von der Art am meisten hat. Bei Gleichstand schaut, bei wem er liegt.
pad-supply = Niemand
pad-only-one-counts = Ebenso { $animals }: Als zweite Art zählt nur eine.
pad-peacock-counts = Der Anführer der Pfauen zählt 3 statt 1.
pad-tie-shared = { $score ->
        [one] Je { $score } Punkt
       *[other] Je { $score } Punkte
    } und gleich viele Tiere ({ $counts }): Sie teilen sich den Platz.
pad-tie-animals = { $score ->
        [one] Je { $score } Punkt
       *[other] Je { $score } Punkte
    }: Die Zahl der Tiere entscheidet ({ $counts }).
pad-change-account = Wertung ändern
