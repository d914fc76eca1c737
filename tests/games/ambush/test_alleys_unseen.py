"""Squares of the alleys that changed hands unseen: in a blind game the loser does not know."""

from __future__ import annotations

from typing import Any

import pytest

from .stage import Stage

ALLEY, SQUARES = 10, 52
AMERICAN_MAN, GERMAN_MAN = 2, 14
BIT = 0x40
"""Of byte 0: column 17 of row 27."""


def enter(s: Stage, man: int, held: int, unseen: int, seen: int) -> tuple[int, int]:
    """Both bytes of the square after he has entered it."""
    for name, value in (("alley_held", held), ("alley_unseen", unseen)):
        s.bench.set(name, [value] + [0xA5] * (SQUARES - 1))
    s["man_x", man], s["man_y", man] = 17, 27
    s.bench.mem[s.bench.sym["man_seen"] + man] = seen
    s.bench.call("alley_entered", X=man)
    for name in ("alley_held", "alley_unseen"):  # the other squares are as they were
        assert {s[name, k] for k in range(1, SQUARES)} == {0xA5}
    assert not (s["alley_held", 0] ^ held | s["alley_unseen", 0] ^ unseen) & ~BIT
    return s["alley_held", 0] & BIT, s["alley_unseen", 0] & BIT


@pytest.mark.rule("CA-16.B6.2")
@pytest.mark.parametrize("man", [AMERICAN_MAN, GERMAN_MAN])
@pytest.mark.parametrize("rest", [0x00, 0xBF])
def test_a_square_changes_hands_unseen_when_nobody_sees_who_takes_it(
    ambush: Any, man: int, rest: int
) -> None:
    s = Stage(ambush, scenario=ALLEY)
    own = BIT if man == AMERICAN_MAN else 0
    other = BIT - own
    assert enter(s, man, rest | other, rest, seen=0) == (own, BIT)
    assert enter(s, man, rest | other, rest, seen=1) == (own, 0)
    assert enter(s, man, rest | own, rest, seen=0) == (own, 0), "his already: nothing is hidden"
    assert enter(s, man, rest | own, rest | BIT, seen=0) == (own, BIT), "still hidden"
    assert enter(s, man, rest | own, rest | BIT, seen=1) == (own, 0), "now it is seen"


@pytest.mark.rule("CA-2.4.2")
@pytest.mark.parametrize(("side", "blind"), [(0, 0), (0, 1), (1, 0), (1, 1)])
def test_who_takes_the_alleys_blind_does_not_miss_what_he_lost_unseen(
    ambush: Any, side: int, blind: int
) -> None:
    ambush.overlay("COMPUTER")
    held, unseen = [(37 * k + 11) % 256 for k in range(SQUARES)], [91 * k % 256 for k in range(52)]
    for name, value in (("alley_held", held), ("alley_unseen", unseen)):
        ambush.set(name, value)
    ambush.call("take_begin", st_side=side, st_blind=blind)
    at = ambush.sym["take_wanted"]
    not_his = [h if side else h ^ 0xFF for h in held]
    known = [n & ~u for n, u in zip(not_his, unseen, strict=True)] if blind else not_his
    assert list(ambush.mem[at : at + SQUARES]) == known
