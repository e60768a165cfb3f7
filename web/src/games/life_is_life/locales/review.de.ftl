kind-life-is-life-swap = Tauschen
kind-life-is-life-knock = Klopfen
kind-life-is-life-lay = Karten ablegen
theme-life-is-life-knock-now = jetzt klopfen
theme-life-is-life-knock-later = noch nicht klopfen
theme-life-is-life-larger-row = eine längere Reihe
theme-life-is-life-smaller-row = eine kürzere Reihe
theme-life-is-life-other-card = eine andere Karte
