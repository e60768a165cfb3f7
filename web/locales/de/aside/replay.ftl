## Die Wiederholung eines beendeten Spiels und die Prüfung ihrer Verteilungen

replay-not-yet = Hier gibt es keine Wiederholung: Das Spiel ist nicht zu Ende oder der Link unvollständig.
replay-report = Diesen Zug melden
replay-position = Stelle im Spiel
replay-at = { $position } von { $last }
replay-unspoilt = Verbleibende Dauer verbergen
replay-at-unspoilt = Zug { $position }
keys-replay-step = Einen Zug zurück oder vor
keys-replay-trick = Einen Stich oder eine Runde zurück oder vor
keys-replay-round = Eine Runde zurück oder vor
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-round-back = Vorige Runde
replay-round-forward = Nächste Runde
replay-play = Abspielen
replay-pause = Pause
replay-speed = Tempo
replay-eyes = Blickwinkel
replay-open = Alle Karten offen
replay-download = Herunterladen
fair-check = Verteilung prüfen
fair-promise-unheard = Der Startwert passt zu seiner Prüfsumme. Dieser Browser war vor dem Geben nicht dabei und muss dem Server die Zusage glauben.
fair-deals = Hier noch einmal gemischt: Alle { $deals } Verteilungen folgen aus dem Startwert.
fair-wrong = Die Karten der Runde { $round } folgen NICHT aus dem Startwert.
fair-not-here = Das Mischen in diesem Spiel prüft „mazzo verify“ anhand der heruntergeladenen Datei.
fair-stacked = Die Karten dieser Lektion wurden absichtlich so gelegt.
reason-too-many-replays = Das waren viele Wiederholungen. Warte einen Moment.
replay-all-hands = Alle Karten
replay-no-hands = Als Zuschauer
replay-link = Link zu diesem Moment
replay-copy-link = Link zu diesem Moment kopieren
keys-replay-hands = Alle Karten auf- oder zudecken
keys-replay-link = Link zu diesem Moment kopieren

reason-no-such-place = Diese Stelle gibt es in dem Spiel nicht.
reason-no-such-view = Von diesem Platz aus kann man nicht zusehen.
