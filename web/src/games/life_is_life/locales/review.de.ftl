kind-life-is-life-swap = Tauschen
kind-life-is-life-knock = Klopfen
kind-life-is-life-lay = Karten ablegen
