"""Engagements, odds, ways and works on random scenes, every byte of the state held by a model."""

from __future__ import annotations

import heapq
import random
from fractions import Fraction as F
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbour, neighbours

from . import ardennes_book as book
from .army import AIMED, NOWHERE, STRIDE, index
from .land import BRIDGE, RIVER, ROAD, SIEGFRIED, Field, beside, campaign, side, terrain
from .ledger import KIND, LIMIT, Ledger, ally, bridges, ghost, scene

INFANTRY, PARA = "infantry", "paratrooper"


def sums(after: Ledger, stand: dict[int, Hex], number: int, whose: int) -> tuple[F, F, bool]:
    """Attack and defence of an engagement, and whether a river lies between."""
    at = after.get("engage_at_hi", number - 1) << 8 | after.get("engage_at_lo", number - 1)
    centre = at % STRIDE, at // STRIDE
    members = [unit for unit in stand if after.engaged(unit) == number]
    ways = [way for way in range(6) if any(stand[u] == neighbour(centre, way) for u in members)]
    river = bool(ways) and all(side(centre, way) in (RIVER, BRIDGE) for way in ways)
    attack = sum((F(after.attack(unit)) for unit in members if ally(unit) == whose), F(0))
    defence = sum((after.defence(unit) for unit in members if ally(unit) != whose), F(0))
    return attack, defence * (2 if river else 1), river


def come(after: Ledger, units: list[int], number: int) -> int:
    """Those of the units that are in no engagement come into this one; how many."""
    free = [unit for unit in units if not after.engaged(unit)]
    for unit in free:
        after.put("unit_flags", unit, after.get("unit_flags", unit) & ~AIMED)
        after.put("unit_task", unit, number)
    return len(free)


@pytest.mark.rule("BA-2.4")
@pytest.mark.rule("BA-2.16")
@pytest.mark.rule("BA-2.17")
@pytest.mark.rule("BA-2.19")
@pytest.mark.rule("BA-5.3")
@pytest.mark.rule("BA-5.6")
@pytest.mark.rule("BA-5.23")
@pytest.mark.rule("BA-10.8")
@pytest.mark.parametrize("seed", range(4))
def test_engagements_and_their_odds(ardennes: Any, seed: int) -> None:
    """Wherever somebody stands, an engagement is asked for; then somebody leaves his."""
    dice, field = random.Random(seed), Field(ardennes)
    stand, whose = scene(field, dice, 90), seed % 2
    for unit in stand:
        if not ghost(unit):
            field.put("unit_task", unit, 0)
    ardennes.set("st_side", whose)
    ardennes.set("st_rules", dice.randrange(64))
    ardennes.call("zones_make", limit=LIMIT)
    numbers = 0
    for place in dice.sample(sorted(set(stand.values())), 12):
        after = Ledger(field)
        inside = [unit for unit, at in stand.items() if at == place and not ghost(unit)]
        own = bool(inside) and ally(inside[0]) == whose
        around = [unit for unit, at in stand.items() if at in neighbours(place)]
        others = [u for u in around if not ghost(u) and ally(u) == (1 - whose if own else whose)]
        centre = [
            at % 256 if half == "lo" else at >> 8 for at in [index(place)] for half in ("lo", "hi")
        ]
        there = [after.engaged(unit) for unit in inside if after.engaged(unit)]
        joined = [
            n for n in there
            if [after.get(f"engage_at_{half}", n - 1) for half in ("lo", "hi")] == centre
        ]  # fmt: skip
        number = joined[0] if joined and not own else numbers + 1
        for half, byte in zip(("lo", "hi"), centre, strict=True):
            after.put(f"engage_at_{half}", number - 1, byte)
        before = bytes(after.bytes)
        new = come(after, others, number) if own or joined or others else 0
        works = bool(joined) if not own else False
        if own or not joined:
            works = bool(inside) and bool(new) and bool(come(after, inside, number))
        if works and number > numbers:
            numbers += 1
        elif not works:
            after.bytes[:] = before
            after.put("engage_at_hi", number - 1, NOWHERE)
        got = ardennes.call("engage_here", zp_hex=field.index(place), limit=LIMIT)
        assert (after.differs(), bool(got.c)) == ({}, not works)
    after = Ledger(field)
    for number in range(1, numbers + 1):
        attack, defence, river = sums(after, stand, number, whose)
        assert field.odds(number) == (book.odds(attack, defence), attack, defence)
        assert ardennes.mem[ardennes.sym["zp_river"]] == river
    assert numbers and after.differs() == {}
    leaver = next(unit for unit in stand if after.engaged(unit))
    number = after.engaged(leaver)
    after.put("unit_task", leaver, 0)
    left = [unit for unit in stand if after.engaged(unit) == number]
    if len({ally(unit) for unit in left}) < 2:
        after.put("engage_at_hi", number - 1, NOWHERE)
        for unit in left:
            after.put("unit_task", unit, 0)
    ardennes.call("unit_place", X=leaver, zp_hex=field.index(stand[leaver]), limit=LIMIT)
    assert after.differs() == {}


