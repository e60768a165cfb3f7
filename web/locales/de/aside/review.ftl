## Rückblick auf ein beendetes Spiel: was Entscheidungen gekostet haben, und was Glück war

reason-no-review = Zurückblicken kannst du nur auf Spiele, die zu Ende gespielt wurden.
reason-no-review-now = Der Rückblick auf dieses Spiel ist nicht gelungen.
reason-no-review-here = Rückblicke auf diesem Gerät brauchen erst einen Download, und gerade gibt es kein Netz.
reason-too-many-reviews = Gerade warten zu viele Rückblicke. Diese Seite fragt von selbst wieder nach.

review-not-yet = Hier gibt es keinen Rückblick: Das Spiel ist nicht zu Ende, oder der Link ist unvollständig.
review-no-master = Der Meister wurde nicht gefragt: Ein Zug, der sich nur für Könner lohnt, kann hier schlechter aussehen, als er ist.
review-ask-master = Auch den Meister fragen (einmal { $megabytes } MB)
review-fetching = Der Meister wird geladen: { $come } von { $megabytes } MB…
review-master-failed = Das Laden ist fehlgeschlagen. Versuch es mit besserem Netz noch einmal.
review-master-no-room = Auf diesem Gerät ist dafür kein Platz. Schaff etwas Platz und versuch es noch einmal.
review-waiting =
    { $ahead ->
        [0] Jede Entscheidung wird angeschaut…
        [one] Jede Entscheidung wird angeschaut, nach einem anderen Rückblick…
       *[other] Jede Entscheidung wird angeschaut, nach { $ahead } anderen Rückblicken…
    }
