"""What the turn engine remembers from point to point is what working it out anew would give.

It looks again only at what can have changed: lines of sight, what a square costs, who is rated for
command, whom those on watch could fire at. A turn in which all of it is forgotten before every
point must go exactly the same way.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from .battle import Battle, logged
from .melee import melee

TOLD = {1, 5, 9, 10, 11, 12, 14, 15, 16}
"""Events whose column and row say something: moves, shots, throws, blasts, blows, sightings."""


def remembers(bench: Any) -> None:
    """Nothing is forgotten."""


def lines(bench: Any) -> None:
    bench.call("pairs_forget")


def costs(bench: Any) -> None:
    bench.call("moves_forget")


def command(bench: Any) -> None:
    bench.set("walked", [1] * 20)
    bench.set("control_due", 1)


def targets(bench: Any) -> None:
    bench.set("fresh", [1] * 20)
    bench.set("any_changed", 1)


def played(b: Battle, forget: Any) -> tuple[bytes, list[bytes]]:
    """A turn, point by point: the state at its end and what happened."""
    bench = b.bench
    bench.call("resolve_start")
    bench.set("taken_man", 0xFF)
    bench.call("begin_all")
    for now in range(1, b["st_turn_length", 0] + 1):
        bench.set("zp_now", now)
        forget(bench)
        bench.call("point")
    for routine in ("fights_over", "sight_update", "resolve_stop"):
        bench.call(routine)
    state = bytes(bench.mem[bench.sym["state_begin"] : bench.sym["state_end"]])
    return state, [e if e[1] in TOLD else e[:3] for e in logged(bench)]


@pytest.mark.rule("CA-12.3.1")
@pytest.mark.rule("CA-6.7.1")
@pytest.mark.rule("CA-10.8.1")
@pytest.mark.rule("CA-8.1.1")
@pytest.mark.parametrize("forget", [lines, costs, command, targets])
def test_a_turn_goes_the_same_way_if_everything_is_worked_out_anew(
    ambush: Any, forget: Any
) -> None:
    rng = random.Random(forget.__name__)
    for number in range(12):
        ambush.reset()
        b = melee(ambush, rng)
        ambush.call("turn_begin")
        before = bytes(ambush.mem)
        once = played(b, remembers)
        ambush.mem[:] = before
        again = played(b, forget)
        assert again[1] == once[1], number
        assert again[0] == once[0], number
