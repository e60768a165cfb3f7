# ---- the score pad
pad-who-deals = Who deals first?
pad-deals = { $name } deals
pad-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
pad-ask-bid = { $name }: how many tricks?
pad-ask-tricks = { $name }: tricks taken
pad-bid-of = Bid of { $name }
pad-tricks-of = Tricks of { $name }
pad-heard-bid = { $name } bids { $bid }.
pad-bids-done = All bids are in. Now the tricks.
pad-heard-tricks = { $name }: { $tricks }.
pad-heard-scored = Round { $round } is scored.
pad-left-to-give =
    { $left ->
        [one] { $left } trick left
       *[other] { $left } tricks left
    }
pad-only-left =
    { $left ->
        [one] Only { $left } trick is left.
       *[other] Only { $left } tricks are left.
    }
pad-tricks-add-up = The tricks add up.
pad-tricks-missing =
    { $left ->
        [one] { $left } trick is missing.
       *[other] { $left } tricks are missing.
    }
pad-tricks-over =
    { $over ->
        [one] { $over } trick too many.
       *[other] { $over } tricks too many.
    }
pad-tap-to-change = Tap a name to change it.

# ---- bids that nobody may see
pad-sealed-so-far = Bids sealed: { $count } of { $players }
pad-bids-now = { $name } bids in secret
pad-only-for = For { $name } only
pad-pass-to = Pass the phone to { $name }. Nobody else looks.
pad-i-am = I am { $name }
pad-bid-in-secret = How many tricks? It is hidden again at once.
pad-your-bid = Your bid
pad-hide = Hide it again
pad-look-at-bid = { $name }: look at your own bid
pad-phones-waits = { $name } bids now.
