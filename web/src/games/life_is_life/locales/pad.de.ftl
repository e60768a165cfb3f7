# ---- the score pad
pad-who-starts = Wer fängt an?
pad-starts = { $name } fängt an
pad-animals = Tiere
pad-has-most = hat die Mehrheit
pad-tap-most = Tipp bei jedem Tier an, wer die meisten hat. Nochmal tippen zählt die Karten.
pad-tap-own = Tipp bei jedem Tier in deine Spalte, einmal für jede Karte, die du hast.
pad-score-round = Runde werten
pad-who-showed = Wer hat den ganzen Satz?
pad-which-set = Von welchem Tier?
