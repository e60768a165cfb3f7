## The replay of a finished game, and the check of its deals

replay-not-yet = No replay here: the game is not over, or the link is incomplete.
replay-report = Report this move
replay-position = Position in the game
replay-at = { $position } of { $last }
replay-unspoilt = Hide the length (no spoilers)
replay-at-unspoilt = Move { $position }
keys-replay-step = One move back or forward
keys-replay-trick = One trick or round back or forward
keys-replay-round = One round back or forward
replay-back = One step back
replay-forward = One step forward
replay-round-back = Previous round
replay-round-forward = Next round
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Point of view
replay-open = All hands open
replay-download = Download
fair-check = Check the deals
fair-promise-unheard = The seed matches its fingerprint. This browser was not there before the deal, so it has to take the server’s word for the commitment.
fair-deals = Shuffled again here: all { $deals } deals follow from the seed.
fair-wrong = The cards of round { $round } do NOT follow from the seed.
fair-not-here = To check this game’s shuffles, run “mazzo verify” on the downloaded record.
fair-stacked = The cards in this lesson were stacked on purpose.
reason-too-many-replays = That was a lot of replays. Wait a moment.
replay-all-hands = All hands
replay-no-hands = As a spectator
replay-link = Link to this moment
replay-copy-link = Copy the link to this moment
keys-replay-hands = Show or hide all hands
keys-replay-link = Copy the link to this moment

reason-no-such-place = There is no such point in the game.
reason-no-such-view = You cannot watch from that seat.
