# ---- home
game-life-is-life-title = Life is Life
game-life-is-life-claim = Tausche deine Tiere gegen bessere und klopfe rechtzeitig. Wer zuletzt noch lebt, gewinnt.
goal-life-is-life = Behalte deine Leben: Die beste Hand verliert keins.
option-expert = Expertenregel
option-expert-means = Nur alle Hasen oder alle Schweine beenden eine Runde sofort, und wer sie hat, bekommt ein Leben dazu.
option-most-laps = Längste Runde
option-most-laps-30 = 30 Umläufe
option-most-laps-30-means = Klopft niemand, wird nach 30 Umläufen gewertet.
option-most-laps-other-means = Eine andere Zahl von Umläufen, 2 bis 100.
clash-bad-laps = Schreib eine Zahl von { $least } bis { $most } Umläufen.

# ---- cards
species-giraffe = Giraffe
species-bear = Bär
species-mole = Maulwurf
species-goat = Ziege
species-sheep = Schaf
species-dog = Hund
species-hare = Hase
species-pig = Schwein
species-cat = Katze
species-mouse = Maus
animal-card = { $species }, Wert { $value }
animal-copies =
    { $copies ->
        [1] { $species }
       *[other] { $copies } × { $species }
    }

# ---- at the table
life-round = Runde { $round }
life-lap = Umlauf { $lap } von { $most }
life-lap-short = Umlauf { $lap }
life-lap-of-short = Umlauf { $lap }/{ $most }
life-rows = Reihen
life-row-of = Reihe { $row }: { $cards }
life-lives =
    { $lives ->
        [one] { $lives } Leben
       *[other] { $lives } Leben
    }
life-seat-out = raus
life-seat-starter = hat die Runde begonnen
life-seat-knocked = hat geklopft
life-out = Du bist ausgeschieden
life-out-means = In Runde { $round } hast du dein letztes Leben verloren. Schau bis zum Ende zu oder geh: Dein Ergebnis zählt so oder so.
life-out-solo = Du hast in Runde { $round } dein letztes Leben verloren. Die Bots spielen um den Sieg weiter: Schau zu oder sieh dir gleich das Ergebnis an.
life-finish = Jetzt beenden
life-finishing = Wird zu Ende gespielt…
life-new-game = Neues Spiel
life-asked-swap = Du bist dran: Tausche
life-asked-swap-or-knock = Tausche oder klopfe
life-asked-last = Letzter Zug: Tausche oder klopfe
life-waiting-swap = { $name } tauscht
life-waiting-swap-or-knock = { $name }: tauschen oder klopfen?
life-swap-how = Wähle eine Reihe oder deine Karten.
life-swap-missing =
    { $missing ->
        [one] Reihe { $row }: Wähle noch { $missing } Karte
       *[other] Reihe { $row }: Wähle noch { $missing } Karten
    }
life-swap-count = { $chosen } von { $row }
life-swap-full =
    { $row ->
        [one] Reihe { $row } hat { $row } Karte. Nimm erst eine zurück.
       *[other] Reihe { $row } hat { $row } Karten. Nimm erst eine zurück.
    }
life-swap-give = Du gibst
life-swap-get = Du bekommst
life-swap-preview = Du gibst { $gave } – du bekommst { $got }
life-swap = Tauschen
life-swap-with = Mit Reihe { $row } tauschen
life-swap-clear = Auswahl aufheben
life-knock = Klopfen
life-knock-not = Klopfen geht noch nicht: { $reason }
life-last-lap = Letzter Umlauf
life-last-lap-knocked =
    { $you ->
        [yes] Du hast geklopft.
       *[no] { $name } hat geklopft.
    }
life-turns-left =
    { $turns ->
        [one] noch { $turns } Zug
       *[other] noch { $turns } Züge
    }
life-two-left = Nur noch zu zweit: Eine Mehrheit braucht mindestens zwei Karten.
life-swaps = Tauschverlauf
life-swaps-none = In dieser Runde hat noch niemand getauscht.
life-swap-line = { $name }, Reihe { $row }: { $gave } gegen { $got }
life-known = Sicher auf der Hand
life-known-nothing = noch nichts
life-unseen =
    { $cards ->
        [one] { $cards } Karte ist nicht im Spiel
       *[other] { $cards } Karten sind nicht im Spiel
    }

# ---- end of a round
life-ended-knock =
    { $you ->
        [yes] Du hast geklopft.
       *[no] { $name } hat geklopft.
    }
