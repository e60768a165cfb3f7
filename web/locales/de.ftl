# Mazzo auf Deutsch. Eine Datei ist eine Sprache: in jeder Datei dieses Ordners stehen dieselben Schlüssel und Argumente.

# ---- überall
app-name = Mazzo
app-claim = Ein Tisch für Kartenspiele. Setz dich.
close = Schließen
back-home = Zurück zum Anfang
loading = Einen Moment…
skip-to-hand = Direkt zu deinen Karten
language = Sprache
theme = Farben
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel

# ---- Startseite
your-name = Dein Name
name-hint = So sehen dich die anderen.
save-name = Speichern
name-saved = Gespeichert.
game-wizard-title = Wizard
game-wizard-claim = Sag voraus, wie viele Stiche du machst. Dann mach genau so viele.
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
option-bids = Wie angesagt wird
option-bids-open = Reihum
option-bids-open-means = Alle hören, was bisher angesagt ist.
option-bids-blind = Alle zugleich
option-bids-blind-means = Die Ansagen sind verdeckt und werden vor der ersten Karte zusammen aufgedeckt.
option-bids-secret = Geheim bis zum Schluss
option-bids-secret-means = Die Ansagen bleiben verdeckt, bis die Runde gezählt wird.
option-dark-wizard = Der letzte Zauberer gewinnt
option-dark-wizard-means = Fallen in einem Stich mehrere Zauberer, nimmt ihn der letzte und nicht der erste.
option-leaders-hook = Haken für die Spitze
option-leaders-hook-means = Wer als Geber allein in Führung liegt, darf nicht so ansagen, dass die Ansagen genau aufgehen.
option-clairvoyance = Hellsehen
option-clairvoyance-means = Beim Ansagen siehst du alle Karten außer deinen eigenen.
option-monochrome = Einfarbig
option-monochrome-means = Jeder hat ein Deck aus einer Farbe. Kein Trumpf: die höchste Karte gewinnt. Für 3 oder 4 Spieler.
option-rounds = Runden
option-rounds-all = Alle
option-rounds-all-means = Von einer Karte bis so viele, wie das Deck hergibt.
option-rounds-short = Jede zweite
option-rounds-short-means = Runden mit 1, 3, 5 … Karten: etwa die halbe Zeit.
option-rounds-other-means = Deine eigene Liste von Kartenzahlen, zum Beispiel 2-3-5.

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
seat-you = du
seat-bot = Bot, { $level }
seat-away = nicht da
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
watching = Du schaust zu.

# ---- die Leitung zum Server
signal-good = Verbunden
signal-slow = Die Leitung ist langsam
signal-cut = Nicht verbunden
reconnecting = Verbinde neu…
reconnecting-pending = Verbinde neu… „{ $move }“ ist noch nicht abgeschickt.
no-such-table = Diesen Tisch gibt es nicht. Ist der Link vollständig?

# ---- Kopfzeile und Menü
menu = Menü
score = Punkte
log = Verlauf
last-trick = Letzter Stich
no-last-trick = In dieser Runde ist noch kein Stich gemacht.
round-of = Runde { $round } von { $rounds }
trump = Trumpf
trump-is = Trumpf: { $suit }
trump-none = Kein Trumpf
trump-open = Der Geber bestimmt den Trumpf
turned-card = Aufgedeckt: { $card }
round-short = Runde { $round }/{ $rounds }
balance-short = Angesagt { $bids }/{ $tricks }
balance-label = { $bids } von { $tricks } Stichen angesagt
balance-under = { $count } zu wenig
balance-over = { $count } zu viel
balance-even = geht auf
balance-hidden = verdeckt
balance-banner =
    { $bids ->
        [one] { $bids } angesagt
       *[other] { $bids } angesagt
    } für { $tricks ->
        [one] { $tricks } Stich
       *[other] { $tricks } Stiche
    }
keys = Tasten
taps = Spielen mit dem Finger
taps-auto = Einmal tippen, wo Karten breit sind, sonst zweimal
taps-one = Einmal tippen
taps-two = Zweimal tippen
rank-order = Reihenfolge deiner Karten
rank-order-falling = Hohe zuerst
rank-order-rising = Niedrige zuerst
letters = Einzelne Buchstaben lesen den Tisch vor
leave-table = Tisch verlassen
leave-sure = Ein Bot hält deinen Platz, bis du ihn zurücknimmst.
take-back = Platz zurücknehmen
seat-kept = Ein Bot spielt für dich.
set-aside = Weggelegte Karten
link-of-table = Link zu diesem Tisch
fair-deal = Fingerabdruck des Gebens

