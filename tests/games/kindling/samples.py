"""What general tests must know of Kindling."""

BIDS_STAY_IN_HAND = True  # for everybody else: sticks tied in secret have already left their owner's own view of the hand
