# ---- überall
app-name = Mazzo
app-claim = Ein Tisch für Kartenspiele. Setz dich dazu.
close = Schließen
back-home = Startseite
loading = Einen Moment…
skip-to-hand = Direkt zu deinen Karten
language = Sprache
theme = Farben
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel

# ---- der Warteraum
seat-you = du
seat-bot = Bot, { $level }
seat-away = nicht da
watching = Du schaust zu.

# ---- die Leitung zum Server
signal-good = Verbunden
signal-slow = Langsame Verbindung
signal-cut = Keine Verbindung
reconnecting = Verbinde neu…
reconnecting-pending = Verbinde neu… „{ $move }“ noch nicht gesendet.
no-such-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?

# ---- Kopfzeile und Menü
menu = Menü
score = Punkte
log = Verlauf
memory = Merkhilfe
goal = Das Ziel:
goal-hide = Ziel ausblenden
round-of = Runde { $round } von { $rounds }
round-short = Runde { $round }/{ $rounds }
keys = Tasten
taps = Spielen per Touch
taps-auto = Einmal tippen, schmale zweimal
taps-one = Einmal tippen
taps-two = Zweimal tippen
taps-hold = Karte gedrückt halten
letters = Tastenkürzel: Buchstaben lesen vor, Ziffern wählen aus
letters-hint = Andere Buchstaben legst du im Tischmenü unter „Tasten“ fest.
arrange = Hand selbst sortieren
rank-order = Karten sortieren
rank-order-falling = Hohe zuerst
rank-order-rising = Niedrige zuerst
arrange-hint = Zieh eine Karte an eine andere Stelle deiner Hand oder drück Umschalt mit ← oder →. Das gilt für die ganze Runde.
arrange-left = { $card }: weiter nach links
arrange-right = { $card }: weiter nach rechts
arrange-done = { $card }, Karte { $place } von { $cards }.
leave-table = Tisch verlassen
leave-sure = Ein Bot spielt für dich, bis du wieder übernimmst.
leave-sure-solo = Das Spiel wartet auf der Startseite auf dich.
take-back = Wieder übernehmen
seat-kept = Ein Bot spielt für dich.
seat-paused = Dieses Spiel macht Pause. Es geht weiter, wenn du weiterspielst.
resume = Weiterspielen
link-of-none = Dieses Spiel liegt nur auf diesem Gerät: Sonst kann es niemand öffnen.
fair-deal = Prüfsumme des Startwerts

# ---- am Tisch
opponents = Mitspieler
hand = Deine Karten
card-playable = { $card }, spielbar
card-not-playable = { $card }, nicht spielbar: { $reason }
card-chosen = { $card }, vorgemerkt
card-raised = { $card }, zum Spielen noch einmal tippen
tap-again = Nochmal tippen: { $card } spielen
card-to-hold = { $card }, zum Spielen gedrückt halten
seat-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
points-short = Pkt.
percent = { $percent } %
seat-dealer = Geber
seat-thinking = am Zug
meet-bot = Wie { $name } spielt
meet-keeper = Wie der Bot für { $name } spielt
seat-kept-short = Bot spielt
seat-paused-short = Pause
you = Du
status-sending = Wird gesendet…
status-over = Das Spiel ist zu Ende
announce-your-turn = Du bist dran.

# ---- was geschieht
news-scored =
    { $you ->
        [yes] Du: { $points } Punkte.
       *[no] { $name }: { $points } Punkte.
    }
news-over = Das Spiel ist zu Ende.
news-sat =
    { $you ->
        [yes] Du setzt dich.
       *[no] { $name } setzt sich.
    }
news-left =
    { $you ->
        [yes] Du stehst auf; ein Bot übernimmt.
       *[no] { $name } steht auf; ein Bot übernimmt.
    }
news-paused = Du stehst auf; das Spiel wartet auf dich.
news-closed = Dieser Tisch wurde vorzeitig geschlossen.

# ---- der Punkteblock
score-round = Runde
score-total = Gesamt
score-caption = Punktezettel
score-save-csv = Punkte als Tabelle speichern (CSV)
score-save-png = Punkte als Bild speichern (PNG)

# ---- Ende der Runde, Ende des Spiels
round-over = Runde { $round } ist vorbei
next = Weiter
you-win = Du hast gewonnen!
you-share = Du teilst dir den ersten Platz.
winner-is = { $name } gewinnt.
winners-are = { $names } teilen sich den ersten Platz.
rank-number = { $rank }.
rank = Platz
rank-now = Platz { $rank }
rank-up =
    { $places ->
        [one] { $places } Platz vor
       *[other] { $places } Plätze vor
    }
rank-down =
    { $places ->
        [one] { $places } Platz zurück
       *[other] { $places } Plätze zurück
    }
share = Teilen
lead-always =
    { $you ->
        [yes] Du hast von der ersten bis zur letzten Runde geführt.
       *[no] { $name } hat von der ersten bis zur letzten Runde geführt.
    }
lead-at-last =
    { $you ->
        [yes] Du bist erst in der letzten Runde in Führung gegangen.
       *[no] { $name } ist erst in der letzten Runde in Führung gegangen.
    }
