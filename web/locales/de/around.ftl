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
option-tricks-shown = Stiche nachsehen
option-tricks-shown-last = Nur den letzten
option-tricks-shown-last-means = Wie an den meisten Tischen: Was davor fiel, muss man sich merken. Nach der Runde steht alles im Verlauf.
option-tricks-shown-all = Alle der Runde
option-tricks-shown-all-means = Jeder darf alle Stiche der laufenden Runde ansehen.
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
program-title = Ein Programm mitspielen lassen
program-hint = Ein Programm von dir nimmt einen Platz ein und spielt nach denselben Regeln. Sein Token wird einmal gezeigt, und nur dir.
program-seat = Ein Programm dazusetzen
program-name = Programm { $number }
program-address = Adresse
program-token = Token für Platz { $number }
remove-seat = { $name } wegnehmen
swap-with-next = { $one } und { $other } tauschen
start-game = Geben
start-with-bots =
    { $count ->
        [one] Geben, mit einem Bot auf dem freien Platz
       *[other] Geben, mit Bots auf { $count } freien Plätzen
    }
house-rules-plain = Die üblichen Regeln

# ---- Einstellungen
settings = Einstellungen
theme-contrast = Hoher Kontrast
speed = Bewegung
speed-1 = Normal
speed-05 = Langsam
speed-2 = Schnell
speed-off = Keine
sounds = Töne
volume = Lautstärke
volume-try = Probieren
reasons = Karten, die du nicht spielen darfst
reasons-always = Gleich abgedunkelt
reasons-after-a-try = Erst nach einem falschen Versuch
autoplay = Die einzig mögliche Karte von selbst spielen
autoplay-hint = Die anderen könnten erraten, dass du keine Wahl hattest.
text-table = Tisch als Text
text-table-hint = Alles unter Überschriften, für Bildschirmleser.

# ---- lernen
learn = Lernen
games = Spiele
rules = Regeln
learn-game = { $game } lernen
learn-title = So spielt man { $game }
lesson-about = Der kürzeste Weg: fünf Schritte an einem echten Tisch, mit einem Trainer.
lesson-begin = Lektion beginnen
picture-best = { $cards }; auf diese kommt es an: { $best }
coach = Trainer
coach-step = Schritt { $step } von { $steps }
coach-hide = Trainer ausblenden
coach-show = Trainer einblenden
coach-over = Ende der Lektion

# ---- eine neuere Seite
new-build = Es gibt eine neue Fassung dieser Seite.
new-build-playing = Es gibt eine neue Fassung dieser Seite. Lade nach dieser Runde neu; dein Platz bleibt dir.
reload = Neu laden
later = Später

# ---- the table as text
text-situation = Lage
text-on-table = Auf dem Tisch
text-commands = Befehle
text-score = Ansagen und Punkte

# ---- why not
reason-hint-on-its-way = Dein letzter Tipp ist unterwegs.
reason-too-many-hints = Das waren viele Tipps. Denk einen Moment selbst nach.
reason-no-hint-now = Die Bots sind gerade zu beschäftigt für Tipps. Versuch es noch einmal.
reason-no-hints-when-rated = In einem gewerteten Spiel gibt es keine Tipps.
reason-no-such-place = Diese Stelle gibt es in dem Spiel nicht.
reason-no-such-view = Von diesem Platz kann man nicht schauen.
reason-not-for-programs = Das ist nur für Menschen.
reason-not-holder = Der Tisch ist anderswo beschäftigt. Versuch es noch einmal.
reason-bad-token = Dieser Schlüssel ist nicht gültig.
reason-rated-needs-two = Ein gewertetes Spiel braucht mindestens zwei Menschen.
reason-no-clock = Dieser Tisch hat keine Uhr.
reason-away-too-long = Deine Uhr hat schon so lange gestanden, wie sie in einer Partie darf.
reason-no-such-pace = Die Uhr lässt sich zwei- oder viermal langsamer stellen.
reason-too-soon = Das wurde gerade abgelehnt. Spielt noch eine Weile.
reason-nothing-said = Darin ist nichts zu sehen.
reason-too-long = Das ist zu lang.
reason-too-much-talk = Nicht so schnell: warte ein paar Sekunden, bevor du mehr sagst.

# ---- ein beendetes Spiel noch einmal
replay = Wiederholung
replay-not-yet = Hier gibt es keine Wiederholung: das Spiel ist nicht zu Ende, oder der Link ist unvollständig.
replay-report = Diesen Zug melden
replay-position = Stelle im Spiel
replay-at = { $position } von { $last }
replay-unspoilt = Verbergen, wie lange das Spiel noch dauert
replay-at-unspoilt = Entscheidung { $position }
keys-replay-step = Eine Entscheidung zurück oder vor
keys-replay-trick = Einen Stich oder eine Runde zurück oder vor
keys-replay-round = Eine Runde zurück oder vor
key-names-pages = Bild↑ Bild↓
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt weiter
replay-round-back = Zur Runde davor
replay-round-forward = Zur nächsten Runde
replay-play = Abspielen
replay-pause = Anhalten
replay-speed = Tempo
replay-eyes = Gesehen von
replay-open = Alle Karten offen
replay-download = Herunterladen
replay-watch = Noch einmal ansehen

