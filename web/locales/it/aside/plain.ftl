# ---- il tavolo che disegna qualsiasi gioco
plain-table = Sul tavolo
plain-moves = Che cosa puoi fare
plain-round = Mano { $round }
plain-waiting = Si aspetta { $names }
plain-go-on = Avanti: manca ancora qualcosa.
plain-sealed = La tua scelta: { $choice }. Puoi ancora cambiarla.
plain-start-over = Ricomincia
plain-started-over = Si ricomincia.
plain-not = { $move }, non permesso: { $reason }
plain-which = { $card }: scegli sotto che cosa farne.
plain-copies = { $copies } × { $name }
plain-none = nessuna
plain-yes = sì
plain-no = no
plain-keys-moves = Scegliere che cosa fare
plain-keys-table = Leggere che cosa c’è sul tavolo