review-sharper = Ein erster Blick; er wird gerade schärfer…
review-seat = Wessen Spiel
review-points =
    { $count ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
review-between = ({ $low } bis { $high })

# $rank: 1 for the winner
review-rank =
    { $rank ->
        [1] Platz 1 von { $players }.
       *[other] Platz { $rank } von { $players }.
    }
review-line =
    { $luck ->
        [brought] Die Karten brachten
       *[cost] Die Karten nahmen
    } { $you ->
        [yes] dir
       *[no] { $name }
    } { $cards }, die anderen { $help ->
        [none] änderten nichts
        [yes] halfen mit { $others }
       *[no] nahmen { $others }
    }; verschenkt: { $given }.

review-causes = Wie das Ergebnis zustande kam
review-causes-chance = Gemessen in Gewinnchance. Sie steigt und fällt mit jeder Entscheidung, darum kann eine Ursache über das ganze Spiel mehr als 100 % ausmachen.
cause-expected = Zu erwarten
cause-expected-about = Was dieser Platz im Schnitt holt, bevor gegeben wird.
cause-deals = Geben und Ziehen
cause-deals-about = Was die gegebenen und gezogenen Karten brachten.
cause-others = Die anderen
cause-others-about = Was die anderen nach ihrem Wissen entschieden haben, verglichen mit üblichem Spiel.
cause-lay = Wie die Karten lagen
cause-lay-about = Von allen richtig oder falsch geraten: was niemand wissen konnte.
cause-chances = Gebotene Chancen
cause-chances-about = Was die besten Züge mehr boten als übliches Spiel.
cause-losses = Verschenkt
cause-losses-about = Die besten Züge verglichen mit den gespielten, nach dem, was bekannt war.
cause-unresolved = Nicht aufgelöst
cause-unresolved-about = Was die Rechnung übrig lässt.
cause-result = Ergebnis
review-round = Runde { $round }
review-rounds-apart = Runde für Runde ergibt sich nicht diese Summe, darum stehen die Runden nicht hier.

review-course = Der Verlauf des Spiels
review-line-points = Bisherige Punkte plus die in der Runde zu erwartenden, nach jeder Entscheidung. Tippe, um dorthin zu gehen.
review-line-chance = Gewinnchance nach jeder Entscheidung. Tippe, um dorthin zu gehen.
review-winning = Chance auf den Sieg, vor jeder Runde
review-marked = Runde { $round }: { $class }, { $loss }
class-inaccurate = ungenau
class-mistake = Fehler
class-blunder = Patzer

review-mattered = Worauf es ankam
review-mattered-about = Diese Entscheidungen haben klar etwas gekostet. Was würdest du jetzt spielen?
review-none = Kein klarer Fehler. Gut gespielt!
review-little-by-little = Kein klarer Fehler: Verschenkt wurde nach und nach.
review-question-at = Runde { $round }, Entscheidung { $place }
review-question = Was würdest du spielen?
review-question-other = Was würdest du hier spielen?
review-number = { $number } von { $of }
review-after = Nach: { $moves }
review-answer = Was es wert war
review-best = am besten
review-yours = deine Wahl
review-right = Ja, das ist der beste Zug.
review-same = Genau das wurde gespielt.
review-less-bad = Besser als das Gespielte, aber nicht das Beste.
review-no-better = Nicht besser als das Gespielte.
review-not-weighed = Dieser Zug wurde im Rückblick nicht betrachtet.
review-why-often = In { $share } von { $worlds } erdachten Verteilungen ist „{ $best }“ besser, im Schnitt um { $more }.
review-why-seldom = Meist ist es gleich; in { $share } von { $worlds } erdachten Verteilungen ist „{ $best }“ besser, im Schnitt um { $more }.
review-why-more = „{ $best }“ ist in { $share } von { $worlds } erdachten Verteilungen besser und in { $less } schlechter; im Schnitt bringt es { $more } mehr.
review-open-cards = Karten aufdecken
review-try = Von hier noch einmal
review-next = Weiter
review-back = Zum Rückblick

review-all = Alle Entscheidungen in Zahlen
review-at = Runde/Nr.
review-played = gespielt
review-loss = Kosten
review-line-numbers = Der Verlauf des Spiels in Zahlen
review-to-expect = zu erwarten
review-how = Wie sicher ist das?
review-how-text = Jede Entscheidung wird danach beurteilt, was bekannt war: In erdachten Verteilungen, die zu allem Gesehenen passen, wird jeder vernünftige Zug nach Faustregeln weitergespielt. Die Zahlen in Klammern gelten mit 95 % Sicherheit. Nur was sicher etwas gekostet hat, heißt ungenau, Fehler oder Patzer. Faustregeln sind kein perfektes Spiel: Ein Zug, der sich nur für Könner lohnt, kann schlechter aussehen, als er ist.

practice-beside = Nebeneinander
practice-in-the-game = Im Spiel
practice-try = Versuch { $number }
practice-try-from = Versuch { $number }, ab Runde { $round }, Entscheidung { $place }
practice-this = Dieses Mal

## Rätsel: Augenblicke aus Spielen, in denen ein Zug klar der beste ist

puzzles-about = Echte Stellungen aus Spielen unserer besten Bots. Du siehst, was man auf diesem Platz wusste, mehr nicht. Ein Zug ist klar besser als alle anderen.
puzzles-back = Zurück zu den Rätseln
puzzle-missing = Dieses Rätsel gibt es nicht mehr. Das sind die, die es jetzt gibt.
puzzle-of-day = Rätsel des Tages
puzzle-of-day-means = Für alle dasselbe, und jeden Tag ein neues.
puzzle-solve = Lösen
puzzle-day-solved = Gelöst, noch einmal ansehen
puzzle-day-missed = Verfehlt, noch einmal ansehen
puzzle-days =
    { $count ->
        [one] Deine Serie: { $count } Tag.
       *[other] Deine Serie: { $count } Tage.
    }
puzzles-run = Zehn am Stück
puzzles-run-means = Auf deinem Niveau: Nach richtigen Antworten wird es schwerer.
puzzles-row = Richtig in Folge: { $row }, dein Rekord: { $best }.
puzzles-done = Beantwortet: { $done } von { $of }.
puzzles-run-over = { $right } von { $asked } richtig.
puzzle-wrong = Nein: Am besten ist „{ $best }“.
puzzle-usual = Faustregel
puzzle-found-by = Gefunden von: { $bots }.
puzzle-found-by-none = Keiner unserer Bots findet es auf den ersten Blick.
review-idea = Die Idee: { $theme }.
puzzles-themes = Thema
puzzles-themes-all = alle Themen
puzzles-how-text = Jedes Rätsel wurde in Tausenden erdachter Verteilungen geprüft, die zu allem passen, was man auf diesem Platz gesehen hat: Jeder erlaubte Zug wird nach Faustregeln zu Ende gespielt, und die Zahlen in Klammern gelten mit 95 % Sicherheit. Der beste Zug liegt so weit vorn, dass ein Rückblick jeden anderen einen Fehler nennen würde, die Faustregeln verfehlen ihn, und der stärkste Bot würde ihn spielen. Antworten und Serien bleiben in diesem Browser.

# ---- over several games
habits = Was deine Entscheidungen kosten
habits-about =
    { $count ->
        [one] In dem einen Spiel mit Rückblick hat dich eine Entscheidung im Schnitt { $loss } gekostet.
       *[other] In deinen letzten { $count } Spielen mit Rückblick hat dich eine Entscheidung im Schnitt { $loss } gekostet.
    }
habits-none = Sieh dir den Rückblick auf ein beendetes Spiel an, dann steht hier, welche Entscheidungen dich am meisten kosten.
habits-line = Kosten einer Entscheidung, Spiel für Spiel
habits-kind = Art
habits-decisions =
    { $count ->
        [one] eine Entscheidung
       *[other] { $count } Entscheidungen
    }
habits-each = Kosten
habits-change = Änderung
habits-change-about = Änderung: deine letzten zehn Spiele gegenüber den zehn davor. Unter null heißt, dass du weniger verschenkst.
habits-mistakes = Fehler
habits-dearest = Deine teuerste Gewohnheit: { $kind }. Zum Beispiel:
habits-example = Runde { $round }: { $played } statt { $better }, { $loss }
