# ---- Turniere
events-means = Alle spielen dieselben Karten gegen dieselben Bots, wann sie mögen. Es zählt, wie viele der anderen du mit denselben Karten schlägst.
events-none = Gerade gibt es kein Turnier. Eröffne eins!
event-new = Turnier eröffnen
event-title = Titel
event-about = Worum es geht
event-game = Spiel
event-deals = Spiele
event-hours = Offen
event-hours-count =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
event-days-count =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
event-listed = In der Lobby zeigen
event-listed-means = Sonst findet man es nur über den Link.
event-open-it = Eröffnen
event-by = von { $name }
event-people =
    { $count ->
        [one] eine Person
       *[other] { $count } Leute
    }
event-deals-count =
    { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
event-enter = Mitmachen
event-entered = Du machst mit
event-over = Vorbei
event-cancelled = Abgesagt
event-my-deals = Meine Spiele
event-deal = Spiel { $number }
event-standings = Rangliste
event-standings-means = Der Anteil der anderen, die du mit denselben Karten schlägst. Was du nicht gespielt hast, zählt nichts; bei Gleichstand entscheidet, wer öfter am besten war, dann, wer zuerst fertig war.
event-name = Name
event-total = Gesamt
event-played = Gespielt
event-luck = Die Zahl hinter ± sagt, wie viel davon Glück sein kann.
event-csv = Als CSV speichern
event-log = Protokoll
event-log-opened = Das Turnier wurde eröffnet.
event-log-strike = { $name } zählt nicht mehr: { $reason }
event-log-restore = { $name } zählt wieder: { $reason }
event-log-cancel = Das Turnier wurde abgesagt: { $reason }
event-organise = Veranstalten
event-organise-means = Was du hier änderst, lesen alle im Protokoll, mit deiner Begründung.
event-mend-who = Wen
event-mend-reason = Begründung
event-mend-strike = Aus der Rangliste nehmen
event-mend-restore = Wieder zählen lassen
event-mend-cancel = Turnier absagen
