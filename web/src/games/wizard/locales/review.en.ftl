kind-wizard-trump = naming trump
kind-wizard-bid = bidding
kind-wizard-play = playing cards
