"""A review: losses given what was known, luck that adds up, the same numbers every time, and no false alarms."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from mazzo.bots.levels import bot_named
from mazzo.bots.sandbox import bot_decision
from mazzo.games import GAMES, own
from mazzo.review import EFFORTS, Effort, Review, Reviewer, candidates_of, class_of, judged, report
from mazzo.review import kept as keeping
from mazzo.review.habits import Reviewed, habits_of
from mazzo.review.judge import RulesOfThumb
from mazzo.review.losses import Part, put_off_losses
from mazzo.review.playouts import drew, reshuffle
from mazzo.review.shapes import CLASSES, FINE, Amount, Decided, Habits
from mazzo.review.sums import mean, standard_error
from mazzo.review.walk import walked
from mazzo.rules.dice import dice_of, seed_of
from mazzo.rules.game import SPECTATOR, copy_of, legal, over
from mazzo.table.record import Record, record_of, write_record
from mazzo.table.table import Table
from mazzo.table.view import view_of
from tests import review_numbers
from tests.games import ANY_GAME, short_table
from tests.strategies import ALL, label, played

SHORT = Effort("short", 12, 24, 32, 0.1)


@pytest.fixture(autouse=True)
def kept_reviews(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache: no review kept by another run."""
    folder = tmp_path_factory.mktemp("cache")
    monkeypatch.setattr(keeping, "user_cache", lambda: folder)
    return folder / "reviews"


def finished(game: str, level: str, seed: int = 1) -> Record:
    """The record of a short game among bots of this level."""
    players, asked = short_table(game)
    table = Table.open(game, players, asked, str(seed))
    for seat in range(players):
        table.sit(seat, f"Player {seat}")
    table.deal()
    bot = bot_named(level)
    dice = dice_of(seed_of(seed), 5)
    while table.stage == "playing":
        seat = table.undecided[0]
        table.play(seat, bot_decision(bot, table.state, seat, dice))
    return record_of(table)


# ------------------------------------------------------------------------------------------------------------ what was luck


@pytest.mark.parametrize("table", ALL, ids=label)
def test_only_future_chance_is_drawn_again_and_nothing_that_anyone_has_seen(table: Any) -> None:
    for decisions in (0, 9, 40):
        state = played(table, 4, decisions)
        other = copy_of(state)
        reshuffle(other, dice_of(seed_of(decisions), 1))
        for viewer in (*range(table[1]), SPECTATOR):
            assert view_of(other, viewer).tobytes() == view_of(state, viewer).tobytes()
        assert list(other.seed) != list(state.seed)
        assert over(state) or not drew(state, other) or not drew_differs(state)


def drew_differs(state: Any) -> bool:
    """Does the game distinguish a draw from none?"""
    return not drew(state, state)


def sum_of(bars: Any) -> float:
    causes = (bars.expected, bars.deals, bars.others, bars.lay, bars.chances, bars.unresolved)
    return float(sum(cause.value for cause in causes) - bars.losses.value)


@pytest.mark.long
def test_the_bars_of_every_seat_and_round_add_up_to_the_result() -> None:
    record = finished(ANY_GAME, "random")
    reviewer = Reviewer(record)
    for seat in range(record.players):
        found = reviewer.at(seat, SHORT)
        assert sum_of(found.bars) == pytest.approx(found.bars.result, abs=1e-6)
        assert all(sum_of(each.bars) == pytest.approx(each.bars.result, abs=1e-6) for each in found.rounds)
        assert len(found.line) == len(record.decisions) + 1
        assert found.line[-1] == pytest.approx(found.bars.result)
        assert found.bars.result == (record.result or [])[seat]
        assert abs(found.bars.unresolved.value) < 1e-6


@pytest.mark.long  # a judge of its own is compiled for it
def test_if_everybody_plays_as_predicted_only_the_deal_was_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("mazzo.review.judge.own", lambda *asked: 0.0 if "SLIPS" in asked else own(*asked))
    found = Reviewer(finished(ANY_GAME, "casual")).at(0, SHORT)
    assert (found.bars.others.value, found.bars.lay.value) == pytest.approx((0.0, 0.0), abs=1e-9)
    assert found.bars.deals.value == pytest.approx(found.bars.result - found.bars.expected.value)
    assert found.bars.losses.value == pytest.approx(found.bars.chances.value)


