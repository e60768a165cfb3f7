# ---- one’s devices and data
devices = Deine Geräte
device-name = { $browser } auf { $system }
device-unknown = Ein anderer Browser
device-here = dieses Gerät
device-first = angemeldet seit { $day }
device-last = zuletzt benutzt am { $day }
device-end = Abmelden
device-end-named = { $device } abmelden
device-end-others = Alle anderen abmelden
device-leave = Hier abmelden
device-leave-others = Auf deinen anderen Geräten bleibst du angemeldet.
device-leave-only = Das ist dein einziges Gerät. Meldest du es ab, kann niemand mehr { $name } sein, auch du nicht. Willst du wiederkommen, erstelle vorher einen Link für ein anderes Gerät.
device-leave-yes = Ja, abmelden
device-leave-no = Angemeldet bleiben
data-yours = Deine Daten
data-about = Alles, was dieser Server über dich weiß, in einer Datei.
data-download = Herunterladen
delete-me = Deine Daten löschen
delete-about = Dein Name, deine Nachrichten, Ergebnisse und Wertungen werden endgültig gelöscht. Deine Spiele bleiben denen erhalten, die mit dir gespielt haben, mit „Guest“ auf deinem Platz.
delete-type = Tippe zur Bestätigung deinen Namen: { $name }
delete-yes = Alles löschen
delete-no = Alles behalten

# ---- one’s games and figures
figures = Statistik
figures-games = Spiele
figures-wins = Gewonnen
figures-rank = Platz im Schnitt
figures-score = Punkte im Schnitt
figures-rating = Wertung
figures-rating-over-time = Wertung im Zeitverlauf
figures-wins-by-players = Siege nach Spielerzahl
history-none = Du hast noch kein Spiel beendet.
history-here = Auf diesem Gerät
history-here-about = Diese Spiele liegen nur in diesem Browser und zählen in keiner Statistik.
history-here-save = Alle herunterladen
history-more = Mehr anzeigen
history-rank = Platz { $rank } von { $players }
history-unfinished = nicht zu Ende gespielt
carry-about = Nimm Namen, Tische und Statistik auf ein anderes Gerät mit.
carry-make = Link erstellen
carry-link = Öffne diesen Link dort innerhalb von { $minutes } Minuten. Er gilt einmal; gib ihn nicht weiter.

reason-too-many-links = Von hier wurden zu viele Links erstellt. Versuch es später wieder.
reason-no-such-device = Das Gerät ist schon abgemeldet.
reason-too-many-exports = Das war fürs Erste oft genug. Versuch es später noch einmal.
reason-not-confirmed = Das ist nicht dein Name. Tippe ihn genau so, wie er da steht.
