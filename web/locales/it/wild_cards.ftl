# ---- pagina iniziale
game-wild-cards-title = Wild Cards
