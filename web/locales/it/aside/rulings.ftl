# ---- the ruling at hand
rulings-placeholder = pareggio, chi comincia, ultima mano …
rulings-ask = La tua domanda in poche parole
rulings-none = Per questo gioco non ci sono ancora regole spiegate.
rulings-nothing = Non trovo nulla. Prova con altre parole.
