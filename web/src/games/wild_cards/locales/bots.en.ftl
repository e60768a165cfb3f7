# ---- how a bot plays
bots-novice-wild-cards = It bids the highest card it can pay for, every other time just any of these, and refills with three cards or fewer. It takes the animal of which it has most, never declines one that it can pay for, and pays with whatever comes first. A second bid, an exchange, cards to discard: it lets them be.
bots-casual-wild-cards = It reckons what every animal would bring it in the end, and what is likely to be left for each of its bids. Among bids that are nearly equal it draws lots, since a bid that can be foreseen loses. It pays for the bonus if it can, else with what it needs least.
bots-club-wild-cards = Each try goes to the end of the second round after this one. What counts: one half the chance to win, one half the points ahead of the best rival.