# ---- Karten
suit-R = Rot
suit-Y = Gelb
suit-G = Grün
suit-B = Blau
card-R = Rot { $rank }
card-Y = Gelb { $rank }
card-G = Grün { $rank }
card-B = Blau { $rank }
card-W = Zauberer
card-J = Narr
index-W = Z
index-J = N

# ---- am Tisch
opponents = Mitspieler
trick = Stich
trick-empty = Keine Karte auf dem Tisch
hand = Deine Karten
hand-hidden = Deine Karten, auch für dich verdeckt, bis angesagt ist
hands-open = Die Karten der anderen
card-playable = { $card }, spielbar
card-not-playable = { $card }, nicht spielbar: { $reason }
card-chosen = { $card }, vorgemerkt
card-raised = { $card }, zum Spielen noch einmal tippen
played-by = { $name }: { $card }
played-by-winning = { $name }: { $card }, liegt vorn
played-by-won = { $name }: { $card }, macht den Stich
seat-bid = sagt { $bid } an
seat-bid-open = noch nicht angesagt
seat-bid-hidden = Ansage verdeckt
seat-won = { $won } gemacht
seat-score = { $score } Punkte
seat-dealer = Geber
seat-thinking = am Zug
seat-sealed = hat verdeckt angesagt
seat-kept-short = ein Bot spielt
you = Du
status-your-trump = Du bist dran: bestimme den Trumpf
status-your-bid = Du bist dran: wie viele Stiche?
status-your-bid-sealed = Sag verdeckt an
status-your-card = Du bist dran: spiel eine Karte
status-your-lead = Du bist dran: du spielst aus
status-sending = Wird gesendet…
status-waiting-trump = { $name } bestimmt den Trumpf
status-waiting-bid = { $name } sagt an
status-waiting-bids = Es fehlen: { $names }
status-waiting-card = { $name } ist dran
status-over = Das Spiel ist zu Ende
announce-your-turn = Du bist dran.
name-trump = Trumpf bestimmen
suit-with-count =
    { $count ->
        [one] { $suit }, davon hast du { $count }
       *[other] { $suit }, davon hast du { $count }
    }
bid-question = Deine Ansage
bid-number = { $bid } ansagen
bid-number-not = { $bid } ansagen, nicht erlaubt: { $reason }
bid-changeable = Du kannst sie noch ändern.
bid-short = { $bid } angesagt
bid-locked = Verdeckt: { $bid }
bid-balance-open = bisher { $bids } von { $tricks }

# ---- was geschieht
news-dealt =
    { $you ->
        [yes] Du gibst jedem { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }.
       *[no] { $name } gibt jedem { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }.
    }
news-turned = Aufgedeckt: { $card }.
news-trump =
    { $you ->
        [yes] Du machst { $suit } zum Trumpf.
       *[no] { $name } macht { $suit } zum Trumpf.
    }
news-bid =
    { $you ->
        [yes] Du sagst { $bid } an.
       *[no] { $name } sagt { $bid } an.
    }
news-revealed =
    { $you ->
        [yes] Du hattest { $bid } angesagt.
       *[no] { $name } hatte { $bid } angesagt.
    }
news-played =
    { $you ->
        [yes] Du spielst { $card }.
       *[no] { $name } spielt { $card }.
    }
news-trick =
    { $you ->
        [yes] Du machst den Stich, deinen { $won ->
            [1] ersten
            [2] zweiten
            [3] dritten
           *[other] { $won }.
        }
       *[no] { $name } macht den Stich, den { $won ->
            [1] ersten
            [2] zweiten
            [3] dritten
           *[other] { $won }.
        }
    }
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
        [yes] Du stehst auf; ein Bot hält deinen Platz.
       *[no] { $name } steht auf; ein Bot hält den Platz.
    }
news-sealed =
    { $you ->
        [yes] Du hast verdeckt angesagt.
       *[no] { $name } hat verdeckt angesagt.
    }
news-closed = Dieser Tisch wurde vor dem Ende geschlossen.

# ---- der Punkteblock
score-round = Runde
score-cards = Karten
score-bid = Ans.
score-won = Stiche
score-points = ±
score-total = Summe
score-now = wenn die Runde jetzt endete
score-made = getroffen
score-missed = verfehlt
score-caption = Punkteblock

