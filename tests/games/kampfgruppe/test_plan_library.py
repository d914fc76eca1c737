"""What the games' computer players share (lib/plan), against models."""

from __future__ import annotations

import random
from typing import Any

import pytest

FIRST, BEHIND = 40, 80
NAMES = ("st_sight_id", "st_sight_x", "st_sight_y", "st_sight_age")


@pytest.mark.rule("KG-W.23")
def test_sights_are_kept_by_number_fade_and_make_room_for_new_ones(kampf: Any) -> None:
    """Against a dictionary: an empty place first, else the oldest gives way."""
    for name in NAMES:
        kampf.set(name, bytes(80))
    rng, model = random.Random(5), dict[int, list[int]]()
    limits = {"zp_arg0": FIRST, "zp_arg1": BEHIND}
    for _ in range(600):
        if rng.random() < 0.05:
            kampf.call("sights_fade", A=6, **limits)
            model = {n: [x, y, age + 1] for n, (x, y, age) in model.items() if age < 6}
        number, x, y = rng.randrange(1, 70), rng.randrange(60), rng.randrange(60)
        at = kampf.call("sight_note", A=number, X=x, Y=y, zp_arg2=0x30, **limits).x
        assert FIRST <= at < BEHIND
        if number not in model and len(model) == BEHIND - FIRST:
            oldest = max(age for *_, age in model.values())
            kept = {kampf.mem[kampf.sym["st_sight_id"] + n] for n in range(FIRST, BEHIND)}
            gone = set(model) - kept
            assert len(gone) == 1 and model[gone.pop()][2] == oldest
            model = {n: value for n, value in model.items() if n in kept}
        model[number] = [x, y, 0]
        ids, xs, ys, ages = (
            kampf.mem[kampf.sym[name] + FIRST : kampf.sym[name] + BEHIND] for name in NAMES
        )
        rows = zip(ids, xs, ys, ages, strict=True)
        assert {n: [x, y, age & 15] for n, x, y, age in rows if n} == model
        assert not any(kampf.mem[kampf.sym["st_sight_id"] :][:FIRST]), "the other side's"
    kampf.call("sights_clear", **limits)
    assert not any(kampf.mem[kampf.sym["st_sight_id"] :][:BEHIND])


@pytest.mark.rule("KG-W.23")
def test_late_is_who_needs_all_the_turns_that_are_left(kampf: Any) -> None:
    rng = random.Random(6)
    for _ in range(300):
        squares, speed, turns, pace = (rng.randrange(n) for n in (89, 23, 31, 12))
        late = kampf.call("plan_late", A=squares, X=speed, Y=turns, zp_arg0=pace)
        assert late.c == (squares * pace >= speed * turns)
        assert late.cycles <= 420
