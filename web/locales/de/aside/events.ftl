# ---- Turniere
events-means = Alle spielen mit denselben Karten: allein gegen Bots oder an mehreren Tischen zugleich. Es zählt, wie viele der anderen du mit denselben Karten schlägst.
events-none = Gerade gibt es kein Turnier. Eröffne eins!
event-new = Turnier eröffnen
event-title = Titel
event-about = Worum es geht
event-game = Spiel
event-deals = Anzahl der Spiele
event-hours = Offen
event-hours-count =
    { $hours ->
        [one] { $hours } Stunde
       *[other] { $hours } Stunden
    }
event-days-count =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
event-listed = In der Lobby zeigen
event-listed-means = Sonst findet man es nur über den Link.
event-open-it = Eröffnen
event-by = von { $name }
event-people =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Leute
    }
event-deals-count =
    { $count ->
        [one] ein Spiel
       *[other] { $count } Spiele
    }
event-enter = Mitmachen
event-entered = Du machst mit
event-taken-out = Du wurdest aus der Rangliste genommen; warum, steht im Protokoll.
event-over = Vorbei
event-cancelled = Abgesagt
event-my-deals = Meine Spiele
event-the-deals = Spiele
event-deal = Spiel { $number }
event-standings = Rangliste
event-standings-means = Der Anteil der anderen, die du mit denselben Karten schlägst. Was du nicht gespielt hast, zählt nichts; bei Gleichstand entscheidet, wer öfter am besten war, dann, wer zuerst fertig war.
event-name = Name
event-total = Gesamt
event-played = Gespielt
event-luck = Die Zahl hinter ± sagt, wie viel davon Glück sein kann.
event-csv = Als CSV speichern
event-log = Protokoll
event-log-opened = Das Turnier wurde eröffnet.
event-log-strike = { $name } zählt nicht mehr: { $reason }
event-log-restore = { $name } zählt wieder: { $reason }
event-log-cancel = Das Turnier wurde abgesagt: { $reason }
event-organise = Veranstalten
event-organise-means = Was du hier änderst, lesen alle im Protokoll, mit deiner Begründung.
event-mend-who = Wer
event-mend-reason = Begründung
event-mend-strike = Aus der Rangliste nehmen
event-mend-restore = Wieder zählen lassen
event-mend-cancel = Turnier absagen

# ---- Turniere mit Leuten an mehreren Tischen
event-among = Wie gespielt wird
event-among-bots = Allein gegen Bots
event-among-people = Miteinander
event-among-bots-means = Alle spielen, wann sie mögen.
event-among-people-means = Mehrere Tische spielen gleichzeitig mit denselben Karten. Nach jedem Spiel wird neu gesetzt.
event-players = Leute am Tisch
event-bots = Bots
event-rules = Regeln am Tisch
event-minutes = Minuten pro Spiel
event-starts = Es beginnt
event-starts-mine = wenn ich es starte
event-starts-in = in { $minutes } Minuten
event-rests = Wenn die Tische nicht aufgehen
event-rests-bots = spielen Bots mit
event-rests-rest = setzt reihum jemand aus
event-programs = Programme dürfen mitmachen
event-program = Programm
event-begins = Beginnt { $at }
event-begins-later = Beginnt, sobald es gestartet wird
event-start = Jetzt starten
event-leave = Turnier verlassen
event-my-table = Mein Tisch
event-now = Im Moment
event-to-table = Zu meinem Tisch
event-round = Spiel { $number } von { $deals }
event-moment = Spiel { $number }/{ $deals }
event-moment-left =
    { $minutes ->
        [0] < 1 Min.
       *[other] { $minutes } Min.
    }
event-resting = Diesmal setzt du aus.
event-late = Beim nächsten Spiel sitzt du mit am Tisch.
event-my-game-over = Dein Spiel ist zu Ende.
event-tables-playing =
    { $count ->
        [one] Ein Tisch spielt noch.
       *[other] { $count } Tische spielen noch.
    }
event-minutes-left =
    { $minutes ->
        [0] Weniger als eine Minute übrig
        [one] Noch eine Minute
       *[other] Noch { $minutes } Minuten
    }
event-next-in =
    { $minutes ->
        [0] Gleich geht es weiter
        [one] In einer Minute geht es weiter
       *[other] In { $minutes } Minuten geht es weiter
    }
event-come = Wer nach { $minutes } Min. nicht am Tisch ist, für den spielt ein Bot; der Platz lässt sich zurückholen. Ist die Zeit um, spielen Bots zu Ende.
event-schedule = Wer wo sitzt
event-table = Tisch { $number }
event-bot = Bot
event-rest-names = Pause: { $names }
event-even =
    { $most ->
        [one] Von denen, die noch dabei sind, sind sich bisher keine zwei öfter als einmal begegnet.
       *[other] Von denen, die noch dabei sind, sind sich bisher je zwei { $least }- bis { $most }-mal begegnet.
    }
event-even-all =
    { $most ->
        [0] Von denen, die noch dabei sind, sind sich bisher keine zwei begegnet.
        [one] Von denen, die noch dabei sind, sind sich bisher je zwei einmal begegnet.
       *[other] Von denen, die noch dabei sind, sind sich bisher je zwei { $most }-mal begegnet.
    }
event-log-start = Das Turnier wurde gestartet.
event-log-closed = Das Turnier ging zu Ende.
event-log-too-few = Es waren zu wenige da.
event-print = Drucken
event-to-event = Zum Turnier
event-next-deal = Nächstes Spiel

reason-event-over = Dieses Turnier ist vorbei.
reason-event-changed-enough = Du hast oft genug Leute gestrichen und wieder aufgenommen. Absagen kannst du das Turnier noch.
reason-event-full = { $most } Leute machen schon mit: Das Turnier ist voll.
reason-not-entered = Melde dich zuerst zum Turnier an.
reason-not-organiser = Das kann nur, wer das Turnier veranstaltet.
reason-too-many-events = Du hast für heute genug Turniere eröffnet. Versuch es morgen wieder.
reason-no-such-event = Dieses Turnier gibt es nicht.
reason-event-alone = In diesem Turnier spielen alle für sich: Da gibt es nichts zu verlassen.
reason-event-seats = In diesem Turnier wird für jedes Spiel gesetzt.
reason-event-started = Dieses Turnier hat schon begonnen.
reason-no-programs-here = Programme können hier nicht mitmachen.
reason-round-over = Die Zeit für dieses Spiel ist um. Der Bot spielt weiter.

# ---- invitations, and what ends an event
events-open = Offen
events-running = Läuft
events-over = Vorbei
event-invited = Nur mit Einladung
event-invited-means = Die Einladungen machst du; jede gilt für eine Person.
event-invitation-needed = Deine Einladung
event-invitations = Einladungen
event-invitations-means = Jeder Link lässt eine Person herein. Schick allen einen eigenen.
event-invitations-count = Wie viele noch
event-invitations-make = Einladungen machen
event-invitations-copy = Alle unbenutzten kopieren
event-deal-by-deal = Spiel für Spiel, in Prozent
event-log-invite =
    { $count ->
        [one] Es gibt eine neue Einladung.
       *[other] Es gibt { $count } neue Einladungen.
    }
event-log-too-late = Der Server war nicht da, als das Turnier hätte weitergehen sollen.
event-log-old-rules = Die Regeln des Spiels haben sich geändert: Es können keine Karten mehr gegeben werden.
reason-not-invited = Hier kommt man nur mit einer Einladung herein, und jede gilt für eine Person.
