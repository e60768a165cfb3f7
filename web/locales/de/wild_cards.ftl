# ---- Startseite
game-wild-cards-title = Wild Cards