def test_the_informed_choices_of_others_are_theirs_and_the_rest_is_how_the_cards_lay() -> None:
    record = finished(ANY_GAME, "random")
    reviewer = Reviewer(record)
    found = reviewer.at(0, SHORT)
    (stretch, *_) = reviewer._stretches[SHORT.name]
    movers = [move.seat for move in reviewer.walk.moves[stretch.first : stretch.first + len(stretch.moved)]]
    foreseen = [mean(rows[0]) for rows in stretch.foreseen]
    bars = found.rounds[0].bars
    assert bars.others.value == pytest.approx(sum(each for each, mover in zip(foreseen, movers, strict=True) if mover != 0))
    assert bars.chances.value - bars.losses.value == pytest.approx(
        sum(each for each, mover in zip(foreseen, movers, strict=True) if mover == 0)
    )
    assert bars.lay.value == pytest.approx(sum(mean(moved[0]) for moved in stretch.moved) - sum(foreseen))


def test_the_chance_to_win_is_given_round_by_round_where_points_are_counted() -> None:
    record = finished(ANY_GAME, "random")
    reviewer = Reviewer(record)
    seats = [[each.winning for each in reviewer.at(seat, SHORT).rounds] for seat in range(record.players)]
    if reviewer.at(0, SHORT).counted_in == "chance":
        assert {chance for seat in seats for chance in seat} == {None}
    else:
        assert all(sum(chances) == pytest.approx(1.0) for chances in zip(*seats, strict=True))


# --------------------------------------------------------------------------------------------------- what a decision cost


def part_of_noise(random: Any, worlds: int = 40, moves: int = 6) -> Part:
    """A decision at which every move is worth the same, with noise between worlds."""
    state = played((ANY_GAME, 4, {}), 1, 0)
    part = Part(view_of(state, 0), 0, 0, 0, running=(1 << moves) - 1)
    part.values = part.worths = {move: random.normal(size=worlds).tolist() for move in range(moves)}
    part.picks = [0] * worlds
    return part


def test_the_best_of_noise_is_no_better() -> None:
    random = np.random.default_rng(1)
    parts = [part_of_noise(random) for _ in range(400)]
    losses = [part.loss() for part in parts]
    flattering = [mean(part.values[part.best()]) - mean(part.values[part.played]) for part in parts]
    assert abs(mean(losses)) < 3 * standard_error(losses)
    assert mean(flattering) > 5 * standard_error(flattering)


def test_equal_moves_are_hardly_ever_called_losses() -> None:
    random = np.random.default_rng(2)
    called = 0
    for _ in range(400):
        losses = part_of_noise(random).losses()
        called += mean(losses) - 1.96 * standard_error(losses) > 0.0
    assert called / 400 < 0.075  # the upper end is hardly ever wrong, so both together stay near one in twenty


def part_that_lost(loss: float, best: int = 1) -> Part:
    """A decision at which move 0 was played, and another was better by this much in every world."""
    part = part_of_noise(np.random.default_rng(3), moves=3)
    part.values = part.worths = {move: [loss if move == best else 0.0] * 40 for move in range(3)}
    return part


def never_right(part: Part) -> bool:
    return False


def test_where_nothing_is_lost_nothing_is_put_off() -> None:
    """If no move is better, seemingly deferred losses must not make every loss look smaller."""
    random = np.random.default_rng(4)
    sums = []
    for _ in range(300):
        parts = [part_of_noise(random, worlds=24, moves=3) for _ in range(6)]
        put_off_losses([[part] for part in parts], lost_once=True, is_right=never_right)
        sums.append(sum(part.loss() for part in parts))
    assert abs(mean(sums)) < 3 * standard_error(sums)


def test_a_part_that_is_excused_neither_blames_nor_excuses_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    walk = walked(finished(ANY_GAME, "random"))
    worst, other = part_that_lost(20.0), part_that_lost(7.0)
    for excused, called in (((), "blunder"), ((worst,), "mistake"), ((worst, other), FINE)):
        monkeypatch.setattr("mazzo.review.excused", lambda part, excused=excused: any(part is each for each in excused))
        assert judged([worst, other], [3.0, 6.0, 12.0], walk).called == called


def test_a_move_that_was_tried_in_hardly_any_world_is_not_compared() -> None:
    part = part_that_lost(3.0)
    part.values[2] = [1.0, *[float("nan")] * 39]
    assert len(candidates_of(part)) == 2


