"""Wrecks: what direct fire kills of vehicles lies about on the map and is in nobody's way."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .battlefield import FIRED, GERMAN, SEEN, SOVIET, TOWN, Battlefield

WRECK = 0x80


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    field = Battlefield(kampf)
    kampf.set("st_message_delay", 0)
    return field


def square(field: Battlefield, x: int, y: int) -> int:
    return int(field.mem[field.bench.sym["map"] + 60 * y + x])


@pytest.mark.rule("KG-7.11.5")
@pytest.mark.parametrize(
    ("victim", "left"),
    [("T-34/76C", True), ("HALFTRACK", True), ("TRUCK", True), ("RIFLE", False), ("76AT", False)],
)
def test_vehicles_killed_by_direct_fire_leave_a_wreck(
    field: Battlefield, victim: str, left: bool
) -> None:
    field.ground(22, 20, TOWN, 2)
    field.put(GERMAN, 0, "PANTHER", 60, 20, 20, flags=FIRED, target=9, pulses=3)
    field.put(SOVIET, 9, victim, 60, 22, 20, flags=SEEN)
    field.begin_marks()
    field.fire(GERMAN)
    assert field.get(SOVIET, 9, "count") < 60
    assert square(field, 22, 20) == TOWN | 2 << 4 | (WRECK if left else 0)
    assert not any(square(field, n % 60, n // 60) & WRECK for n in range(3600) if n != 1222)


@pytest.mark.rule("KG-7.5.2")
def test_shells_do_not_tell_by_wrecks_what_they_kill(field: Battlefield) -> None:
    shells = {"shell_x": 22, "shell_y": 20, "shell_left": 4, "range": 0}
    field.put(GERMAN, 0, "120MOR", 60, 20, 20, **shells)
    field.put(SOVIET, 9, "TRUCK", 100, 22, 20, flags=SEEN)
    field.pulse()
    assert field.get(SOVIET, 9, "count") < 100 and square(field, 22, 20) == 0


@pytest.mark.rule("KG-8.0.3")
def test_wrecks_hide_nobody_and_stop_nobody(kampf: Any, field: Battlefield) -> None:
    rng = random.Random(8)
    plain = bytes(rng.choice((0, 0, 1, 2, 4, 5)) | rng.choice((0, 0, 16, 32)) for _ in range(3600))
    pairs = [[rng.randrange(60) for _ in range(2)] + [rng.randrange(20, 36) for _ in range(2)]
             for _ in range(150)]  # fmt: skip
    seen = []
    for ground in (plain, bytes(byte | WRECK for byte in plain)):
        kampf.set("map", ground)
        seen.append([
            bool(kampf.call("line_of_sight", zp_from_x=[x % 20 + 20, y % 16 + 20, u, v]).c)
            for x, y, u, v in pairs
        ])  # fmt: skip
    assert seen[0] == seen[1] and 10 < sum(seen[0]) < 130
    for byte in (0, 5, 0x12, 9):
        costs = [kampf.call("move_cost", A=byte | wreck, X=9) for wreck in (0, WRECK)]
        assert (costs[0].a, costs[0].c) == (costs[1].a, costs[1].c)