life-ended-laps =
    { $laps ->
        [one] { $laps } Umlauf ohne Klopfen.
       *[other] { $laps } Umläufe ohne Klopfen.
    }
life-sudden-death = Sofortiges Rundenende
life-sudden-death-by =
    { $you ->
        [yes] Du hast den ganzen Satz: { $cards }. Gewertet wird nicht.
       *[no] { $name } hat den ganzen Satz: { $cards }. Gewertet wird nicht.
    }
life-valuing = Wer von jedem Tier die meisten hat
life-majority-of = Mehrheit { $species }: { $name }, { $points } Punkte
life-majority-none = keine Mehrheit
life-points = Punkte
life-cost = Leben
life-cost-none = kein Leben verloren
life-cost-lost =
    { $lives ->
        [one] { $lives } Leben verloren
       *[other] { $lives } Leben verloren
    }
life-cost-gained =
    { $lives ->
        [one] { $lives } Leben gewonnen
       *[other] { $lives } Leben gewonnen
    }
life-was-out = schon ausgeschieden
life-final-round = Die letzte Runde

# ---- score
life-score-caption = Leben und Mehrheiten, Runde für Runde
life-score-now = Jetzt
life-score-none = keine Mehrheit
life-score-ending = Wie sie endete
life-score-won = Mehrheiten
life-score-lives = Leben

# ---- news
life-news-dealt =
    { $you ->
        [yes] Je zehn Karten, zehn in vier Reihen. Du beginnst.
       *[no] Je zehn Karten, zehn in vier Reihen. { $name } beginnt.
    }
life-news-swapped =
    { $you ->
        [yes] Du tauschst in Reihe { $row }: { $gave } gegen { $got }.
       *[no] { $name } tauscht in Reihe { $row }: { $gave } gegen { $got }.
    }
life-news-swapped-short =
    { $you ->
        [yes] Du tauschst mit Reihe { $row }.
       *[no] { $name } tauscht mit Reihe { $row }.
    }
life-news-knocked =
    { $you ->
        [yes] Du klopfst.
       *[no] { $name } klopft.
    }
life-news-last-lap = Letzter Umlauf: Alle anderen haben noch einen Zug.
life-news-laps-over =
    { $laps ->
        [one] { $laps } Umlauf ohne Klopfen: Jetzt wird gewertet.
       *[other] { $laps } Umläufe ohne Klopfen: Jetzt wird gewertet.
    }
life-news-sudden-death =
    { $you ->
        [yes] Sofortiges Rundenende! Du hast { $cards }.
       *[no] Sofortiges Rundenende! { $name } hat { $cards }.
    }
life-news-majority = { $species }: { $name }, { $points } Punkte.
life-news-no-majority = { $species }: niemand.
life-news-total =
    { $points ->
        [one] { $name }: { $points } Punkt.
       *[other] { $name }: { $points } Punkte.
    }
life-news-lost =
    { $lives ->
        [0] { $name }: kein Leben verloren.
        [one] { $name }: { $lives } Leben verloren.
       *[other] { $name }: { $lives } Leben verloren.
    }
life-news-gained =
    { $lives ->
        [one] { $name }: { $lives } Leben gewonnen.
       *[other] { $name }: { $lives } Leben gewonnen.
    }
life-news-out =
    { $you ->
        [yes] Du bist ausgeschieden.
       *[no] { $name } ist ausgeschieden.
    }

# ---- keys
life-key-names-digits = 1–4
life-keys-row = Eine Reihe wählen
life-keys-rows = Die Reihen vorlesen
life-keys-known = Bekannte Karten der anderen vorlesen
life-keys-last = Den letzten Tausch vorlesen

# ---- why not
reason-swap-first = Klopfen darfst du erst, wenn du in dieser Runde getauscht hast.
reason-same-cards = Mindestens eine deiner Karten muss anders sein als in Reihe { $row }.
life-reason-four-at-most = In keiner Reihe liegen mehr als vier Karten.
life-reason-too-few-left = Ab { $species } hast du zu wenige Karten für Reihe { $row }.
life-reason-out-of-order = { $species } kann nicht nach { $after } gelegt werden.

# ---- figures
figures-rounds-survived = Überlebte Runden
figures-knocks = Geklopft je Runde
figures-knocks-best = Nach dem Klopfen vorn
figures-lives-left = Übrige Leben
