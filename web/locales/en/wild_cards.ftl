# ---- home
game-wild-cards-title = Wild Cards
