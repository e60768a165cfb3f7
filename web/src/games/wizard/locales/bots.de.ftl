# ---- how a bot plays
bots-novice-wizard = Er sagt so viele Stiche an, wie er Zauberer, Karten ab 11 und Trümpfe ab 7 hält; ab und zu einen mehr oder weniger. Wo er die eigenen Karten nicht sieht, sagt er seinen Anteil an. Solange ihm Stiche fehlen, spielt er die höchste Karte, die gerade gewinnen würde, danach die höchste, die es nicht würde. Als Trumpf nennt er seine längste Farbe.
bots-casual-wizard = Er schätzt für jede seiner Karten, wie wahrscheinlich sie einen Stich macht: nach dem, was noch draußen ist, wer es halten kann und wie sehr die anderen Stiche wollen. Er sagt an und spielt, was die meisten Punkte verspricht.
bots-club-wizard = Jeder Versuch geht bis zum Ende der Runde. Es zählen seine Punkte, weniger den halben Durchschnitt der anderen.
