# ---- home
game-life-is-life-title = Life is Life
