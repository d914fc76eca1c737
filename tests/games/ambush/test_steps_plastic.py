"""What becomes of a plastic that an expert, or somebody else, sets in battle (12.7)."""

from __future__ import annotations

from typing import Any

import pytest

from .battle import WEAPONS
from .stage import Stage

SETS, DUD, OTHER_FUSE, AT_ONCE = range(4)
OF_256 = (range(102), range(103, 140), range(141, 179), range(180, 256))
"""High bytes of a word within 40, 15, 15 and 30 per cent, none of them at a border."""


@pytest.mark.rule("CA-12.7.1")
@pytest.mark.rule("CA-12.7.2")
@pytest.mark.parametrize("expert", [0, 1])
@pytest.mark.parametrize("fate", [SETS, DUD, OTHER_FUSE, AT_ONCE])
@pytest.mark.parametrize(("man", "fuse"), [(0, 50), (19, 300)])
def test_the_fate_of_a_plastic(ambush: Any, man: int, fuse: int, fate: int, expert: int) -> None:
    s = Stage(ambush)
    s.man(man, 30, 31, orders=f"EP{fuse:03}", expert=expert)
    s.weapons(man, "P+ K")
    s.order(f"EP{fuse:03}")
    s.seed(lambda drawn: drawn[0] in OF_256[fate] and drawn[1] in OF_256[fate])
    s.changes("effect_plastic", X=man, zp_actor=man)
    assert not any(s["man_explosives", 20 * k + man] for k in range(6)), "out of his hands"
    if fate == DUD and not expert:
        assert s["fuse_count", 0] == 0
        return
    assert s["fuse_count", 0] == 1
    assert (s["fuse_x", 0], s["fuse_y", 0], s["fuse_kind", 0]) == (30, 31, WEAPONS["P"])
    burns = s["fuse_lo", 0] | s["fuse_hi", 0] << 8
    if expert or fate == SETS:
        assert burns == fuse
    elif fate == AT_ONCE:
        assert burns == 1, "the next point"
    else:
        assert fuse // 2 <= burns <= fuse * 3 // 2 and burns != fuse
