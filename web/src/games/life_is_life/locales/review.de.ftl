kind-life-is-life-turn = Tauschen und Klopfen
kind-life-is-life-lay = Karten ablegen
