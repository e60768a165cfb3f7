# ---- the waiting room
waiting-room = Warteraum
waiting-for-host = Wer den Tisch leitet, gibt, sobald alle da sind.
share-link = Schick diesen Link an deine Freunde
copy-link = Link kopieren
qr-label = QR-Code des Links
seat-number = Platz { $number }
seat-empty = frei
sit-here = Platz nehmen
add-bot = Bot hinzufügen
program-title = Ein Programm mitspielen lassen
program-hint = Dein eigenes Programm spielt nach denselben Regeln mit. Sein Token wird nur einmal und nur dir gezeigt.
program-seat = Programm hinzufügen
program-name = Programm { $number }
program-address = Adresse
program-token = Token für Platz { $number }
remove-seat = { $name } entfernen
swap-with-next = { $one } und { $other } tauschen
start-game = Karten geben
start-with-bots =
    { $count ->
        [one] Karten geben, ein Bot füllt auf
       *[other] Karten geben, { $count } Bots füllen auf
    }
house-rules-plain = Standardregeln
invite-share = Teilen
invite-text = Komm, spiel mit mir { $game }.
invite-network = Für Freunde im selben Netz (WLAN). Übers Internet braucht der Server eine öffentliche Adresse.
invite-this-machine = Bisher kann nur dieser Computer den Link öffnen. Damit Freunde in deinem Netz mitspielen können, starte den Server so:
greeting = { $name } lädt dich zu { $game } ein
greeting-nobody = Du bist zu { $game } eingeladen
greeting-seated = Du hast einen Platz.
greeting-sit = Platz nehmen
greeting-full = Alle Plätze sind besetzt.
greeting-host-deals = { $name } gibt, sobald alle da sind.
rules-players =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
rules-new = neu
rules-changed = Die Regeln wurden geändert: { $rules }
rules-change = Regeln ändern
rules-change-do = So spielen
rule-off = nein
not-rated = Nicht gewertet
not-public = Nur über den Link
seeking = Mitspieler gesucht
seeking-here = Am Tisch: { $count } von { $players }.
seeking-bots-in = Bots kommen dazu in
seeking-now = Jetzt anfangen
seeking-longer = Noch eine Minute warten
seeking-terms = Übliche Regeln, 90 Sekunden pro Zug, nicht gewertet. Du kannst die Seite verlassen: Dein Platz bleibt dir.
seeking-stop = Nicht mehr suchen
reason-seats-empty = Es sind noch Plätze frei.
reason-not-all-here = Ein gewertetes Spiel beginnt, wenn alle da sind. Es fehlt noch: { $names }
reason-usual-rules-only = Tische aus „Mitspieler finden“ behalten die üblichen Regeln.
reason-no-countdown = An diesem Tisch gibt, wer ihn leitet.
