## Looking back at a finished game: what decisions cost, and what was luck

reason-no-review = Only a game that was played to its end can be reviewed.
reason-no-review-now = This game could not be reviewed.
reason-too-many-reviews = Too many reviews are waiting. Try again in a while.
