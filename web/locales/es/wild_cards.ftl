# ---- inicio
game-wild-cards-title = Wild Cards
