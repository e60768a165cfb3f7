# ---- how a bot plays
bots-novice-wizard = Er sagt so viele Stiche an, wie er Zauberer, Karten ab 11 und Trümpfe ab 7 hat; ab und zu einen mehr oder weniger. Sieht er seine Karten nicht, sagt er seinen Anteil an. Solange ihm Stiche fehlen, spielt er die höchste Karte, die gerade gewinnen würde, danach die höchste, die nicht gewinnt. Trumpf wird seine längste Farbe.
bots-casual-wizard = Er schätzt für jede Karte, wie wahrscheinlich sie einen Stich macht: danach, was noch draußen ist, wer es haben kann und wie dringend die anderen Stiche brauchen. Er sagt an und spielt, was die meisten Punkte verspricht.
bots-club-wizard = Jeder Versuch geht bis zum Ende der Runde. Es zählen seine Punkte minus die Hälfte vom Schnitt der anderen.
bots-master-wizard = Er hat gelernt, was jede Ansage und jede Karte wert ist, für jede Spielerzahl und alle Optionen. Es zählen die Punkte der Runde und gegen Ende der Sieg.
