"""Air strikes: losses to the last aircraft, and the keys by which they are plotted."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbour

from ...lib.dice import Dice
from .battle_model import loss_of
from .desk import HERE, Desk
from .front import MOVED, SUPPLIED, Front, index
from .match import AXIS, SOVIET
from .test_exact_ground import recorded
from .test_exact_keys import picture
from .test_orders_bench import lay
from .week_models import Strike

LIMIT = 60_000_000
NORTH = neighbour(HERE, 0)
"""Where an enemy's group stands."""


def seeds(differs: Callable[[Dice], bool]) -> list[int]:
    """The first at which a 256th of one per cent more would cost an aircraft more."""
    found = [n for n in range(1, 4000) if differs(Dice(n.to_bytes(4, "little")))]
    assert found
    return found[:3]


def flak(dice: Dice) -> bool:
    percent, die = dice.below(3) + 1 << 8, dice.high()
    return loss_of(255, percent, die) != loss_of(255, percent + 1, die)


def fighters(dice: Dice) -> bool:
    """Of 255 escorted bombers the Soviet fighters shoot down five in a hundred of their number."""
    dice.high()
    die = dice.high()
    return loss_of(255, 5 << 8, die) != loss_of(255, (5 << 8) + 1, die)


@pytest.mark.rule("WR-7.1.9")
@pytest.mark.rule("WR-7.1.2")
@pytest.mark.rule("WR-7.1.3")
@pytest.mark.rule("WR-7.1.8")
def test_flak_and_fighters_take_whole_per_cents(russia: Any) -> None:
    for met, numbers in ((False, seeds(flak)), (True, seeds(fighters))):
        for number in numbers:
            front = Front(russia)
            russia.overlay("ground")
            recorded(russia, "told_strike")
            front.group(52, HERE, guns=255)
            front.group(80, NORTH)
            front.put("group_flags", 52, SUPPLIED)
            front.put("group_plot", 52, 2)
            front.put("group_target_lo", 52, index(NORTH) & 255)
            front.put("group_target_hi", 52, index(NORTH) >> 8)
            if met:
                front.group(116, NORTH, guns=255)
                front.put("group_flags", 116, SUPPLIED)
            russia.set("rng_seed", number.to_bytes(4, "little"))
            model = Strike(russia)
            russia.call("strike_fly", strike_group=52, limit=LIMIT)
            assert model.flown(52)
            assert model.differences() == {}, (met, number)


def airfields(front: Front, side: int) -> None:
    """Air groups of the first and the last number; one has moved and does not fly."""
    lay(front)
    front.bench.call("view_center", X=HERE[0] - 1, Y=HERE[1] - 1)
    first = 64 * side + 52
    for number, place in ((0, HERE), (3, (4, 4)), (5, neighbour(HERE, 2))):
        front.group(first + number, place, guns=40)
        front.put("group_flags", first + number, SUPPLIED | MOVED * (number == 3))


@pytest.mark.rule("WR-6.9.1")
@pytest.mark.rule("WR-6.9.2")
@pytest.mark.rule("WR-6.9.3")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_every_air_group_that_can_fly_is_asked_for_its_target(russia: Any, side: int) -> None:
    first = 64 * side + 52
    foe = NORTH if side == AXIS else neighbour(HERE, 3)

    def begun() -> Desk:
        desk = Desk(russia, lambda front: airfields(front, side), side, "strike_main",
                    "PHASE_STRIKE")  # fmt: skip
        assert str(first) in desk.says and desk.cursor == HERE
        return desk

    desk = begun()
    map_ = picture(desk)
    assert map_[:0x1000].count(0) < 0x0F00, "the map stands"
    assert desk.text[20].split()[0] in (str(first), "20"), desk.text[20]
    desk.types("Q")
    assert str(first + 5) in desk.says and desk.cursor == neighbour(HERE, 2)
    desk.types("Q")
    assert not desk.waits
    assert desk.byte("group_plot", first) == desk.byte("group_plot", first + 5) == 0

    desk = begun()
    desk.goes_to(foe)
    number = 90 if side == AXIS else 3
    assert desk.text[20].split()[0] == str(number), "the panel goes with the cursor"
    desk.types("A")
    assert desk.cursor == HERE and str(first) in desk.says
    desk.goes_to(foe)
    desk.types("C")
    assert desk.byte("group_plot", first) == 2
    assert desk.byte("group_target_lo", first) == index(foe) & 255
    assert desk.byte("group_target_hi", first) == index(foe) >> 8
    assert str(first + 5) in desk.says
    before = picture(desk)
    desk.types("B")
    assert "Any key" in desk.says, "no city"
    desk.types(" ")
    assert picture(desk) == before and str(first + 5) in desk.says
    desk.types("?")
    assert desk.text[0].strip().startswith("Help")
    desk.types(" ")
    assert str(first + 5) in desk.says
    desk.types("D")
    assert not desk.waits and desk.byte("group_plot", first + 5) == 0

    desk = begun()
    desk.types("D")
    assert not desk.waits