def points(after: Ledger, unit: int, place: Hex, by_road: bool) -> F:
    """What a unit pays to enter a hex, road bonuses by the rules that are played."""
    if ghost(unit):
        return F(1)
    forest, mountain, clear, road = (F(value) for value in book.MOVEMENT[KIND[unit]])
    if by_road and KIND[unit] == INFANTRY:
        return F(1, 2) if ally(unit) and after.get("st_rules") & 16 else F(1)
    return road if by_road else {1: forest, 2: mountain}.get(terrain(place), clear)


@pytest.mark.rule("BA-4.1")
@pytest.mark.rule("BA-4.2")
@pytest.mark.rule("BA-4.3")
@pytest.mark.rule("BA-4.6")
@pytest.mark.rule("BA-4.8")
@pytest.mark.rule("BA-7.9")
@pytest.mark.rule("BA-10.12")
@pytest.mark.parametrize("seed", range(3))
def test_ways_of_one_unit_after_the_other(ardennes: Any, seed: int) -> None:
    """From where its half-day began, wherever it stands; bridges are down or half down."""
    dice, field = random.Random(seed), Field(ardennes)
    ardennes.set("bridge_state", bytes(dice.choices((3, 3, 0, 1, 2), k=109)))
    ardennes.call("map_refresh", limit=LIMIT)
    stand, spans = scene(field, dice, 80), bridges(ardennes)
    ardennes.set("st_rules", dice.randrange(64))
    ardennes.call("zones_make", limit=LIMIT)
    ghosts = [unit for unit in stand if ghost(unit)]
    for unit in dice.sample(sorted(stand), 8) + ghosts[:1] + dice.sample(sorted(stand), 2):
        begun = dice.choice([stand[unit], *neighbours(stand[unit])])
        if begun not in campaign() or ally(unit) and terrain(begun) == SIEGFRIED:
            continue
        field.put("unit_from_lo", unit, index(begun) & 255)
        field.put("unit_from_hi", unit, index(begun) >> 8)
        after = Ledger(field)
        most = F(ardennes.call("reach_find", X=unit, limit=LIMIT).a, 2)
        foes = set() if ghost(unit) else after.where(1 - ally(unit))
        zone, best, queue = beside(foes), {begun: F(0)}, [(F(0), begun)]
        while queue:
            cost, place = heapq.heappop(queue)
            for way in (
                range(6) if cost == best[place] and (place == begun or place not in zone) else ()
            ):
                there, number = neighbour(place, way), spans.get((place, way))
                down = number is not None and after.get("bridge_state", number) != 3
                edge = RIVER if down else side(place, way)
                wet = (
                    edge == RIVER and not ghost(unit) and (KIND[unit] == "armour" or place != begun)
                )
                siegfried = ally(unit) and there in campaign() and terrain(there) == SIEGFRIED
                if there not in campaign() or there in foes or wet or siegfried:
                    continue
                total = cost + points(after, unit, there, edge in (ROAD, BRIDGE))
                if total <= most and total < best.get(there, most + 1):
                    best[there] = total
                    heapq.heappush(queue, (total, there))
        reached = {p: F(cost, 2) for p, cost in field.field().items() if cost <= 2 * most}
        assert reached == best and after.differs() == {}, unit
