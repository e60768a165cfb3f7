# ---- who plays best
ratings-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ratings-none = Nobody has played a rated game yet.
ratings-place = Place
ratings-name = Name
ratings-rating = Rating
ratings-games = Games
ratings-not-yet = You get a place with your first rated game: open a table with friends and tick “Rated game”.
ratings-unlisted = You are not listed.
ratings-list-me = Show me in these lists
ratings-list-me-hint = Your name, rating and number of rated games, for every game.
ratings-how = How it is counted
ratings-how-text = Only rated games count, and only your place among the people in them. The number is what you have proved so far: it starts at 1000 and grows with every game that tells more about you. ± says how far your true strength may still be from it.
