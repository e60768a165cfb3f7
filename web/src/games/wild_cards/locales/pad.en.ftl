# ---- the score pad
pad-who-first = Who is first in round 1?
pad-order = Order in this round
pad-order-means = Only where an order is needed: for drawing, and in ties. Everyone bids at the same time.
pad-next-round = Next round
pad-account = Final account
pad-back = Back
pad-next-player = Next: { $name }
pad-settle = Who has won?
pad-what-has = What does { $name } have?
pad-what-you-have = What do you have?
pad-too-many-animals =
    { $count ->
        [one] That is { $count } animal more than were ever on display.
       *[other] That is { $count } animals more than were ever on display.
    }
pad-so-far =
    { $points ->
        [one] { $points } point so far
       *[other] { $points } points so far
    }
pad-who-leads = Who has the leaders?
pad-who-leads-means = Only those with the most of a species can have its leader. In a tie, look who it lies in front of.
pad-supply = Nobody
pad-only-one-counts = Also { $animals }: only one second species counts.
pad-peacock-counts = The peacock leader counts 3 instead of 1.
pad-tie-shared = { $score ->
        [one] { $score } point each
       *[other] { $score } points each
    } and the same number of animals ({ $counts }): they share the place.
pad-tie-animals = { $score ->
        [one] { $score } point each
       *[other] { $score } points each
    }: the number of animals decides ({ $counts }).
pad-change-account = Change the account