def test_a_loss_put_off_to_a_right_move_is_still_counted() -> None:
    parts = [part_that_lost(3.0), part_that_lost(5.0)]
    put_off_losses([[parts[0]], [parts[1]]], lost_once=True, is_right=lambda part: part is parts[1])
    assert [part.loss() for part in parts] == [3.0, 5.0]


def test_a_loss_that_is_only_put_off_counts_once() -> None:
    for first, second, kept in ((3.0, 5.0, 0.0), (5.0, 3.0, 2.0), (5.0, 0.0, 5.0)):
        parts = [part_that_lost(first), part_that_lost(second)]
        put_off_losses([[parts[0]], [parts[1]]], lost_once=False, is_right=never_right)
        assert [part.loss() for part in parts] == [kept, second]
    parts = [part_that_lost(3.0, best=1), part_that_lost(5.0, best=2)]
    put_off_losses([[parts[0]], [parts[1]]], lost_once=False, is_right=never_right)
    assert [part.loss() for part in parts] == [3.0, 5.0]
    put_off_losses([[parts[0]], [parts[1]]], lost_once=True, is_right=never_right)
    assert [part.loss() for part in parts] == [0.0, 5.0]


def test_a_loss_is_called_by_the_mark_that_its_lower_end_reaches() -> None:
    marks = (3.0, 6.0, 12.0)
    assert [class_of(surely, marks) for surely in (-1.0, 2.9, 3.0, 6.0, 12.0)] == [FINE, FINE, *CLASSES]


def test_forced_moves_cost_nothing_and_free_ones_are_judged() -> None:
    record = finished(ANY_GAME, "random")
    reviewer = Reviewer(record)
    found = reviewer.at(1, SHORT)
    assert len(found.decisions) == sum(seat == 1 for seat, _ in record.decisions)
    for each in found.decisions:
        assert each.played == record.decisions[each.place - 1][1]
        assert each.loss.low <= each.loss.value <= each.loss.high
        assert not each.forced or (each.loss.value, each.loss.high, each.called) == (0.0, 0.0, FINE)
        assert each.forced or SHORT.worlds <= each.worlds <= SHORT.most_worlds


def test_more_worlds_go_on_where_fewer_ended() -> None:
    walk = walked(finished(ANY_GAME, "random"))
    judge = RulesOfThumb(walk.game, walk.options, walk.key, 1.0, 2)
    number = next(index for index, move in enumerate(walk.moves) if legal(walk.states[index], move.seat).bit_count() > 1)
    move = walk.moves[number]
    parts = [Part(view_of(walk.states[number], move.seat), move.seat, move.move, number) for _ in range(2)]
    parts[0].try_in(16, judge)
    for _ in range(2):
        parts[1].try_in(8, judge)
    assert repr(parts[0].values) == repr(parts[1].values)  # nan is not even itself
    assert parts[0].picks == parts[1].picks


def test_the_same_record_gives_the_same_numbers_no_matter_who_played_it() -> None:
    record = finished(ANY_GAME, "random")
    found, again = (Reviewer(record).at(0, SHORT) for _ in range(2))
    assert msgspec.json.encode(found) == msgspec.json.encode(again)
    in_two_steps = Reviewer(record)
    first = in_two_steps.at(0, Effort("first", 6, 6, 32, 0.1))
    assert msgspec.structs.replace(in_two_steps.at(0, SHORT), effort=first.effort) != first
    assert in_two_steps.at(0, SHORT) == found  # equally sharp from the same worlds, whichever way it got there
    renamed = Reviewer(replace(record, names=[f"Somebody {seat}" for seat in range(record.players)])).at(0, SHORT)
    assert msgspec.structs.replace(renamed, name=found.name) == found


@pytest.mark.parametrize("game", [game if game == ANY_GAME else pytest.param(game, marks=pytest.mark.long) for game in GAMES])
def test_a_judge_that_judges_differently_has_another_version(game: str) -> None:
    kept, found = review_numbers.written()[game], review_numbers.numbers_of(game)
    again = "python -m tests.review_numbers rewrites these numbers."
    assert found["by"] == kept["by"], f"There is another judge. {again}"
    assert found == kept, (
        "The same judge gives other numbers, and kept reviews count as its own: raise VERSION in mazzo/review/judge.py "
        f"(play-outs, rules of thumb, tables) or in mazzo/review/__init__.py (what is made of them). {again}"
    )


