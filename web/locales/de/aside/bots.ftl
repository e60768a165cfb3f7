# ---- how a bot plays
bots-rank = Stufe { $rank } von { $levels }, von der schwächsten aufwärts
bots-kept = Er spielt für { $name }; der Platz kann jederzeit wieder eingenommen werden.
bots-in-game = In diesem Spiel
bots-random = Er spielt irgendetwas Erlaubtes, durchs Los bestimmt.
bots-novice = Einfache Gewohnheiten und kein Gedächtnis: Er sieht auf seine Karten und auf den Tisch und merkt sich nichts, was gespielt wurde.
bots-casual = Faustregeln, in vielen Spielen gegen sich selbst eingestellt. Er vergisst keine Karte, die er gesehen hat.
bots-club = Er stellt sich Verteilungen vor, die zu allem passen, was er gesehen hat, und bevorzugt jene, die erklären, was die anderen getan haben. In jeder probiert er alle sinnvollen Züge, bis zu { $lines } Versuche je Zug, und lässt alle nach den Faustregeln des gemütlichen Bots weiterspielen. Er nimmt, was am besten ausgeht; kann der Unterschied Zufall sein, so tut er, was der gemütliche Bot täte. Wo alle geheim entscheiden, nimmt er ab und zu einen fast gleich guten Zug, um nicht vorhersehbar zu sein.
bots-sees = Was er sieht
bots-view = Genau das, was ein Mensch auf seinem Platz sähe, und nie mehr: keine andere Hand, keinen Stapel, kein künftiges Austeilen. Seine Würfel gehören ihm allein.
bots-time = Wie lange er braucht
bots-pace = Meist { $least } bis { $most } Sekunden. Die Zeit wird ausgelost, bevor er gefragt wird, was immer er hält; so verrät sie nichts.
bots-strength = Wie stark er ist
bots-measured = Gemessen in Spielen zu { $players }, { $deals } Verteilungen je Paar von Stufen: Zufällig hat 0, Gemütlich 1000. In Klammern: wo der wahre Wert mit 95 % Sicherheit liegt.
bots-fewer = Dort hatte der Vereinsspieler { $fewer } Versuche je Zug; am Tisch hat er { $lines }.
bots-level = Stufe
bots-value = Stärke
bots-between = { $value } ({ $low } bis { $high })
bots-program = Hier spielt ein Programm von außen, vom Gastgeber des Tisches gesetzt. Wie es denkt, wissen wir nicht.
bots-program-view = Ihm wird gesagt, was ein Mensch auf seinem Platz sähe, und nie mehr. Es antwortet, wann es will, außer wenn eine Uhr läuft.
bots-new = Diese Stufe ist neuer als diese Seite. Lade die Seite neu, um mehr zu lesen.
bots-report = Sieht ein Zug falsch aus? Nach dem Spiel kannst du ihn in der Wiederholung melden.

# ---- a move that looks wrong
report-which = Zug { $position }: { $name }, Bot ({ $level }).
report-goes = Wer diesen Server betreibt, bekommt die Verteilung, diese Stelle, deinen Namen und was du hier schreibst. So lässt sich der Zug noch einmal ansehen, wie der Bot ihn sah.
report-words = Was sieht falsch aus? (Darf leer bleiben.)
report-send = Melden
report-done = Danke. Es ist aufgehoben für den, der diesen Server betreibt.
report-person = { $name } ist kein Bot dieses Servers: Nur Züge von Bots lassen sich melden.
report-before = Noch hat niemand etwas entschieden. Geh zum Zug eines Bots und melde ihn dort.
reason-not-a-bot = Dort hat kein Bot dieses Servers entschieden.
reason-too-many-reports = Von hier wurden viele Züge gemeldet. Versuch es später wieder.
