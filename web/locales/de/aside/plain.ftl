# ---- der Tisch, der jedes Spiel zeichnet
plain-table = Auf dem Tisch
plain-moves = Was du tun kannst
plain-round = Runde { $round }
plain-waiting = Gewartet wird auf { $names }
plain-go-on = Weiter: Es fehlt noch etwas.
plain-sealed = Deine Wahl: { $choice }. Du kannst sie noch ändern.
plain-start-over = Von vorn
plain-started-over = Von vorn begonnen.
plain-not = { $move }, nicht erlaubt: { $reason }
plain-which = { $card }: Wähle unten, was damit geschehen soll.
plain-copies = { $copies } × { $name }
plain-none = keine
plain-yes = ja
plain-no = nein
plain-keys-moves = Wählen, was du tust
plain-keys-table = Vorlesen, was auf dem Tisch liegt
