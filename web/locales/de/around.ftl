# ---- Startseite
your-name = Dein Name
name-hint = So sehen dich die anderen.
save-name = Speichern
name-saved = Gespeichert.
players-range =
    { $least ->
        [one] { $least } bis { $most } Spieler
       *[other] { $least } bis { $most } Spieler
    }
by-author = von { $author }
play-now = Sofort spielen
play-now-hint = Du gegen drei Bots, ohne Warten.
with-friends = Mit Freunden
continue = Deine offenen Tische
continue-waiting = Warteraum
continue-your-turn = Du bist dran
continue-playing = Spiel läuft
continue-with = mit { $names }
continue-alone = noch niemand sonst
no-install = Ohne Konto und ohne Installation. Dein Name und deine Tische bleiben in diesem Browser.

# ---- ein neuer Tisch
new-table = Ein Tisch mit Freunden
players = Spieler
bot-level = Bots auf freien Plätzen
level-casual = Gemütlich
level-novice = Anfänger
level-club = Vereinsspieler
level-random = Zufällig
level-hint = Im Warteraum kannst du Bots dazusetzen oder wegnehmen.
rules-of-table = Hausregeln
open-table = Tisch eröffnen
option-other = Andere…

# ---- der Warteraum
waiting-room = Warteraum
waiting-for-host = Wer den Tisch eröffnet hat, gibt, sobald alle da sind.
share-link = Schick diesen Link an deine Freunde
copy-link = Link kopieren
link-copied = Kopiert.
qr-label = QR-Code des Links
seats = Plätze
seat-number = Platz { $number }
seat-empty = frei
sit-here = Hier sitzen
add-bot = Bot dazusetzen
remove-seat = { $name } wegnehmen
swap-with-next = { $one } und { $other } tauschen
start-game = Geben
start-with-bots =
    { $count ->
        [one] Geben, mit einem Bot auf dem freien Platz
       *[other] Geben, mit Bots auf { $count } freien Plätzen
    }
house-rules-plain = Die üblichen Regeln
