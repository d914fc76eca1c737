"""What the ladder's rows are made of: who waits, and that no row of levels leaves a set-up out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from . import ladder
from .battle_match import COMPUTER, Match, Result
from .battle_plans import ARMOUR, KIND, LATE, Plan, Planner, generated
from .field import NOWHERE

GERMAN_ASSAULT, LAST = 1, 30


def under_way(kampf: Any, plan: Plan, turns: range) -> list[int]:
    """How many German units have a goal after the orders of each of these turns."""
    Match(kampf, GERMAN_ASSAULT, 5)
    planner, counts = Planner(plan), []
    planner.begin(kampf, 0, True)
    for turn in turns:
        kampf.set("st_turn", turn)
        planner.orders(turn)
        counts.append(sum(planner._get(n, "goal_x") != NOWHERE for n in planner._units()))
    return counts


@pytest.mark.parametrize(("plan", "left"), [(LATE[0], 8), (LATE[1], 15)], ids=["rows", "fist"])
def test_who_goes_late_stands_until_so_many_turns_are_left_then_all_go(
    kampf: Any, plan: Plan, left: int
) -> None:
    first = LAST - left
    counts = under_way(kampf, plan, range(1, first + 1))
    assert counts[:-1] == [0] * (first - 1)
    assert counts[-1] > 5


def test_who_comes_from_behind_sends_armour_at_once_and_the_others_late(kampf: Any) -> None:
    """And armour again at the end, from three columns behind the area to six behind its middle."""
    Match(kampf, GERMAN_ASSAULT, 5)
    planner, goals = Planner(LATE[2]), []
    planner.begin(kampf, 0, True)
    armour = {n for n in planner._units() if KIND[planner._get(n, "weapon")] in ARMOUR}
    for turn in range(1, 24):
        kampf.set("st_turn", turn)
        planner.orders(turn)
        going = {n for n in planner._units() if planner._get(n, "goal_x") != NOWHERE}
        goals.append((bool(going & armour), bool(going - armour)))
        if turn in (1, 23):
            last = {planner._get(n, "next_x") for n in going & armour} - {NOWHERE}
            last |= {planner._get(n, "goal_x") for n in going & armour} if turn == 23 else set()
            assert last == {planner.goal[0] + (12 if turn == 1 else 6)}
    assert goals == [(True, False)] * 17 + [(True, True)] * 6


def test_a_reserve_of_who_goes_late_follows_so_much_later(kampf: Any) -> None:
    plan = Plan("late", axis="rows", left=20, mass=0.5, reserve_turn=4)
    counts = under_way(kampf, plan, range(1, 16))
    assert counts[8] == 0 < counts[9] == counts[11] < counts[12] == counts[14]


def test_plans_by_chance_are_early_and_late() -> None:
    drawn = Counter(generated(seed).left for seed in range(200))
    assert drawn[0] > 80 and drawn[8] > 20 and drawn[15] > 20


def test_half_of_all_set_ups_are_turned_so_that_each_period_is_met_with_and_without_a_river(
    kampf: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Covers too: odd periods had only even ones."""
    met = set()

    def played(self: Match, *_: Any) -> Result:
        names = "st_period", "st_river", "st_density"
        period, river, cover = (self.bench.mem[self.bench.sym[name]] for name in names)
        met.add((period, river))
        met.add((period, "covers", cover % 2))
        return Result(3, (0, 0), 0)

    monkeypatch.setattr(Match, "play", played)
    monkeypatch.setattr(kampf, "call", lambda *_, **__: None)
    for number in range(9_950_001, 9_950_201):
        ladder.play(kampf, "German v sits, German assault", number)
    assert met == {(p, river) for p in range(1, 9) for river in (0, 1)} | {
        (p, "covers", odd) for p in range(1, 9) for odd in (0, 1)
    }


def test_the_historical_battles_are_rows_of_two_computers(
    kampf: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With forces of their own: as many German ones as the disk has; a draw is the defender's."""
    played = []

    def seen(self: Match, *players: Any) -> Result:
        names = "st_scenario", "st_battle", "st_last_turn"
        played.append([self.bench.mem[self.bench.sym[name]] for name in names])
        assert players == (COMPUTER, COMPUTER)
        return Result(3, (0, 0), 0)

    monkeypatch.setattr(Match, "play", seen)
    rows = [name for name in ladder.PAIRINGS if name.endswith(ladder.HISTORICAL)]
    assert [ladder.play(kampf, row, 5) for row in rows] == [-1] * 4
    assert played == [[0, 2, 20], [1, 1, 30], [2, 3, 30], [3, 3, 30]]


def test_every_twenty_battles_of_levels_hold_each_type_side_and_size_on_one_set_up(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So each meets every period, river and cover as often as the others."""
    played = []

    class Seen:
        def __init__(self, _: Any, battle: int, seed: int, small: int, *more: Any) -> None:
            levels, _turned = more
            played.append((battle, seed, small, levels))

        def play(self, *players: Any) -> Result:
            assert players == (COMPUTER, COMPUTER)
            return Result(3, (0, 0), 0)

    monkeypatch.setattr(ladder, "Match", Seen)
    for number in range(9_000_000, 9_000_040):
        ladder.play(None, "3 v 1", number)
    for twenty in (played[:20], played[20:]):
        assert len(set(twenty)) == 20 and len({seed for _, seed, _, _ in twenty}) == 1
        assert {levels for *_, levels in twenty} == {(3, 1), (1, 3)}
    assert played[0][1] != played[20][1]