lead-since =
    { $you ->
        [yes] Du bist in Runde { $round } in Führung gegangen und hast sie nicht mehr abgegeben.
       *[no] { $name } ist in Runde { $round } in Führung gegangen und hat sie nicht mehr abgegeben.
    }
rematch = Revanche
rematch-hint = Gleiche Leute, neue Karten.
rematch-ready = Die Revanche ist eröffnet.
play-on = Mitspielen
seed-label = Startwert dieses Spiels
more = Mehr

# ---- Tasten
keys-title = Tasten
keys-move = Durch deine Karten gehen
keys-arrange = Eine Karte in deiner Hand verschieben
keys-play = Spielen, wählen, bestätigen
keys-escape = Auswahl aufheben, Fenster schließen
keys-hand = Deine Karten vorlesen
keys-score = Die Punkte vorlesen
keys-rules = Was kann ich jetzt tun?
keys-help = Diese Liste
keys-for = Taste für: { $what }
keys-change = Zum Ändern einen anderen Buchstaben darübertippen.
keys-are-off = Tastenkürzel sind in den Einstellungen ausgeschaltet.
keys-usual = Auf Standard zurücksetzen
key-names-move = ← → ↑ ↓
key-names-arrange = Umschalt ← →
key-names-play = Enter, Leertaste
key-names-escape = Esc
read-nothing = Noch nichts.

# ---- warum nicht
reason-not-in-hand = Diese Karte hast du nicht.
reason-not-your-turn = Du bist nicht dran.
reason-game-over = Das Spiel ist zu Ende.
reason-no-such-move = Das geht jetzt nicht.
reason-stale = Das Spiel ist schon weiter. Schau noch mal hin.
reason-not-host = Das darf nur, wer den Tisch leitet.
reason-not-seated = Du hast an diesem Tisch keinen Platz.
reason-seat-taken = Dieser Platz ist besetzt.
reason-no-such-seat = Diesen Platz gibt es nicht.
reason-no-such-table = Diesen Tisch gibt es nicht.
reason-bad-name = Dieser Name geht nicht.
reason-bad-options = Diese Hausregeln passen nicht zusammen.
reason-no-network = Der Server ist nicht zu erreichen. Bist du online?
reason-no-rules-here = Die Spiele sind noch nicht auf diesem Gerät. Versuch es gleich noch einmal.
reason-already-started = Das Spiel hat schon begonnen.
reason-seat-empty = Da sitzt niemand.
reason-seat-kept = Ein Bot spielt für dich: Übernimm erst wieder selbst.
reason-not-kept = Der Platz gehört dir schon.
reason-not-over = Das Spiel ist noch nicht zu Ende.
reason-not-playing = Hier wird gerade nicht gespielt.
reason-incomplete = Der Zug ist noch unvollständig.
reason-too-many-parts = Der Zug enthält zu viel.
reason-no-such-game = Dieses Spiel gibt es hier nicht.
reason-no-such-level = Diesen Bot gibt es nicht.
reason-old-rules = Dieses Spiel lief nach älteren Regeln und kann nicht weitergehen.
reason-old-page = Diese Seite ist älter als das Spiel. Lade sie neu.
reason-log-damaged = Das Protokoll dieses Tisches ist beschädigt; das Spiel kann nicht weitergehen.
reason-busy = Der Tisch ist beschäftigt. Versuch es noch einmal.
reason-not-stored = Das konnte nicht gespeichert werden; geändert hat sich nichts. Versuch es noch einmal.
reason-no-person = Der Server kennt dich noch nicht. Lade die Seite neu.
reason-too-many-messages = Das war zu viel auf einmal. Warte kurz.
reason-too-many-refusals = Das war zu viel auf einmal. Warte kurz.
reason-preparing = Der Server macht sich noch bereit: { $percent } % sind geschafft. Versuch es gleich noch einmal.
reason-draining = Der Server wird gleich aktualisiert; neue Spiele beginnen gerade nicht. Versuch es in einer Weile wieder.
reason-too-many-tables = Von hier wurden zu viele Tische eröffnet. Versuch es später wieder.
reason-too-many-sockets = Zu viele Verbindungen von hier. Schließ andere Fenster.
reason-too-many-guesses = Von hier kamen zu viele falsche Links. Warte eine Minute.
reason-too-many-requests = Von hier kam zu viel auf einmal. Warte kurz.
reason-too-many-hellos = Du verbindest dich zu oft neu. Warte kurz.
reason-too-many-renames = Du hast deinen Namen oft genug geändert. Versuch es später wieder.
reason-too-many-second-thoughts = Du hast es dir oft genug anders überlegt. Jetzt bleibt es dabei.
reason-wrong-host = Der Server kennt diese Adresse nicht. Frag, wer ihn betreibt.
reason-wrong-origin = Diese Seite gehört nicht zu diesem Server.
reason-no-such-address = Unter dieser Adresse ist nichts.
reason-server-error = Auf dem Server ist etwas schiefgegangen.
reason-unknown = Der Server hat das abgelehnt.
