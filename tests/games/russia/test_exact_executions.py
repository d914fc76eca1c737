"""Whole executions of drawn plots on the real map, week after week, against the model: every byte
of the state after each."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbour

from .desk import phases
from .execution_model import Execution
from .fight_model import STOP
from .front import SEA, SUPPLIED, UNIT_SIZE, UNITS, Front, index
from .plans import on_map
from .starts import start
from .week_models import BOMBARD

LIMIT = 400_000_000
PAUSE = 7


def plot(front: Front, draw: random.Random, group: int) -> int:
    """One that 6.6.8 or 6.6.9 allows, most often towards an enemy beside the group."""
    here = front.place(group)
    assert here
    foes = {front.place(other) for other in range(64 - (group & 64), 122 - (group & 64)) if other}
    lands = [
        way for way in range(1, 7)
        if on_map(at := neighbour(here, way - 1)) and front.get("hex_ground", index(at)) & 7 < SEA
    ]  # fmt: skip
    ways = [way for way in lands if neighbour(here, way - 1) in foes] or lands
    first = draw.choice(ways or [1]) if draw.random() < 0.8 else draw.randint(1, 6)
    end = draw.choice((0, 0, 0, STOP, BOMBARD))
    if group & 63 >= 12:
        return first | end
    kind = draw.randrange(4)
    if kind == 0:
        return first | end
    if kind == 1:
        return PAUSE | first << 3 | end & STOP
    return first | draw.randint(1, 6) << 3 | end


def drawn(bench: Any, draw: random.Random) -> Front:
    """A start of the war at any time of it, everybody as tired and able as may be."""
    front = start(bench, draw.choice((1941, 1942, 1943)))
    front.put("st_level", 0, draw.randint(1, 4))
    for side in (0, 1):
        begin = bench.sym["unit_soviet" if side else "unit_axis"]
        for at in range(begin, begin + UNITS * UNIT_SIZE, UNIT_SIZE):
            if bench.mem[at + 1]:
                weak = draw.random() < 0.3
                strength = draw.randint(1, 9) if weak else bench.mem[at + 1]
                skill = draw.choice((10, 40, 49, 60, 79, 85, 99))
                bench.mem[at + 1 : at + 4] = bytes((strength, skill, draw.choice((0, 9, 50, 90))))
    return front


def week(front: Front, draw: random.Random) -> None:
    """Another sky; guns, supplies and plots for whoever is left."""
    front.when(draw.randint(41, 44), draw.randint(1, 12), draw.randrange(4))
    for group in (n for n in range(1, 122) if n & 63 < 58 and front.place(n)):
        front.put("group_flags", group, draw.choice((0, SUPPLIED, SUPPLIED, SUPPLIED | 2)))
        front.put("group_plot", group, 0)
        if group & 63 < 52:
            front.put("group_dug", group, draw.choice((0, 0, 0, 1, 3, 4, 5)))
            front.put("group_guns", group, draw.choice((0, 0, 30, 240)))
            if draw.random() < 0.5:
                front.put("group_plot", group, plot(front, draw, group))
    front.bench.set("rng_seed", draw.randbytes(4))


@pytest.mark.rule("WR-7.0.1")
@pytest.mark.rule("WR-6.6.5")
@pytest.mark.rule("WR-6.6.9")
@pytest.mark.rule("WR-6.6.10")
@pytest.mark.rule("WR-6.8.2")
@pytest.mark.rule("WR-7.2.1")
@pytest.mark.rule("WR-7.3.2")
@pytest.mark.rule("WR-7.4.2")
@pytest.mark.rule("WR-8.4.4")
def test_whole_executions_to_the_byte(russia: Any) -> None:
    fought = 0
    for number in range(WARS):
        draw = random.Random(number)
        front = drawn(russia, draw)
        russia.overlay("ground")
        for turn in range(WEEKS):
            week(front, draw)
            for name, value in (("st_stops", 0), ("st_step", 0), ("st_phase", GROUND)):
                front.put(name, 0, value)
            russia.call("told_begin")
            model = Execution(russia)
            russia.call("ground_main", limit=LIMIT)
            model.execution()
            model.put("st_phase", 0, GROUND + 1)
            assert model.differences() == {}, (number, turn)
            fought += front.get("log_battles")
    assert fought > 9 * WARS * WEEKS


GROUND = phases()["PHASE_GROUND"]
WARS, WEEKS = 6, 5