# ---------------------------------------------------------------------------------------------------------- what is refused


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda text: text.rpartition("\n")[0].rpartition("\n")[0].rpartition("\n")[0], "not over"),
        (lambda text: text.rpartition("result: ")[0] + "result: 1 2 3\n", "the result is"),
        (lambda text: text.replace("rules: 1", "rules: 99"), "99"),
        (lambda text: text.replace("decisions:\n", "decisions:\n7 bid 1\n"), "decision 1"),
        (lambda text: "", "no record"),
    ],
    ids=["cut", "other result", "other rules", "somebody else's move", "empty"],
)
def test_an_invalid_record_is_refused_in_one_sentence(mazzo, tmp_path: Path, change: Any, sentence: str) -> None:
    path = tmp_path / "game.mazzo"
    path.write_text(change(write_record(finished(ANY_GAME, "random"))))
    status, out, err = mazzo("review", str(path))
    assert (status, out, err.count("\n")) == (2, "", 1), err
    assert sentence in err


def test_missing_seats_and_files_are_refused_in_one_sentence(mazzo, tmp_path: Path) -> None:
    path = tmp_path / "game.mazzo"
    path.write_text(write_record(finished(ANY_GAME, "random")))
    for words, sentence in (
        ((str(path), "--seat", "9"), "seats 0 to"),
        ((str(tmp_path / "none.mazzo"),), "No such file"),
        ((str(tmp_path / "empty"),), "no records"),
        ((str(path), "--plot", str(tmp_path / "no" / "where.png")), "no folder"),
    ):
        (tmp_path / "empty").mkdir(exist_ok=True)
        status, out, err = mazzo("review", *words)
        assert (status, out, err.count("\n")) == (2, "", 1), err
        assert sentence in err


# ----------------------------------------------------------------------------------------------------------- how it is printed


def test_the_terminal_prints_the_bars_and_the_losses_and_json_the_same(mazzo, tmp_path: Path) -> None:
    path = tmp_path / "game.mazzo"
    record = replace(finished(ANY_GAME, "random"), names=["[/x]", "Ada", "Ben"])
    path.write_text(write_record(record))
    status, out, _ = mazzo("review", str(path))
    assert status == 0
    assert "[/x], rank " in out
    assert "not resolved" in out
    chances_are_told = "Chance to win before each round" in out
    status, out, _ = mazzo("review", str(path), "--all-seats", "--json")
    reviews = msgspec.json.decode(out, type=list[Review])
    assert chances_are_told == (reviews[0].counted_in == "points")
    assert [found.seat for found in reviews] == list(range(record.players))
    assert reviews[0].bars.result == (record.result or [])[0]


def test_a_folder_gives_a_profile_and_leaves_out_invalid_records(mazzo, tmp_path: Path) -> None:
    for seed in (1, 2):
        (tmp_path / f"{seed}.mazzo").write_text(write_record(finished(ANY_GAME, "random", seed)))
    (tmp_path / "cut.mazzo").write_text("mazzo record 1\n")
    status, out, err = mazzo("review", str(tmp_path), "--json")
    assert status == 0
    assert "cut.mazzo" in err
    (habits,) = msgspec.json.decode(out, type=list[Habits])
    costs = [habit.loss.value * habit.decisions for habit in habits.kinds]
    assert costs == sorted(costs, reverse=True)
    assert len(habits.line) == 2
    assert all(sum(habit.called.values()) >= len(habit.examples) for habit in habits.kinds)
    assert "what a decision costs" in mazzo("review", str(tmp_path))[1]


def test_a_folder_in_which_nothing_can_be_reviewed_is_refused(mazzo, tmp_path: Path) -> None:
    bad, good = tmp_path / "bad", tmp_path / "good"
    for folder, text in ((bad, "x"), (good, write_record(finished(ANY_GAME, "random")))):
        folder.mkdir()
        (folder / "a.mazzo").write_text(text)
    for words in ((str(bad),), (str(bad), "--json"), (str(bad), "--plot", str(tmp_path / "a.png")), (str(good), "--seat", "9")):
        status, out, err = mazzo("review", *words)
        assert (status, out) == (2, ""), words
        assert "a.mazzo: " in err
        assert "none of its records" in err.splitlines()[-1]
    assert not (tmp_path / "a.png").exists()


