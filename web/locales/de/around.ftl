# ---- Startseite
your-name = Dein Name
name-hint = So sehen dich die anderen.
save-name = Speichern
name-saved = Gespeichert.

# ---- ein neuer Tisch
players = Spieler
bot-level = Bots auf freien Plätzen
level-casual = Hobbyspieler
level-novice = Anfänger
level-club = Vereinsspieler
level-master = Meister
level-random = Zufällig
level-hint = Im Warteraum kannst du Bots hinzufügen oder entfernen.
rules-of-table = Hausregeln
option-tricks-shown = Stiche nachsehen
option-tricks-shown-last = Nur den letzten
option-tricks-shown-last-means = Wie an den meisten Tischen: Was davor fiel, muss man sich merken. Nach der Runde steht alles im Verlauf.
option-tricks-shown-all = Alle dieser Runde
option-tricks-shown-all-means = Alle dürfen jeden Stich der laufenden Runde ansehen.
option-other = Andere…
clash-no-such-value = Wähle eines davon: { $values }.
clash-no-such-option = Eine solche Regel hat dieses Spiel nicht.
clash-not-for-so-many = Nicht zu { $players }.
clash-so-many-players = Dieses Spiel ist für { $least } bis { $most } Spieler.

# ---- der Warteraum
link-copied = Kopiert.
seats = Plätze

# ---- Einstellungen
settings = Einstellungen
theme-contrast = Hoher Kontrast
speed = Animationen
speed-1 = Normal
speed-05 = Langsam
speed-2 = Schnell
speed-off = Keine
sounds = Töne
volume = Lautstärke
volume-try = Testen
reasons = Nicht spielbare Karten
reasons-always = Sofort abgedunkelt
reasons-after-a-try = Erst nach einem Fehlversuch
autoplay = Einzig mögliche Karte automatisch spielen
autoplay-hint = Die anderen könnten merken, dass du keine Wahl hattest.
text-table = Tisch als Text
text-table-hint = Alles unter Überschriften, für Screenreader.

# ---- lernen
learn = Lernen
games = Spiele
rules = Regeln
learn-title = So spielt man { $game }
rulings-title = Regelfrage
lesson-about = Der schnellste Weg: zwei Minuten an einem echten Tisch, mit Trainer.
lesson-begin = Lektion starten
lesson-complete = Lektion geschafft
lesson-real-game = Jetzt ein echtes Spiel
picture-best = { $cards }; auf diese kommt es an: { $best }
coach = Trainer
coach-step = Schritt { $step } von { $steps }
coach-next = Weiter
coach-hide = Trainer ausblenden
coach-show = Trainer einblenden

# ---- eine neuere Seite
draining =
    { $minutes ->
        [0] Der Server wird gleich aktualisiert.
        [one] Der Server wird in { $minutes } Minute aktualisiert.
       *[other] Der Server wird in { $minutes } Minuten aktualisiert.
    } Dein Spiel geht weiter und bleibt erhalten, wenn es nicht fertig wird. Bis dahin beginnen keine neuen Spiele.
new-build = Es gibt eine neue Version dieser Seite.
new-build-playing = Es gibt eine neue Version dieser Seite. Lade sie nach dieser Runde neu; dein Platz bleibt dir.
reload = Neu laden
later = Später

# ---- nowhere
nowhere = Hier ist nichts
nowhere-hint = Ist die Adresse vollständig und richtig geschrieben?

# ---- the table as text
text-situation = Lage
text-on-table = Auf dem Tisch
text-commands = Befehle