# ---- hints, talk, clocks, an early end
hint = Tipp
hint-ask = Was täte ein guter Spieler?
hints = Tipps, außer in gewerteten Spielen
hints-on-request = Auf Wunsch
hints-always = Immer
hints-off = Keine
hint-only-move = Etwas anderes gibt es nicht.
hint-only-sensible = Alles andere ist gleich gut oder schlechter.
hint-as-usual = Das Übliche; { $worlds } ausgedachte Verteilungen zeigen nichts Besseres.
hint-better-than-usual = In { $worlds } ausgedachten Verteilungen besser als das übliche „{ $usual }“.
hint-better-points = { $points } Punkte besser als „{ $than }“.
hint-better-chance = { $percent } % mehr Gewinnchance als mit „{ $than }“.
hint-chances = Wie wahrscheinlich jede Wahl gelingt
hint-chance = { $move }: { $percent } %
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Sag etwas zum Tisch
chat-send = Senden
chat-mute = Jemanden stummschalten
reaction-hello = Hallo!
reaction-well-played = Gut gespielt!
reaction-wow = Wow!
reaction-oops = Hoppla…
reaction-thanks = Danke!
reaction-good-game = Gutes Spiel!
clock-hurry = Noch { $seconds } Sekunden.
clock-slower = Zeit für alle
right-back = Bin gleich zurück
right-back-means = Bin gleich zurück: Deine Uhr steht, bis du entscheidest, in dieser Partie höchstens { $time }.
right-back-own = Deine Uhr steht.
right-back-here = Bin wieder da
seat-right-back = ist gleich zurück
news-right-back =
    { $you ->
        [yes] Du bist gleich zurück; deine Uhr steht.
       *[no] { $name } ist gleich zurück; die Uhr steht.
    }
news-came-back =
    { $you ->
        [yes] Du bist wieder da.
       *[no] { $name } ist wieder da.
    }
news-called-back =
    { $you ->
        [yes] Deine Uhr hat lange genug gestanden: Sie läuft wieder.
       *[no] Die Uhr von { $name } hat lange genug gestanden: Sie läuft wieder.
    }
news-played-for =
    { $you ->
        [yes] Deine Zeit ist um: Ein Bot entscheidet für dich.
       *[no] Die Zeit von { $name } ist um: Ein Bot entscheidet.
    }
news-slowed =
    { $times ->
        [1] Alle haben wieder die übliche Zeit.
       *[other] Alle haben { $times }-mal so viel Bedenkzeit.
    }
news-host =
    { $you ->
        [yes] Du leitest jetzt den Tisch.
       *[no] { $name } leitet jetzt den Tisch.
    }
end-propose = Spielende vorschlagen
end-proposed = { $names }: hier aufhören?
end-agree = Aufhören
end-play-on = Weiterspielen
end-agreed = Die Spieler haben hier aufgehört.

# ---- was it fair
fair-check = Geben nachprüfen
fair-promise-kept = Geprüft: die Startzahl ist die vor dem Geben versprochene.
fair-promise-unheard = Die Startzahl passt zu ihrem Fingerabdruck. Dieser Browser war vor dem Geben nicht dabei und hat für das Versprechen nur das Wort des Servers.
fair-promise-broken = Die Startzahl ist NICHT die vor dem Geben versprochene.
fair-deals = Hier noch einmal gemischt: alle { $deals } Verteilungen folgen aus der Startzahl.
fair-wrong = Die Karten der Runde { $round } folgen NICHT aus der Startzahl.
fair-not-here = Das Mischen dieses Spiels prüft „mazzo verify“ mit der heruntergeladenen Datei.
fair-stacked = Die Karten dieser Lektion wurden von Hand geordnet.

# ---- what a table may have
clock = Bedenkzeit
clock-none = Ohne Uhr
clock-relaxed = Gemütlich, 90 s
clock-quick = Schnell, 20 s
rated = Gewertetes Spiel
rated-hint = Für mindestens zwei Menschen, ohne Tipps.
reason-too-many-links = Von hier wurden viele Links gemacht. Versuch es später wieder.
reason-link-void = Dieser Link ist verbraucht oder zu alt. Mach auf dem anderen Gerät einen neuen.
reason-talked-out = An diesem Tisch ist genug gesagt.
reason-too-many-replays = Das waren viele Wiederholungen. Warte einen Moment.
seat-program = ein Programm
public = Offener Tisch
public-hint = In der Lobby zu sehen: jeder darf sich setzen.

# ---- the lobby
lobby = Offene Tische
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

# ---- one’s own page
you-page = Du und deine Spiele
carry = Ein anderes Gerät
carry-about = Nimm deinen Namen, deine Tische und Zahlen auf ein anderes Gerät mit.
carry-make = Link machen
carry-link = Öffne diesen Link dort binnen { $minutes } Minuten. Er gilt einmal; gib ihn niemandem sonst.
carry-here = Mit diesem Link gehört dieser Browser der Person, die ihn gemacht hat. Was { $name } hier hat, bleibt zurück.
carry-yes = Ja, der Link ist von mir
carry-no = Nein
figures = Zahlen
figures-games = Spiele
figures-wins = Gewonnen
figures-rank = Platz im Schnitt
figures-score = Punkte im Schnitt
figures-rating = Wertung
figures-rating-over-time = Wertung im Lauf der Zeit
figures-wins-by-players = Gewonnene Spiele nach Spielerzahl
history = Beendete Spiele
history-none = Noch ist kein Spiel von dir zu Ende.
history-more = Mehr zeigen
history-rank = Platz { $rank } von { $players }
history-unfinished = nicht zu Ende gespielt
rating-change = { $before } → { $after }
reason-too-slow = Das hat zu lange gedauert. Versuch es noch einmal.
