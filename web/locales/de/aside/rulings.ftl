# ---- the ruling at hand
rulings-placeholder = Gleichstand, wer fängt an, letzte Runde …
rulings-ask = Deine Frage in wenigen Worten
rulings-none = Für dieses Spiel gibt es noch keine Regelfragen.
rulings-nothing = Nichts gefunden. Versuch es mit anderen Worten.
