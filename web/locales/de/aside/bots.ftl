# ---- how a bot plays
bots-rank = Stufe { $rank } von { $levels }, von schwach nach stark
bots-kept = Er spielt für { $name }; der Platz kann jederzeit wieder übernommen werden.
bots-in-game = In diesem Spiel
bots-random = Er spielt irgendetwas Erlaubtes, rein zufällig.
bots-novice = Einfache Gewohnheiten und kein Gedächtnis: Er schaut auf seine Karten und den Tisch und merkt sich nichts, was gespielt wurde.
bots-casual = Faustregeln, in vielen Spielen gegen sich selbst verfeinert. Er vergisst keine Karte, die er gesehen hat.
bots-club = Er stellt sich Verteilungen vor, die zu allem passen, was er gesehen hat, am liebsten solche, die das Spiel der anderen erklären. In jeder probiert er alle sinnvollen Züge, bis zu { $lines } Versuche je Zug, und lässt alle nach den Faustregeln des Hobbyspielers weiterspielen. Er wählt, was am besten ausgeht; könnte der Unterschied Zufall sein, spielt er wie der Hobbyspieler. Entscheiden alle verdeckt, nimmt er ab und zu einen fast gleich guten Zug, damit er nicht berechenbar wird.
bots-master = Er hat das Spiel in Millionen Spielen gegen sich selbst gelernt: Ein neuronales Netz schaut auf das, was sein Platz sieht, und sagt, was es spielen würde. Am Tisch probiert er diesen Zug in vorgestellten Verteilungen noch gegen andere, bis zu { $lines } Versuche je Zug, und weicht nur ab, wenn ein anderer deutlich besser ausgeht. Entscheiden alle verdeckt, mischt er seine Züge, wie er es gelernt hat.
bots-sees = Was er sieht
bots-view = Genau das, was ein Mensch auf seinem Platz sehen würde, und nie mehr: keine fremde Hand, keinen Stapel, keine künftigen Karten. Wo er lost, lost er für sich allein.
bots-time = Wie lange er braucht
bots-pace = Meist { $least } bis { $most } Sekunden. Die Zeit wird vorher ausgelost, egal welche Karten er hat; so verrät sie nichts.
bots-pace-none = Er antwortet sofort, egal welche Karten er hat.
bots-strength = Wie stark er ist
bots-measured = Gemessen in Spielen zu { $players }, { $deals } Verteilungen je Stufenpaar: Zufällig hat 0, Hobbyspieler 1000. In Klammern: wo der wahre Wert mit 95 % Sicherheit liegt.
bots-fewer = Dort hatte der Vereinsspieler { $fewer } Versuche je Zug und der Meister kaum welche; am Tisch haben beide { $lines }.
bots-level = Stufe
bots-value = Stärke
bots-between = { $value } ({ $low } bis { $high })
bots-program = Hier spielt ein fremdes Programm, das die Tischleitung dazugesetzt hat. Wie es denkt, wissen wir nicht.
bots-program-view = Es bekommt, was ein Mensch auf seinem Platz sehen würde, und nie mehr. Es antwortet, wann es will, außer wenn eine Uhr läuft.
bots-new = Diese Stufe ist neuer als diese Seite. Lade sie neu, um mehr zu erfahren.
bots-report = Kommt dir ein Zug falsch vor? Nach dem Spiel kannst du ihn in der Wiederholung melden.

# ---- a move that looks wrong
report-which = Zug { $position }: { $name }, Bot ({ $level }).
report-goes = Wer diesen Server betreibt, bekommt die Verteilung, diese Stelle, deinen Namen und deinen Text und kann den Zug so ansehen, wie der Bot ihn sah.
report-words = Was kommt dir falsch vor? (Freiwillig)
report-send = Melden
report-done = Danke. Die Meldung ist für den Serverbetrieb gespeichert.
report-person = { $name } ist kein Bot dieses Servers: Nur Züge von Bots lassen sich melden.
report-before = Noch hat niemand gespielt. Geh zum Zug eines Bots und melde ihn dort.
reason-not-a-bot = Diesen Zug hat kein Bot dieses Servers gemacht.
reason-too-many-reports = Von hier wurden zu viele Züge gemeldet. Versuch es später wieder.
