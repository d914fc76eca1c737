"""Where depots go and whom they serve, against models, hex by hex."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, distance

from .front import (
    NOWHERE,
    SUPPLIED,
    Front,
    index,
)
from .match import AXIS, SOVIET
from .plans import on_map

LIMIT = 60_000_000
HERE: Hex = (14, 14)
NEVER = 255
STANDING_GO = 2


def wanting(front: Front, side: int) -> list[int]:
    """Groups of a side on the map that no depot has served."""
    return [g for g in range(64 * side + (side == AXIS), 64 * side + 58)
            if front.get("group_at_hi", g) != NOWHERE
            and not front.get("group_flags", g) & SUPPLIED]  # fmt: skip


@pytest.mark.rule("WR-5.2.1")
@pytest.mark.rule("WR-5.2.7")
@pytest.mark.rule("WR-5.2.9")
@pytest.mark.rule("WR-6.7.3")
@pytest.mark.rule("WR-5.2.18")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_a_depot_goes_where_it_serves_most_for_the_least(russia: Any, side: int) -> None:
    dice = random.Random(side)
    edges = [0, 1, 11, 12, 51, 52, 57]
    for turn in range(24):
        front = Front(russia)
        chosen = dice.sample(edges if turn < 14 else range(58), 1 + turn % 7)
        for number in [n for n in chosen if n or side]:
            group = 64 * side + number
            front.group(group, (dice.randint(9, 14), dice.randint(9, 14)))
            front.put("group_flags", group, SUPPLIED * (dice.random() < 0.2))
        field = {at: dice.choice((0, 1, 2, 3, 3, 4, 4, 5, 255)) for at in range(34 * 32)}
        few = turn % 2 and dice.sample(range(34 * 32), 12)
        values = [v if not few or at in few else 255 for at, v in field.items()]
        russia.set("hex_field", bytes(values))
        best, where = 0, None
        full = [front.place(64 * side + n) or HERE for n in chosen if n or side]
        home = index(dice.choice([*full, HERE]))  # 6.7.3, D34: there it may serve two groups too
        if turn % 3 == 0:
            front.group(64 * side + 40, (home % 32, home // 32))
            values[home] = 0
            russia.set("hex_field", bytes(values))
        for at, penalty in enumerate(values):
            place = at % 32, at // 32
            if not (7 <= place[0] <= 16 and 7 <= place[1] <= 16):
                continue
            near = [g for g in wanting(front, side)
                    if distance(front.place(g) or HERE, place) <= 2]  # fmt: skip
            score = 2 * sum(2 if g & 63 < 52 else 1 for g in near) - penalty
            russia.set("zp_hex", at.to_bytes(2, "little"))
            if penalty <= 4 and near and score > best and on_map(place):
                if at == home or russia.call("stack_at", A=side).a < 2:
                    best, where = score, at
        russia.set("zp_hex", home.to_bytes(2, "little"))
        done = russia.call("depot_choose", st_side=side, limit=LIMIT)
        assert done.c == (where is None), turn
        if where is not None:
            assert russia.word("zp_hex") == where, (turn, best)
        wanted = russia.mem[russia.sym["hex_field_want"] :][: 34 * 32]
        for place in ((c, r) for c in range(7, 17) for r in range(7, 17)):
            near = [g for g in wanting(front, side) if distance(front.place(g) or HERE, place) <= 2]
            weight = sum(2 if g & 63 < 52 else 1 for g in near)
            assert wanted[index(place)] == weight, (turn, place)


@pytest.mark.rule("WR-5.2.8")
@pytest.mark.rule("WR-5.0.1")
@pytest.mark.rule("WR-5.2.18")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_every_number_within_two_hexes_is_served(russia: Any, side: int) -> None:
    for number in (0, 1, 11, 12, 51, 52, 57, 58):
        for steps, row in itertools.product((0, 2, 3, None), (3, 14)):
            front = Front(russia)
            group = 64 * side + number
            if not group:
                continue
            if steps is not None:
                front.group(group, (14, row + steps))
            unit = front.unit(group, fatigue=50)
            russia.set("pool_supply", (9, 9))
            front.at_hex((14, row))
            russia.call("depot_serve", A=0, st_side=side, limit=LIMIT)
            served = number < 58 and steps in (0, 2)
            assert front.get("group_flags", group) == SUPPLIED * served, (group, steps)
            rests = served and number < 52
            assert front.get("pool_supply", side) == 9 - rests
            assert (front.record(unit)[3] < 50) == rests
