# ---- the tiles of the home page
players-range =
    { $least ->
        [one] { $least } bis { $most } Spieler
       *[other] { $least } bis { $most } Spieler
    }
by-author = von { $author }
no-install = Ohne Konto und ohne Installation. Dein Name und deine Tische bleiben in diesem Browser.
play-now = Sofort spielen
play-bots-count =
    { $bots ->
        [one] { $bots } Bot
       *[other] { $bots } Bots
    }
play-rounds =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
play-choices = { $game } gegen Bots
play-bots = Bots
play-level = Wie gut sie spielen
play-length = Länge
length-whole = Ganzes Spiel
length-quick = Kurz, { $minutes } Minuten
length-minutes = etwa { $minutes } Minuten
play-where = Wo
play-where-server = Auf dem Server
play-where-here = Auf diesem Gerät
play-server-means = Das Spiel zählt in deiner Statistik, und du kannst es auf einem anderen Gerät fortsetzen.
play-here-means = Geht auch ohne Verbindung. Das Spiel bleibt in diesem Browser und zählt nicht in deiner Statistik.
play-server-only = Dieses Spiel geht nur auf dem Server.
level-comes-later = sobald der Server bereit ist
level-away = muss einmal geladen werden, und es gibt kein Netz
level-fetched = einmal { $megabytes } MB
level-coming = { $level }, { $come } MB
level-coming-of = { $level } wird geladen: { $come } von { $megabytes } MB.
level-here = { $level } ist jetzt auf diesem Gerät, auch ohne Netz.
alone-here = Der Server ist nicht zu erreichen. Spielen kannst du trotzdem, hier auf diesem Gerät.
server-preparing = Der Server macht sich noch bereit, aber spielen kannst du schon. Die stärksten Bots kommen dazu, sobald er fertig ist.
server-preparing-soon = Dein Spiel beginnt von selbst, sobald es geht.
server-preparing-far = Wie weit der Server ist
server-ready = Der Server ist bereit: Jetzt spielen alle seine Bots.
new-to = Neu bei { $game }?
new-to-lesson = Lektion, 2 Minuten
new-to-lesson-means = Ein Trainer zeigt es dir an einem echten Tisch.
new-to-play = Einfach spielen
new-to-play-means = Beim ersten Mal gegen Anfänger.
put-away-table = { $game } aus der Liste entfernen
put-away-waiting = Du stehst von diesem Tisch auf.
put-away-company = Ein Bot spielt für dich weiter.
put-away-yes = Entfernen
put-away-no = Behalten
continue-waiting = Warteraum
continue-your-turn = Du bist dran
continue-playing = Spiel läuft
continue-paused = Pausiert
continue-with = mit { $names }
continue-alone = noch niemand sonst
round-number = Runde { $round }
continue = Weiterspielen
events = Turniere

# ---- puzzles
puzzles = Rätsel
puzzles-means = Ein Zug ist klar der beste. Findest du ihn? Jeden Tag ein neues Rätsel.
puzzles-of = Rätsel: { $game }

# ---- the score pads
own-table = An eurem Tisch
own-table-means = Die Karten habt ihr, das Handy schreibt die Punkte auf: nach denselben Regeln, ohne Netz.
own-table-of = Punkteblock: { $game }

# ---- with others
with-friends = Mit Freunden
learn-game = { $game } lernen
find-players = Mitspieler finden
find-players-hint = Setz dich zu allen, die gerade warten. Nach einer Minute kommen Bots dazu.
lobby = Tische mit freien Plätzen
lobby-join = Mitspielen
lobby-free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
lobby-minutes =
    { $count ->
        [0] gerade eröffnet
        [one] vor { $count } Minute
       *[other] vor { $count } Minuten
    }
lobby-none = Gerade wartet niemand. Mit „Mitspieler finden“ stehst du hier.
lobby-deals-in = Beginn in { $seconds } s
reason-too-many-persons = Von hier kamen zu viele neue Leute. Versuch es später wieder.
reason-link-void = Dieser Link ist verbraucht oder abgelaufen. Erstell auf dem anderen Gerät einen neuen.
on-this-device = auf diesem Gerät
new-table = Ein Tisch mit Freunden
open-table = Tisch eröffnen
carry = Ein anderes Gerät
carry-here = Der Link meldet diesen Browser als die Person an, die ihn erstellt hat. Was { $name } hier hat, bleibt zurück.
carry-yes = Ja, das ist mein Link
carry-no = Nein
site-help = Hilfe, Regeln und wie es gemacht ist (auf Englisch)
