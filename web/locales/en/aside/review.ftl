## Looking back at a finished game: what decisions cost, and what was luck

reason-no-review = Only a game that was played to its end can be reviewed.
reason-no-review-now = This game could not be reviewed.
reason-no-review-here = Reviews on this device need a download first, and you are offline.
reason-too-many-reviews = Too many reviews are waiting. This page will ask again by itself.

review-not-yet = No review here: the game is not over, or the link is incomplete.
review-no-master = The master was not asked for its opinion: a move that only pays off for an expert may look worse here than it is.
review-ask-master = Ask the master too ({ $megabytes } MB, once)
review-fetching = Downloading the master: { $come } of { $megabytes } MB…
review-master-failed = The download failed. Try again with a better connection.
review-master-no-room = There is no room for it on this device. Free some space and try again.
review-waiting =
    { $ahead ->
        [0] Looking at every decision…
        [one] Looking at every decision, after one other review…
       *[other] Looking at every decision, after { $ahead } other reviews…
    }
review-sharper = A first look; it is getting sharper…
review-seat = Whose game
review-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
review-between = ({ $low } to { $high })

# $rank: 1 for the winner
review-rank =
    { $rank ->
        [1] First of { $players }.
        [2] Second of { $players }.
        [3] Third of { $players }.
        [4] Fourth of { $players }.
        [5] Fifth of { $players }.
       *[other] Sixth of { $players }.
    }
review-line =
    { $luck ->
        [brought] The cards brought
       *[cost] The cards cost
    } { $you ->
        [yes] you
       *[no] { $name }
    } { $cards }, the others { $help ->
        [none] changed nothing
        [yes] helped by { $others }
       *[no] took { $others }
    }; { $you ->
        [yes] you
       *[no] { $name }
    } gave away { $given }.

review-causes = How the result came about
review-causes-chance = In chance to win. It rises and falls with every decision, so over a whole game one cause can come to more than 100%.
cause-expected = To be expected
cause-expected-about = What this seat gets on average, before the cards are dealt.
cause-deals = The deal and draws
cause-deals-about = What the cards dealt and drawn brought.
cause-others = The others
cause-others-about = The others’ decisions, given what they knew, compared with usual play.
cause-lay = How cards lay
cause-lay-about = Everybody’s right and wrong guesses: what nobody could know.
cause-chances = Chances offered
cause-chances-about = What the best moves offered over usual play.
cause-losses = Given away
cause-losses-about = The best moves compared with those played, given what was known.
cause-unresolved = Not resolved
cause-unresolved-about = What the calculation leaves unexplained.
cause-result = Result
review-round = Round { $round }
review-rounds-apart = The rounds do not add up to this, so they are not shown.

review-course = The line of the game
review-line-points = Points so far plus those expected from the round, after every decision. Tap to go there.
review-line-chance = Chance of winning after every decision. Tap to go there.
review-winning = Chance to win the game, before each round
review-marked = Round { $round }: { $class }, { $loss }
class-inaccurate = inaccurate
class-mistake = mistake
class-blunder = blunder

review-mattered = The few that mattered
review-mattered-about = These decisions clearly cost something. What would you play now?
review-none = No clear mistakes. Well played!
review-little-by-little = No clear mistakes: what was given away went little by little.
review-question-at = Round { $round }, decision { $place }
review-question = What would you play?
review-question-other = What would you play here?
review-number = { $number } of { $of }
review-after = After: { $moves }
review-answer = What it was worth
review-best = best
review-yours = your choice
review-right = Yes, that is the best move.
review-same = That is what was played.
review-less-bad = Better than what was played, but not the best.
review-no-better = No better than what was played.
review-not-weighed = The review did not consider that move.
review-why-often = In { $share } of { $worlds } imagined deals “{ $best }” does better, by { $more } on average.
review-why-seldom = Mostly it makes no difference; in { $share } of { $worlds } imagined deals “{ $best }” does better, on average by { $more }.
review-why-more = “{ $best }” does better in { $share } of { $worlds } imagined deals and worse in { $less }; on average it brings { $more } more.
review-open-cards = Open cards
review-try = Try again from here
review-next = Next
review-back = Back to the review

review-all = All decisions, with numbers
review-at = Round/no.
review-played = played
review-loss = cost
review-line-numbers = The line of the game, with numbers
review-to-expect = to expect
review-how = How sure is this?
review-how-text = Every decision is judged by what its player knew: in imagined deals that fit everything seen, each sensible move is played on by rules of thumb. The figures in brackets hold with 95% confidence. Only what clearly cost something is called inaccurate, a mistake or a blunder. Rules of thumb are not perfect play: a move that only pays off for an expert can look worse than it is.

practice-beside = Side by side
practice-in-the-game = In the game
practice-try = Try { $number }
practice-try-from = Try { $number }, from round { $round }, decision { $place }
practice-this = This time

## Puzzles: moments of games in which one move is clearly the best

puzzles-about = Real positions from games among our best bots. You see what the seat knew, and no more. One move is clearly better than all others.
puzzles-back = Back to the puzzles
puzzle-missing = There is no such puzzle any more. These are here now.
puzzle-of-day = Puzzle of the day
puzzle-of-day-means = The same for everybody, and a new one every day.
puzzle-solve = Solve
puzzle-day-solved = Solved, look again
puzzle-day-missed = Missed, look again
puzzle-days =
    { $count ->
        [one] Your streak: { $count } day.
       *[other] Your streak: { $count } days.
    }
puzzles-run = Ten in a row
puzzles-run-means = At your level: right answers make the next ones harder.
puzzles-row = Right in a row: { $row }, your best: { $best }.
puzzles-done = Answered: { $done } of { $of }.
puzzles-run-over = { $right } of { $asked } right.
puzzle-wrong = No: “{ $best }” is best.
puzzle-usual = rule of thumb
puzzle-found-by = Found by: { $bots }.
puzzle-found-by-none = None of our bots finds it at a glance.
review-idea = The idea: { $theme }.
puzzles-themes = Theme
puzzles-themes-all = all themes
puzzles-how-text = Every puzzle was judged in thousands of imagined deals that fit everything the seat has seen: each legal move is played on by rules of thumb, and the figures in brackets hold with 95% confidence. The best move is so far ahead of every other that a review would call each of them a mistake, the rules of thumb miss it, and the strongest bot would play it. Answers and streaks stay in this browser.

# ---- over several games
habits = What your decisions cost
habits-about =
    { $count ->
        [one] In the one game that was reviewed, a decision cost you { $loss } on average.
       *[other] In your last { $count } reviewed games, a decision cost you { $loss } on average.
    }
habits-none = Review a finished game, and this shows which decisions cost you most.
habits-line = Cost of a decision, game by game
habits-kind = Kind
habits-decisions =
    { $count ->
        [one] one decision
       *[other] { $count } decisions
    }
habits-each = Cost each
habits-change = Change
habits-change-about = Change: your newest ten games against the ten before. Below zero means that you give away less.
habits-mistakes = Mistakes
habits-dearest = Your most expensive habit: { $kind }. For example:
habits-example = Round { $round }: { $played } instead of { $better }, { $loss }