# ---- why not
reason-hint-on-its-way = Dein Tipp ist unterwegs.
reason-too-many-hints = Das waren viele Tipps. Spiel eine Weile ohne.
reason-no-hint-now = Die Bots haben gerade keine Zeit für Tipps. Versuch es noch einmal.
reason-deal-open = Andere spielen diese Karten noch. Ansehen kannst du sie, sobald sie für alle geschlossen sind.
until-deal-open = Andere spielen diese Karten noch. Ansehen kannst du sie ab { $until }.
reason-no-challenge = Das war eine Lektion oder eine nachgespielte Stelle: Da gibt es nichts zu vergleichen.
reason-no-hints-same-deal = Wo andere dieselben Karten spielen, gibt es keine Tipps.
reason-no-hints-when-rated = In gewerteten Spielen gibt es keine Tipps.
reason-not-for-programs = Das ist nur für Menschen.
reason-not-holder = Der Tisch ist gerade anderswo in Gebrauch. Versuch es noch einmal.
reason-bad-token = Dieses Token ist ungültig.
reason-rated-needs-two = Ein gewertetes Spiel braucht mindestens zwei Menschen.
reason-not-alone = Hier spielen auch andere Leute mit: Die Bots behalten ihr Tempo.
reason-no-clock = Dieser Tisch hat keine Uhr.
reason-away-too-long = Deine Pausenzeit für dieses Spiel ist aufgebraucht.
reason-no-pause-when-rated = In gewerteten Spielen gibt es keine Pausen.
reason-no-new-pace-when-rated = In einem gewerteten Spiel bleibt die Bedenkzeit, wie sie ist.
reason-no-programs-when-rated = Programme spielen in gewerteten Spielen nicht mit.
reason-back-after-bot = Nach dem nächsten Zug des Bots kannst du wieder übernehmen.
reason-no-more-returns = Öfter kannst du in diesem Spiel nicht zurückkommen. Der Bot spielt weiter.
reason-id-used = Von dir wurde schon ein anderer Zug angenommen.
reason-said-enough = Du hast hier schon { $most } Nachrichten geschrieben. Das reicht für einen Tisch.
reason-no-such-pace = Die Uhr kann zwei- oder viermal langsamer laufen.
reason-too-soon = Das wurde gerade abgelehnt. Spielt erst mal weiter.
reason-nothing-said = Die Nachricht ist leer.
reason-too-long = Das ist zu lang.
reason-too-much-talk = Nicht so schnell: Warte ein paar Sekunden, bevor du weiterschreibst.

# ---- ein beendetes Spiel noch einmal
practice = Übung
practice-of = { $game }, Übung
practice-again = Noch ein Versuch
gone-on-of = { $game }, auf diesem Gerät
gone-on-back = Zum Spiel auf dem Server
news-goes-on = Hier geht es weiter. Was du nicht gesehen hast, ist neu verteilt.
review = Rückblick
replay = Wiederholung
key-names-pages = Bild↑ Bild↓
replay-watch = Wiederholung

# ---- hints, talk, clocks, an early end
hint = Tipp
hint-ask = Was wäre ein guter Zug?
hints = Tipps, außer in gewerteten Spielen
hints-on-request = Auf Wunsch
hints-always = Immer
hints-off = Keine
hint-only-move = Etwas anderes geht nicht.
hint-only-sensible = Nichts anderes wäre besser.
hint-as-usual = Naheliegend: In { $worlds } simulierten Verteilungen war nichts besser.
hint-better-than-usual = In { $worlds } simulierten Verteilungen besser als das übliche „{ $usual }“.
hint-better-points = { $points } Punkte besser als „{ $than }“.
hint-better-chance = Von 100 Spielen gewinnt es { $games } mehr als „{ $than }“.
hint-beats-usual-points = In { $worlds } simulierten Verteilungen brachte es { $points } Punkte mehr als das übliche „{ $than }“.
hint-beats-usual-chance = In { $worlds } simulierten Verteilungen gewann es von 100 Spielen { $games } mehr als das übliche „{ $than }“.
hint-close-points = Naheliegend. „{ $than }“ brachte in { $worlds } simulierten Verteilungen { $points } Punkte mehr, doch dort wird nach Faustregeln gespielt.
hint-close-chance = Naheliegend. „{ $than }“ gewann in { $worlds } simulierten Verteilungen von 100 Spielen { $games } mehr, doch dort wird nach Faustregeln gespielt.
hint-same = „{ $than }“ bringt genauso viel.
hint-chance-or-points = „{ $safer }“ gelingt öfter, bringt aber weniger ein als „{ $move }“.
hint-chances = Aussichten jeder Wahl
hint-chance = { $move }: { $percent } %
chat = Chat
chat-empty = Noch keine Nachrichten.
chat-write = Schreib etwas an alle
chat-send = Senden
chat-mute = Jemanden stummschalten
reaction-hello = Hallo!
reaction-well-played = Gut gespielt!
reaction-wow = Wow!
reaction-oops = Hoppla…
reaction-thanks = Danke!
reaction-good-game = Schönes Spiel!
clock-hurry = Noch { $seconds } Sekunden.
clock-slower = Zeit für alle
clock-faster-next = Weniger Zeit ab dem nächsten Zug.
leave-sure-rated = Ein Bot spielt für dich. Nach seinem nächsten Zug kannst du zurückkommen, höchstens dreimal pro Spiel.
right-back = Bin gleich zurück
right-back-means = Bin gleich zurück: Deine Uhr steht, bis du spielst, in diesem Spiel höchstens { $time }.
right-back-own = Deine Uhr steht.
right-back-here = Bin wieder da
seat-right-back = gleich zurück
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
        [yes] Deine Pause ist aufgebraucht: Die Uhr läuft wieder.
       *[no] Die Pause von { $name } ist aufgebraucht: Die Uhr läuft wieder.
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
end-agreed = Das Spiel wurde gemeinsam beendet.
end-given-up = Du hast das Spiel aufgegeben.
give-up = Spiel aufgeben
give-up-sure = Aufgeben? Das Spiel endet hier, unvollendet.
give-up-yes = Aufgeben

