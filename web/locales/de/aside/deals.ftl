# ---- dieselben Karten für mehrere
deal-of-day = Karten des Tages
deal-of-day-means = Je Spiel dieselben Karten für alle. Ein Versuch; der Tag wechselt um Mitternacht UTC.
deal-of-day-of = Karten des Tages, { $day }
deal-challenge-title = Dieselben Karten
deal-event-title = Karten eines Turniers
deal-means = Alle bekommen dieselben Karten, auf demselben Platz, gegen dieselben Bots. Spielst du wie jemand anders, antworten die Bots genauso.
deal-sits = Du sitzt mit { $names } am Tisch.
deal-challenger = { $name } hat diese Karten gespielt: { $score }, Platz { $rank } von { $players }.
deal-challenger-given-up = { $name } hat mit diesen Karten aufgegeben.
deal-knew = Du kennst diese Karten schon: Bei deinem Ergebnis wird das stehen.
deal-one-try = Du hast einen Versuch. Gehst du weg, wartet das Spiel auf dich; entfernst du es aus der Liste, gilt es als aufgegeben. Spiel zu Ende, bevor es schließt: Danach zählt es nicht mehr.
deal-play = Spielen
deal-go-on = Weiterspielen
deal-again = Noch einmal, zum Spaß
deal-result = { $score }, Platz { $rank } von { $players }
deal-given-up = Aufgegeben
deal-better-than = Besser als { $percent } % der anderen
deal-alone = Sonst hat sie noch niemand gespielt.
deal-finished =
    { $count ->
        [0] noch von niemandem gespielt
        [one] von einer Person gespielt
       *[other] von { $count } gespielt
    }
deal-until = Offen bis { $until }
deal-closed = Geschlossen
deal-later = Karten, Wiederholungen und alle Ergebnisse siehst du, sobald für alle geschlossen ist.
deal-results = Ergebnisse
deal-origin = daher kommen die Karten
deal-knew-mark = kannte die Karten
deal-for-fun = { $number }. Versuch
deal-compare = Vergleichen
deal-compare-with = Vergleichen mit
deal-round = Runde
deal-parted = Der erste Unterschied: Entscheidung { $decision } in Runde { $round }.
deal-parted-two = Der erste Unterschied: Entscheidung { $decision } in Runde { $round }.
deal-parted-how = { $one }: { $ones } · { $other }: { $others }
deal-never-parted = Alle Entscheidungen waren gleich.
deal-see-there = Dort ansehen: { $name }
deal-link = Link für Freunde
deal-copy = Link kopieren
deal-send = Link senden
deal-share = Ergebnis kopieren
deal-share-text = { $title }, Karten des Tages { $day }: { $score }. { $percent ->
        [-1] Schaffst du mehr?
       *[other] Bisher besser als { $percent } %.
    }
deal-share-challenge = { $title }: Ich habe mit diesen Karten { $score } geschafft. Und du?
deal-copied = Kopiert.
deal-fair = Fair gegeben
deal-fair-text = Der Startwert der Karten stand fest, bevor sie jemand gespielt hat. Seine Prüfsumme war seit { $made } zu sehen; der Startwert selbst wird verraten, sobald für alle geschlossen ist.
deal-hash = Prüfsumme des Startwerts
deal-hash-next = Prüfsumme des Startwerts vom nächsten Tag
deal-seed = Startwert
deal-yesterday = Bestes Ergebnis gestern (von { $count }): { $score }, { $name }.
deal-yesterday-see = Das beste Spiel ansehen
deal-yesterday-all = Alle Ergebnisse
deal-to-event = Zum Turnier
deal-enter-first = Um diese Karten zu spielen, melde dich zuerst zum Turnier an.

reason-deal-closed = Diese Karten sind nicht mehr zu spielen.
reason-deal-not-yet = Diese Karten sind noch nicht zu spielen.
reason-one-try = Alle haben hier einen Versuch, und deinen hattest du schon.
reason-no-such-deal = Diese Karten gibt es hier nicht.

# ---- at several tables at once
deal-late = Es war erst vorbei, als die Karten schon offenlagen, und zählt deshalb nicht.
deal-late-mark = nach dem Ende
deal-means-together = Mehrere Tische haben diese Karten zugleich gespielt. Es zählt, was am selben Platz anderswo herauskam.
deal-seat-of = Wessen Karten
deal-seat = Platz { $number }
deal-bot = Bot
deal-share-of = { $percent } %
deal-parted-others = Zuerst haben andere anders gespielt: bei Entscheidung { $decision } in Runde { $round }.
