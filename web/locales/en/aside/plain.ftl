# ---- the table that draws any game
plain-table = On the table
plain-moves = What you can do
plain-round = Round { $round }
plain-waiting = Waiting for { $names }
plain-go-on = Go on: something is still missing.
plain-sealed = Your choice: { $choice }. You may still change it.
plain-start-over = Start over
plain-started-over = Started over.
plain-not = { $move }, not allowed: { $reason }
plain-which = { $card }: choose below what to do with it.
plain-copies = { $copies } × { $name }
plain-none = none
plain-yes = yes
plain-no = no
plain-keys-moves = Choose what to do
plain-keys-table = Read what is on the table