# ---- was it fair
fair-promise-kept = Geprüft: Das ist der vor dem Geben zugesagte Startwert.
fair-promise-broken = Das ist NICHT der vor dem Geben zugesagte Startwert.

# ---- what a table may have
clock = Bedenkzeit
clock-none = Ohne Uhr
clock-relaxed = Gemütlich, 90 s
clock-quick = Schnell, 20 s
rated = Gewertetes Spiel
rated-hint = Für mindestens zwei Menschen: keine Tipps, keine Programme, keine Pausen.
reason-forgotten = Deine Daten wurden von diesem Server gelöscht.
reason-signed-out = Dieses Gerät wurde abgemeldet.
reason-two-seats = Beide Namen spielen im selben gewerteten Spiel mit. Spiel es erst zu Ende.
reason-talked-out = Der Chat dieses Tisches ist voll.
reason-too-much-ado = Auf diesem Platz ging es zu oft hin und her. Eröffne einen anderen Tisch.
seat-program = ein Programm
public = Offener Tisch
public-hint = In der Lobby zu sehen: Alle dürfen sich dazusetzen.

# ---- one’s own page
you-page = Du und deine Spiele
history = Beendete Spiele
rating-change = { $before } → { $after }
reason-too-slow = Das hat zu lange gedauert. Versuch es noch einmal.

# ---- keeping order
person-about = Über { $name }
seat-blocked = von dir blockiert
news-removed =
    { $you ->
        [yes] Du wurdest vom Tisch entfernt.
       *[no] { $name } wurde vom Tisch entfernt.
    }
reason-banned = Du bist von diesem Server ausgeschlossen.
until-banned = Du bist bis { $until } von diesem Server ausgeschlossen.
reason-silenced = Du kannst hier spielen, aber nicht chatten und deinen Namen nicht ändern.
until-silenced = Bis { $until } kannst du hier spielen, aber nicht chatten und deinen Namen nicht ändern.
reason-name-given = Diesen Namen hat dir der Betreiber des Servers gegeben; du kannst ihn nicht ändern.
until-name-given = Diesen Namen hat dir der Betreiber des Servers gegeben; nach { $until } kannst du ihn wieder ändern.
reason-of-the-host = Der Grund: { $why }
reason-no-seat-here = Du kannst dich nicht an diesen Tisch setzen.
reason-removed = Du wurdest von diesem Tisch entfernt.
reason-blocked-here = Hier sitzt jemand, den du blockiert hast: { $name }.
reason-too-many-public = Höchstens { $most } offene Tische auf einmal. Warte, bis jemand dazukommt.

# ---- inviting, finding players, coming back
chat-unread =
    { $count ->
        [one] { $count } neue Nachricht
       *[other] { $count } neue Nachrichten
    }
rematch-other = Revanche mit Änderungen
ratings = Rangliste
reason-too-few-seats =
    { $count ->
        [one] { $count } Platz ist schon besetzt.
       *[other] { $count } Plätze sind schon besetzt.
    } Kleiner kann der Tisch nicht werden.

# ---- the same deal for several people
deal-play-this = Dieselben Karten spielen
deal-compare-results = Vergleichen

# ---- who one is
your-name-is = Dein Name: { $name }