# ---- Ende der Runde, Ende des Spiels
round-over = Runde { $round } ist vorbei
next = Weiter
you-win = Du hast gewonnen!
you-share = Du teilst dir den ersten Platz.
winner-is = { $name } gewinnt.
winners-are = { $names } teilen sich den ersten Platz.
place-number = { $rank }.
rematch = Revanche
rematch-hint = Dieselben Leute, neue Karten.
rematch-ready = Die Runde spielt an einem neuen Tisch weiter.
play-on = Dorthin
seed-label = Die Startzahl dieses Spiels, um jedes Geben nachzuprüfen

# ---- Tasten
keys-title = Tasten
keys-move = Durch deine Karten gehen
keys-play = Spielen, wählen, bestätigen
keys-bid = Ansage tippen, Enter schickt sie ab
keys-escape = Wahl zurücknehmen, Blatt schließen
keys-hand = Deine Karten vorlesen
keys-trick = Den Tisch vorlesen
keys-score = Die Punkte vorlesen
keys-bids = Die Ansagen vorlesen
keys-last = Den letzten Stich vorlesen
keys-rules = Was kann ich jetzt tun?
keys-help = Diese Liste
key-names-move = ← → ↑ ↓
key-names-play = Enter, Leertaste
key-names-digits = 0–9
key-names-escape = Esc
read-nothing = Noch nichts.

# ---- warum nicht
reason-follow-suit = Du musst { $suit } bekennen oder einen Zauberer oder Narren spielen.
reason-not-in-hand = Diese Karte hast du nicht.
reason-bid-too-high = So viele Stiche gibt es in dieser Runde nicht.
reason-hook = Allein in Führung darfst du die Ansagen nicht aufgehen lassen.
reason-not-your-turn = Du bist nicht dran.
reason-game-over = Das Spiel ist zu Ende.
reason-no-such-move = Das geht jetzt nicht.
reason-stale = Der Tisch ist inzwischen weiter. Schau noch einmal hin.
reason-not-host = Das darf nur, wer den Tisch eröffnet hat.
reason-not-seated = Du hast an diesem Tisch keinen Platz.
reason-seat-taken = Dieser Platz ist besetzt.
reason-too-fast = Das war sehr schnell. Warte einen Moment.
reason-no-such-seat = Diesen Platz gibt es nicht.
reason-no-such-table = Diesen Tisch gibt es nicht.
reason-bad-name = Dieser Name geht nicht.
reason-bad-options = Diese Hausregeln passen nicht zusammen: { $text }
reason-no-network = Der Server ist nicht zu erreichen. Bist du online?
reason-already-started = Das Spiel hat schon begonnen.
reason-seat-empty = Da sitzt niemand.
reason-seats-empty = Es sind noch Plätze frei.
reason-seat-kept = Ein Bot spielt für dich: nimm erst deinen Platz zurück.
reason-not-kept = Der Platz gehört dir schon.
reason-not-over = Das Spiel ist noch nicht zu Ende.
reason-not-playing = Hier wird gerade nicht gespielt.
reason-incomplete = Diesem Zug fehlt noch etwas.
reason-too-many-parts = In diesem Zug ist etwas zu viel.
reason-no-such-level = Diesen Bot gibt es nicht.
reason-old-rules = Dieser Tisch wurde nach einer älteren Fassung der Regeln gespielt und kann nicht weitergehen.
reason-busy = Der Tisch ist beschäftigt. Versuch es noch einmal.
reason-not-stored = Der Server kann gerade nichts speichern; es hat sich nichts geändert. Versuch es noch einmal.
reason-no-person = Der Server kennt dich noch nicht. Lade die Seite neu.
reason-too-many-messages = Das war viel auf einmal. Warte einen Moment.
reason-too-many-refusals = Das war viel auf einmal. Warte einen Moment.
reason-too-many-tables = Von hier wurden viele Tische eröffnet. Versuch es später wieder.
reason-too-many-persons = Von hier kamen viele neue Leute. Versuch es später wieder.
reason-too-many-sockets = Zu viele Verbindungen von hier. Schließ andere Fenster.
reason-too-many-guesses = Von hier wurden zu viele falsche Links probiert. Warte eine Minute.
reason-wrong-origin = Diese Seite gehört nicht zu diesem Server.
reason-no-such-address = Unter dieser Adresse gibt es nichts.
reason-server-error = Auf dem Server ist etwas schiefgegangen.
reason-unknown = Der Server hat das nicht angenommen.
