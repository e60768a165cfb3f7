# ---- the score pad
pad-title = Punkteblock
pad-evenings = Abende
pad-no-rules = Beim ersten Mal holt sich der Block die Regeln vom Server. Geh online und versuch es noch einmal.
pad-not-kept = Dieser Browser speichert nichts: Wenn du die Seite schließt, ist der Abend weg.
pad-overtaken = In einem anderen Tab hat sich der Abend geändert. Schau nach und trag es noch einmal ein.
pad-undo = Zurücknehmen
pad-undone = Zurückgenommen.
pad-this-round = Diese Runde
pad-less = Eins weniger
pad-more = Eins mehr
pad-again = Noch einmal

# ---- corrections
pad-correct-round = Runde { $round } korrigieren
pad-correct-save = Korrektur speichern
pad-correct-hint = Verschrieben? Tipp auf die Nummer einer Runde, um sie zu korrigieren.
pad-corrected = korrigiert
pad-revised = nach einer Korrektur neu gerechnet
pad-heard-corrected = Runde { $round } korrigiert. Alles danach ist neu gerechnet.

# ---- a new evening
pad-new = Neuer Abend
pad-who-plays = Wer spielt mit, im Uhrzeigersinn?
pad-player = Spieler { $number }
pad-player-short = S{ $number }
pad-name-of = Name von Spieler { $number }
pad-move = { $name } verschieben
pad-move-how = Ziehen, oder mit den Pfeiltasten nach oben und unten.
pad-moved = { $name }: Platz { $place } von { $players }.
pad-remove = { $name } entfernen
pad-add = Noch jemand
pad-known = Namen von früheren Abenden
pad-draw = Auslosen
pad-house-rules = Hausregeln
pad-twice = Zwei heißen { $name }.
pad-begin = Los geht’s

# ---- the evenings
pad-none-yet = Noch kein Abend.
pad-goes-on = Runde { $round }, läuft noch
pad-unreadable = Dieser Abend ist nicht lesbar.
pad-drop = Abend vom { $date } löschen
pad-drop-sure = Löschen
pad-figures = Über alle Abende
pad-wins = Siege
pad-bids-made = Ansagen erfüllt
pad-made-by-cards = Erfüllte Ansagen, nach Karten auf der Hand
pad-comeback = Die schönste Aufholjagd: { $name }, { $behind } zurück nach Runde { $round } ({ $date }).
pad-files = Alle Abende als Datei
pad-files-means = Die Abende aller Spiele liegen nur in diesem Browser. Als Datei nimmst du sie auf ein anderes Handy mit.
pad-export = Exportieren
pad-import = Importieren
pad-import-not = In dieser Datei sind keine Abende.
pad-imported =
    { $count ->
        [one] { $count } Abend dazugekommen.
       *[other] { $count } Abende dazugekommen.
    }
pad-imported-later =
    { $count ->
        [one] { $count } Abend auf den neuesten Stand gebracht.
       *[other] { $count } Abende auf den neuesten Stand gebracht.
    }

# ---- each on their own phone
pad-phones = Alle am eigenen Handy
pad-phones-means = Die anderen öffnen diesen Block auf ihrem Handy, wählen ihren Namen und tragen selbst ein, was ihres ist. Geheime Ansagen bleiben geheim. Du kannst weiterhin für alle eintragen.
pad-phones-share = Block teilen
pad-phones-no-server = Dafür braucht es einen Server; diese Seite hat keinen.
pad-phones-who = Wer bist du?
pad-phones-i-am = Ich bin { $name }
pad-phones-taken = { $name } ist an einem anderen Handy
pad-phones-watch = Nur zuschauen
pad-phones-own = am eigenen Handy
pad-phones-here = dieses Handy
pad-phones-release = Freigeben
pad-phones-release-name = { $name } freigeben
pad-phones-released = { $name } kann wieder gewählt werden.
pad-phones-gone = Keine Verbindung. Deine Einträge bleiben hier und werden später gesendet.
pad-phones-alone = Der Server hat diesen Abend nicht mehr. Hier geht er weiter.
pad-phones-invite = Unser Punkteblock für { $game }
reason-bad-entry = Das lässt sich nicht eintragen.
reason-not-your-entry = Das kannst du jetzt nicht eintragen.
reason-not-your-pad = Das kann nur, wer den Block geteilt hat.
reason-evening-full = Dieser Abend ist voll. Fang einen neuen an.
reason-no-such-evening = Diesen Abend gibt es nicht, oder er wurde entfernt.
reason-too-many-evenings = Für jetzt hast du genug Abende geteilt. Versuch es später noch einmal.
