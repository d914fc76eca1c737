"""Where the computer looks for enemies when it knows of none."""

from __future__ import annotations

import csv
from typing import Any

import pytest

from .battle import Battle
from .mission import FREE_FORM
from .plans import BOTTOM, LEFT, RIGHT, TOP

COLUMNS = RIGHT - LEFT + 1
VILLAGE = COLUMNS * (TOP - BOTTOM + 1)
SEEK = 9
HOLD, REACH = 1, 2

TURN = 64
"""A turn of age in the column where an enemy was seen last."""
SHOCK = 60


def places(game_folder: Any) -> list[tuple[int, int]]:
    """Those of the search, in turn."""
    text = (game_folder / "data" / "search.csv").read_text().splitlines()
    rows = csv.DictReader(line for line in text if not line.startswith("#"))
    return [(int(row["column"]), int(row["row"])) for row in rows]


def begun(m: Any, at: tuple[int, int]) -> Battle:
    """One American at 4560, one German who was seen a turn ago, and no more of either."""
    b = Battle(m, scenario=FREE_FORM, seed=3)
    for n in range(20):
        b["man_in_play", n] = 0
    b.man(0, 45, 60, 1)
    b.man(10, *at, 5)
    m.overlay("COMPUTER")
    m.set("st_side", 0)
    m.set("st_blind", 1)
    m.set("st_stage", [0, 0])
    m.set("man_seen", [0] * 20)
    m.set("known_x", [0] * 20)
    b["known_x", 10], b["known_y", 10] = at
    return b


def goal(m: Any) -> tuple[int, int]:
    """What it seeks this turn."""
    m.call("known_refresh", ai_first=0, ai_foe=10)
    m.call("hunt_goal", ai_first=0, ai_foe=10, ai_goal_x=0)
    return m.mem[m.sym["ai_goal_x"]], m.mem[m.sym["ai_goal_y"]]


@pytest.mark.rule("CA-2.4.2")
@pytest.mark.parametrize("at", [(20, 58), (31, 33), (44, 17), (12, 40), (28, 28)])
@pytest.mark.parametrize("end", ["falls", "goes", "fades"])
def test_a_search_begins_where_the_last_enemy_was(
    ambush: Any, game_folder: Any, at: tuple[int, int], end: str
) -> None:
    """And stays with that place, be he shot, gone from there, or not seen for long."""
    b = begun(ambush, at)
    assert goal(ambush)[0] == 0  # he is known: he himself
    if end == "falls":
        b["man_wounds", 10] = SHOCK
    elif end == "goes":
        b["known_x", 10] = at[0] + TURN
        b["man_x", 0], b["man_y", 0] = at
    else:
        b["known_x", 10] = at[0] + 3 * TURN
        ambush.set("st_turn", [4, 0])
    found = goal(ambush)
    far = {p: abs(p[0] - at[0]) + abs(p[1] - at[1]) for p in places(game_folder)}
    assert far[found] == min(far.values())
    b["man_x", 0], b["man_y", 0] = 45, 60
    assert goal(ambush) == found


@pytest.mark.rule("CA-2.4.2")
def test_the_body_of_one_who_fell_long_ago_calls_nobody_back(ambush: Any, game_folder: Any) -> None:
    """Who passes it sees it again, and goes on to the next place."""
    b = begun(ambush, (20, 58))
    assert goal(ambush)[0] == 0
    b["man_wounds", 10] = SHOCK
    at = goal(ambush)
    round_ = places(game_folder)
    b["man_x", 0], b["man_y", 0] = at
    b["known_x", 10], b["known_y", 10] = 20, 58
    assert goal(ambush) == round_[round_.index(at) + 1]
    b["known_x", 10], b["known_y", 10] = 20, 58
    assert goal(ambush) == round_[round_.index(at) + 1]


@pytest.mark.rule("CA-16.B5.2")
@pytest.mark.parametrize(("skill", "turn", "aim"), [(3, 1, HOLD), (2, 1, HOLD), (1, 1, REACH),
                                                    (3, 2, REACH), (3, 257, REACH)])  # fmt: skip
@pytest.mark.parametrize("side", [0, 1])
def test_in_seek_and_destroy_who_knows_how_looks_before_he_goes(
    ambush: Any, skill: int, turn: int, aim: int, side: int
) -> None:
    """The camps may be in each other's sight: rookies run into it in the first turn."""
    Battle(ambush, scenario=SEEK, seed=3)
    ambush.overlay("COMPUTER")
    ambush.set("st_side", side)
    ambush.set("st_turn", list(turn.to_bytes(2, "little")))
    ambush.call("goal_choose", ai_first=10 * side, ai_foe=10 - 10 * side, ai_skill=skill)
    assert ambush.mem[ambush.sym["ai_aim"]] == aim
    assert bool(ambush.mem[ambush.sym["ai_goal_x"]]) == (aim == REACH)


@pytest.mark.rule("CA-16.B5.2")
@pytest.mark.parametrize(("own", "foes", "limit", "steps"), [(6, 7, 0, 4), (6, 6, 0, 0),
    (7, 8, 0, 4), (6, 7, 40, 0), (1, 2, 0, 4), (3, 2, 0, 0)])  # fmt: skip