def test_finished_reviews_are_kept_and_an_interrupted_run_resumes(
    mazzo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kept_reviews: Path
) -> None:
    monkeypatch.setitem(EFFORTS, "usual", replace(SHORT, name="usual"))
    made: list[int] = []

    class Watched(Reviewer):
        def at(self, seat: int, effort: Effort) -> Review:
            if len(made) == 4:
                raise KeyboardInterrupt
            made.append(seat)
            return super().at(seat, effort)

    monkeypatch.setattr(report, "Reviewer", Watched)
    records = [finished(ANY_GAME, "random", seed) for seed in (1, 2)]
    for seed, record in enumerate(records):
        (tmp_path / f"{seed}.mazzo").write_text(write_record(record))
    words = ("review", str(tmp_path), "--all-seats", "--json")
    mazzo(*words)
    assert made == [0, 1, 2, 0]
    made.clear()
    printed = mazzo(*words)
    assert (printed[0], made) == (0, [1, 2])
    made.clear()
    assert mazzo(*words) == printed
    assert made == []
    next(kept_reviews.iterdir()).write_bytes(b"half of it")
    assert mazzo(*words) == printed
    assert len(made) == 1
    monkeypatch.setattr(keeping, "_judge", lambda game: "another")
    made.clear()
    mazzo(*words)
    assert len(made) == 4
    monkeypatch.setattr(keeping, "MOST_KEPT", 3)
    keeping.forget_oldest()
    assert len(list(kept_reviews.iterdir())) == 3


def judged_games(*losses: float) -> list[tuple[str, Reviewed]]:
    """Games with three bids each, which cost this much."""

    def bid(place: int, cost: float) -> Decided:
        return Decided(place, 1, "bid", ["bid 1"], None, Amount(cost, cost, cost), FINE, False)

    return [
        (str(number), Reviewed([bid(place, cost + (place - 1) / 10) for place in range(3)])) for number, cost in enumerate(losses)
    ]


def test_habits_show_how_each_kind_changes_from_ten_games_to_the_next_ten() -> None:
    (better,) = habits_of(ANY_GAME, "points", judged_games(99.0, *[5.0] * 10, *[2.0] * 10)).kinds
    assert better.change is not None
    assert better.change.value == pytest.approx(-3.0)
    assert better.change.low < better.change.value < better.change.high < 0
    (no_change,) = habits_of(ANY_GAME, "points", judged_games(*[2.0] * 11)).kinds
    assert no_change.change is None  # one game with three bids is not enough for a comparison


def test_a_profile_is_that_of_one_player_wherever_they_sat(mazzo, tmp_path: Path) -> None:
    record = finished(ANY_GAME, "random")
    for number, seat in enumerate((2, 0)):
        names = [f"Somebody {other}" for other in range(record.players)]
        names[seat] = "Ada"
        (tmp_path / f"{number}.mazzo").write_text(write_record(replace(record, names=names)))
    (tmp_path / "other.mazzo").write_text(write_record(record))
    picture = tmp_path / "habits.png"
    status, out, err = mazzo("review", str(tmp_path), "--player", "Ada", "--json", "--plot", str(picture))
    assert (status, err) == (0, "")
    assert picture.stat().st_size > 5000
    (habits,) = msgspec.json.decode(out, type=list[Habits])
    reviewer = Reviewer(record)
    found = [reviewer.at(seat, EFFORTS["usual"]) for seat in (2, 0)]
    free = [[judged.loss.value for judged in each.decisions if not judged.forced] for each in found]
    assert habits.line == pytest.approx([sum(losses) / len(losses) for losses in free])
    assert {example.of for habit in habits.kinds for example in habit.examples} <= {"0.mazzo", "1.mazzo"}
    status, out, _ = mazzo("review", str(tmp_path / "0.mazzo"), "--player", "Ada", "--json")
    assert msgspec.json.decode(out, type=Review).seat == 2
    for words, sentence in (
        ((str(tmp_path), "--player", "Eve"), "nobody is called 'Eve' in any of its records"),
        ((str(tmp_path / "0.mazzo"), "--player", "Eve"), "nobody at this table is called 'Eve'"),
        ((str(tmp_path), "--player", "Ada", "--seat", "1"), "give only one of --seat, --player and --all-seats"),
    ):
        status, out, err = mazzo("review", *words)
        assert (status, out, err.count("\n")) == (2, "", 1), err
        assert sentence in err
