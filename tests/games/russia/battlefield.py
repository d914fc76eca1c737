"""Battles drawn at random in a bench's memory, and the model of each."""

from __future__ import annotations

import random
from typing import Any

from grognard.rom_build.data.hex_grid import Hex, neighbour

from .fight_model import Fight
from .front import (
    ATTACKS,
    CITY,
    CLEAR,
    FOREST,
    FORT,
    HELD_BY_AXIS,
    MOUNTAIN,
    RAIL_AXIS,
    RAIL_SOVIET,
    SEA,
    SUPPLIED,
    SWAMP,
    TIRED,
    Front,
    index,
)
from .test_exact_dice import cities

LAND = CLEAR, CLEAR, FOREST, SWAMP, MOUNTAIN, CITY, FORT


def edges(front: Front, draw: random.Random, place: Hex) -> None:
    """Rivers on some sides, as both hexes have them."""
    for way in range(6):
        if draw.random() < 0.3:
            front.river(place, way)
            front.river(neighbour(place, way), (way + 3) % 6)


def ground(front: Front, draw: random.Random, place: Hex, *more: int) -> None:
    kind = draw.choice(LAND + more)
    if kind not in (SEA, CITY, FORT):
        kind |= draw.choice((0, 0, RAIL_AXIS, RAIL_SOVIET))
    front.ground(place, kind | draw.choice((0, HELD_BY_AXIS)))


def troops(front: Front, draw: random.Random, group: int, weak: float = 0.2) -> None:
    for _ in range(draw.choice((1, 1, 2, 3, 6))):
        strength = draw.choice((1, 2, 5)) if draw.random() < weak else draw.randint(20, 200)
        fatigue = draw.choice((0, 0, 20, 60, 84, 90, 94, 95))
        front.unit(group, strength, draw.choice((10, 48, 50, 79, 80, 98, 99)), fatigue)


def stand(front: Front, draw: random.Random, group: int, place: Hex) -> None:
    dug = draw.choice((0, 0, 1, 2, 3, 5))
    front.group(group, place, dug=dug, guns=draw.choice((0, 0, 3, 30, 101, 240)))
    front.put("group_flags", group, draw.choice((0, SUPPLIED, TIRED | SUPPLIED)))
    front.put("group_standing", group, draw.choice((0, 1)))


def drawn(bench: Any, number: int) -> tuple[Front, Fight]:
    """A battle over a city or plain hex: attackers around it, one or two groups in it."""
    draw = random.Random(number)
    side, sky = draw.randrange(2), draw.randrange(4)
    year, month = draw.choice(((41, 7), (42, 9), (42, 10), (43, 1), (44, 12)))
    front = Front(bench, year, month, sky)
    bench.overlay("ground")
    front.put("st_level", 0, draw.randint(1, 4))
    place = draw.choice((cities()["Smolensk"], (14, 14), (9, 20)))
    for city in range(57):
        for name in ("people", "heavy", "vehicles", "guns", "aircraft", "supply"):
            front.put(f"city_{name}", city, 9)
    for at in (place, *(neighbour(place, way) for way in range(6))):
        ground(front, draw, at, *((SEA, SEA) if at != place else ()))
        edges(front, draw, at)
    own, foe = 64 * side, 64 * (1 - side)
    numbers = iter(draw.sample([*range(1, 12), *range(12, 52)], 30))
    attackers: list[int] = []
    ways = draw.sample(range(6), draw.randint(1, 4))
    for way in ways:
        ground(front, draw, neighbour(place, way))
        for _ in range(draw.choice((1, 1, 2))):
            attackers.append(own + next(numbers))
            stand(front, draw, attackers[-1], neighbour(place, way))
            troops(front, draw, attackers[-1])
            plot = (way + 3) % 6 + 1 | draw.choice((0, 0, 0x40)) | draw.choice((0, 0, 8, 48))
            front.put("group_plot", attackers[-1], plot)
            front.put("group_flags", attackers[-1], ATTACKS)
            at = index(place)
            front.put("group_target_lo", attackers[-1], at & 255)
            front.put("group_target_hi", attackers[-1], at >> 8)
    weak = draw.choice((0.2, 0.8, 1.0))
    defenders = [foe + next(numbers) for _ in range(draw.choice((1, 1, 2)))]
    if draw.random() < 0.25:
        defenders[-1] = foe + draw.randint(52, 57)
    for group in sorted(defenders):
        stand(front, draw, group, place)
        front.put("group_plot", group, draw.choice((0, 3)))
        if group & 63 < 52:
            troops(front, draw, group, weak)
    for way in range(6):  # whoever else is near
        at = neighbour(place, way)
        for near in (at, neighbour(at, way)):
            if way not in ways and draw.random() < 0.25:
                stand(front, draw, foe + next(numbers), near)
            elif way not in ways and near != at and draw.random() < 0.15:
                stand(front, draw, own + next(numbers), near)
    bench.set("pool_aircraft", (draw.choice((0, 250)), draw.choice((0, 250))))
    front.put("log_battles", 0, draw.choice((0, 7, 39, 40)))
    bench.set("rng_seed", draw.randbytes(4))
    return front, laid(front, side, place, attackers, sorted(defenders), draw.randrange(2))


def laid(
    front: Front, side: int, place: Hex, attackers: list[int], defenders: list[int], segment: int
) -> Fight:
    """The lists of a battle, and the model of it."""
    bench = front.bench
    bench.set("fight_attackers", attackers)
    bench.set("fight_attackers_n", len(attackers))
    bench.set("fight_defenders", defenders)
    bench.set("fight_defenders_n", len(defenders))
    bench.set("fight_side", side)
    front.at_hex(place, "fight_hex")
    bench.mem[bench.sym["zp_overlay"] + 1] = segment
    front.put("told_quiet", 0, 1)
    fight = Fight(bench)
    fight.side, fight.hex, fight.segment = side, place, segment
    fight.attackers, fight.defenders = attackers, defenders
    return fight