def test_the_fewer_go_round_where_nobody_looks(
    ambush: Any, own: int, foes: int, limit: int, steps: int
) -> None:
    """With time without end."""
    b = Battle(ambush, scenario=SEEK, seed=3)
    for n in range(20):
        b["man_in_play", n] = int(n % 10 < (own if n < 10 else foes))
        b["man_wounds", n] = 0
    ambush.overlay("COMPUTER")
    ambush.set("st_limit", [0, limit])
    ambush.set("known_x", [0] * 20)
    ambush.call("shy_find", ai_first=0, ai_foe=10, ai_skill=3, ai_aim=REACH, ai_alarm=0)
    assert ambush.mem[ambush.sym["ways_shy"]] == steps


def map_spread(ambush: Any, shy: int) -> int:
    """The distance map of a man who is far from his goal, a third of the village overlooked; the
    cycles that it took."""
    b = Battle(ambush, scenario=SEEK, seed=3)
    ambush.set("man_in_play", [0] * 20)
    b.man(0, 12, 12, 1)
    ambush.overlay("COMPUTER")
    ambush.set("ai_threat", [0x99, 0x99, 0x99, 0x66, 0x66, 0x66] * 13 + [0x99] * 3)
    given = {"ai_aim": REACH, "ai_goal_x": 40, "ai_goal_y": 55, "ai_skill": 3, "ways_shy": shy}
    for name, value in given.items():
        ambush.set(name, value)
    return int(ambush.call("flood_again", limit=20_000_000, ai_first=0, st_side=0).cycles)


@pytest.mark.rule("W24")
@pytest.mark.cycles
@pytest.mark.parametrize("shy", [0, 4])
def test_the_distance_map_spreads_from_each_square_once(ambush: Any, shy: int) -> None:
    """However dear the squares that are overlooked; each spread takes a thousand cycles at most."""
    assert map_spread(ambush, shy) < VILLAGE * 1080


@pytest.mark.rule("W24")
@pytest.mark.parametrize("shy", [0, 4])
def test_no_distance_of_the_map_is_longer_than_the_way_by_a_neighbour(
    ambush: Any, shy: int
) -> None:
    """All squares spread once more give no shorter way, up to the man's own."""
    map_spread(ambush, shy)
    begin, far = ambush.sym["distance"], ambush.mem[ambush.sym["ai_limit"]]
    found = bytes(ambush.mem[begin : begin + VILLAGE])
    ambush.set("queue_free", 0)  # nothing waits again
    for at, distance in enumerate(found):
        y, x = divmod(at, COLUMNS)
        ambush.call("square_spread", zp_flood_x=LEFT + x, zp_flood_y=BOTTOM + y, queue_at=distance)
    again = bytes(ambush.mem[begin : begin + VILLAGE])
    near = [at for at, distance in enumerate(found) if distance < far]
    assert found[COLUMNS * (55 - BOTTOM) + 40 - LEFT] == 0
    assert len(near) > VILLAGE // 2
    assert [again[at] for at in near] == [found[at] for at in near]
    assert all(distance >= far for at, distance in enumerate(again) if at not in set(near))


TURNS = 1, 2
"""Orders that turn a man, with MR and MI."""
LOOKS = {(13, 38): 3, (47, 38): 7, (30, 59): 5, (30, 13): 1, (17, 25): 2, (44, 52): 6}
"""The facing from a square to the middle of the village."""


@pytest.mark.rule("CA-16.B5.2")
@pytest.mark.parametrize("skill", [1, 2, 3])
@pytest.mark.parametrize("side", [0, 1])
def test_in_seek_and_destroy_who_knows_how_looks_to_the_middle_of_the_village_first(
    ambush: Any, skill: int, side: int
) -> None:
    """Most of it, and the enemy with it, lies there; rookies look where they happened to."""
    b = Battle(ambush, scenario=SEEK, seed=3)
    ambush.set("man_in_play", [0] * 20)
    b.man(10 - 10 * side, 30, 38, 1)
    away = {n: (at, way) for n, (at, way) in enumerate(LOOKS.items(), 10 * side)}
    for n, (at, way) in away.items():
        b.man(n, *at, (way + 3) % 8 + 1)
        b.weapons(n, "R* K")
    given = {"turn": [0, 0], "side": side, "skill": [skill] * 2, "blind": 1, "turn_length": 250}
    for name, value in given.items():
        ambush.set("st_" + name, value)
    ambush.set("known_x", [0] * 20)
    ambush.call("turn_begin")
    ambush.call("computer_main", limit=60_000_000)
    at = ambush.sym["man_orders"]
    for n, (_, way) in away.items():
        orders = [ambush.mem[at + 64 * n + 4 * k :][:4] for k in range(b["man_order_count", n])]
        turned = [order[1] for order in orders if order[0] in TURNS and not order[2]]
        assert (turned[-1:] == [way]) == (skill > 1), (n, away[n], turned)
