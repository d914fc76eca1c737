"""Weeks of orders drawn at random on the real map, by the book: every byte after each order."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbour

from .front import SUPPLIED, Front
from .orders_model import Orders
from .test_exact_executions import drawn, plot

LIMIT = 60_000_000
WEEKS, ORDERS = 12, 60


def week(front: Front, draw: random.Random, side: int) -> None:
    bench = front.bench
    front.when(draw.randint(41, 44), draw.randint(1, 12), draw.randrange(4))
    for group in range(1, 122):
        front.put("group_flags", group, draw.choice((0, SUPPLIED, SUPPLIED)))
        front.put("group_out", group, draw.randrange(3))
        front.put("group_steps", group, 0)
        front.put("group_plot", group, 0)
        if group & 63 < 52:
            front.put("group_dug", group, draw.choice((0, 0, 1, 5)))
            front.put("group_guns", group, draw.choice((0, 30, 210, 211, 240)))
    for name in ("infantry", "vehicles", "guns"):
        bench.set(f"pool_{name}_lo", draw.randbytes(2))
        bench.set(f"pool_{name}_hi", [draw.choice((0, 0, 1, 8, 9)) for _ in "12"])
    bench.set("st_side", side)
    bench.call("zones_make")


def order(front: Front, draw: random.Random, group: int, model: Orders) -> tuple[str, bool, bool]:
    bench = front.bench
    what = draw.choice(("step", "step", "step", "plot", "fill", "guns"))
    if what == "plot":
        wants = draw.choice((plot(front, draw, group), draw.randrange(256)))
        done = not bench.call("plot_legal", X=group, A=wants, limit=LIMIT).c
        right = model.plots(group, wants)
        if done and draw.random() < 0.4:
            front.put("group_plot", group, wants)
            model.put("group_plot", group, wants)
        return what, done, right
    if what == "fill":
        return what, not bench.call("group_replace", X=group, limit=LIMIT).c, model.replaced(group)
    if what == "guns":
        return what, not bench.call("guns_add", X=group, limit=LIMIT).c, model.armed(group)
    here, way = front.place(group), draw.randrange(6)
    assert here
    front.at_hex(here)
    front.at_hex(neighbour(here, way), "zp_to")
    done = not bench.call("step_refused", X=group, limit=LIMIT).a
    if done:
        bench.call("step_take", X=group, A=way, limit=LIMIT)
    return what, done, model.step(group, way)


@pytest.mark.rule("WR-6.2.1")
@pytest.mark.rule("WR-6.2.4")
@pytest.mark.rule("WR-6.2.8")
@pytest.mark.rule("WR-6.2.11")
@pytest.mark.rule("WR-6.4.2")
@pytest.mark.rule("WR-6.5.2")
@pytest.mark.rule("WR-6.6.9")
@pytest.mark.rule("WR-6.10.4")
@pytest.mark.rule("WR-8.1.4")
@pytest.mark.rule("WR-8.2.2")
@pytest.mark.rule("WR-10.0.5")
def test_weeks_of_orders_to_the_byte(russia: Any) -> None:
    seen: Counter[tuple[str, bool]] = Counter()
    for number in range(WEEKS):
        draw = random.Random(number)
        front, side = drawn(russia, draw), number % 2
        week(front, draw, side)
        mine = [64 * side + n for n in range(58) if n + side and front.place(64 * side + n)]
        few = draw.sample(mine, 12)
        for turn in range(ORDERS):
            model = Orders(russia)
            name, done, right = order(front, draw, draw.choice(few), model)
            assert (done, model.differences()) == (right, {}), (number, turn, name)
            seen[name, done] += 1
    assert len(seen) == 8, "each was done, and refused"
