"""The cost of the next square, kept from the last one: never another than worked out again."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from .stage import Stage
from .test_condition import put
from .test_exact_sight import byte
from .test_sight import draw

MODES = "WRCDL"


def costs(m: Any, routine: str, man: int, how: tuple[int, int, int, int, str]) -> tuple[int, ...]:
    """(1,) when barred, else 0, time, energy, square."""
    x, y, direction, irregular, mode = how
    given = {"zp_from_x": x, "zp_from_y": y, "zp_arg0": irregular, "zp_actor": man}
    given["zp_order"] = [1 + irregular, direction, 3, ord(mode)]  # type: ignore[assignment]
    r = m.call(routine, X=man, A=direction, Y=ord(mode), **given)
    if r.c:
        return (1,)
    energy = bytes(m.mem[m.sym["zp_energy"] : m.sym["zp_energy"] + 3])
    at = m.mem[m.sym["zp_to_x"]], m.mem[m.sym["zp_to_y"]]
    return 0, m.word("zp_time"), int.from_bytes(energy, "little"), *at


@pytest.mark.rule("CA-8.1.1")
@pytest.mark.rule("CA-9.0.2")
@pytest.mark.rule("CA-8.2.1")
@pytest.mark.parametrize("seed", range(3))
def test_a_square_costs_what_it_costs_whatever_the_last_one_did(ambush: Any, seed: int) -> None:
    rng = random.Random(800 + seed)
    s = Stage(ambush)
    men = (0, 9, 10, 19)
    for man in men:
        s.man(man, 30, 30)
    draw(
        ambush,
        {
            square: byte(rng, 0.3, (2, 3, 3, 4)) & 0xFD
            for square in itertools.product(range(26, 36), range(26, 36))
        },
    )
    now = {man: [30, 30, 1, 0, "W"] for man in men}
    for _ in range(250):
        man = rng.choice(men)
        how = now[man]
        for k, values in enumerate((range(27, 35), range(27, 35), range(1, 9), (0, 1), MODES)):
            if rng.random() < 0.25:
                how[k] = rng.choice(list(values))  # type: ignore[arg-type]
        for name, least, most in (("sneaking", 0, 1), ("dexterity", 1, 10), ("command", 1, 10)):
            if rng.random() < 0.15:
                put(ambush, "man_" + name, man, rng.randint(least, most))
        told = tuple(how)
        want = costs(ambush, "move_cost", man, told)  # type: ignore[arg-type]
        got = costs(ambush, "square_cost", man, told)  # type: ignore[arg-type]
        assert got[: len(want)] == want, (man, told)


@pytest.mark.rule("CA-8.1.1")
@pytest.mark.rule("CA-9.0.2")
def test_another_turn_begins_with_nothing_kept(ambush: Any) -> None:
    """Other men may stand where others stood: none of what they paid holds."""
    s = Stage(ambush)
    how = (30, 30, 1, 0, "W")
    for man in range(20):
        s.man(man, 30, 30, intelligence=9)
        quick = costs(ambush, "square_cost", man, how)
        put(ambush, "man_intelligence", man, 1)
    ambush.call("moves_forget")
    for man in range(20):
        slow = costs(ambush, "square_cost", man, how)
        assert slow == costs(ambush, "move_cost", man, how)
        assert slow[1] > quick[1]
