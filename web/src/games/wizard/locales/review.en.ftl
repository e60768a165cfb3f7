kind-wizard-trump = naming trump
kind-wizard-bid = bidding
kind-wizard-lead = leading
kind-wizard-follow = following suit
kind-wizard-discard = playing any card
