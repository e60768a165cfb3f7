# ---- how a bot plays
bots-novice-wild-cards = It bids the highest card it can pay for, or every other time just any of those, and refills at three cards or fewer. It takes the animal it has most of, never declines one it can pay for, and pays with whatever comes first. A second bid, an exchange, discards: it does without.
bots-casual-wild-cards = It estimates what each animal would be worth to it in the end, and what is likely to be left for each of its bids. Between nearly equal bids it draws lots, since a predictable bid loses. It pays for the bonus if it can, otherwise with what it needs least.
bots-club-wild-cards = Each try runs to the end of the second round after this one. What counts: half the chance of winning, half the lead in points over the best rival.
bots-master-wild-cards = It has learned when which bid is worth its price. While everyone refills, and with the eagle’s two cards, it goes by the casual bot’s rules of thumb.
