"""Guns and the beginning of half-days on random scenes, every byte of the state held by a model."""

from __future__ import annotations

import random
from fractions import Fraction as F
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import distance

from . import ardennes_book as book
from .army import AIMED, NOWHERE, SEEN, STRIDE, TO_COME, UNITS, index
from .desk import rolls
from .land import BRIDGE, ROAD, Field, side
from .ledger import KIND, LAND, LIMIT, Ledger, ally, bridges, ghost, near_foes, scene


@pytest.mark.rule("BA-2.15")
@pytest.mark.rule("BA-2.11")
@pytest.mark.rule("BA-5.7")
@pytest.mark.rule("BA-7.6")
@pytest.mark.rule("BA-7.7")
@pytest.mark.rule("BA-9.1")
@pytest.mark.rule("BA-6.5")
@pytest.mark.parametrize("seed", range(5))
def test_guns_turn_and_fire(ardennes: Any, seed: int) -> None:
    dice, field = random.Random(seed), Field(ardennes)
    stand = scene(field, dice, 90)
    ardennes.set("st_rules", dice.randrange(64))
    fighters = sorted(unit for unit in stand if not ghost(unit))
    for gun in fighters:
        if KIND[gun] == "artillery" and dice.random() < 0.8:
            field.put("unit_flags", gun, AIMED | field.get("unit_flags", gun))
            whom = [unit for unit in fighters if ally(unit) or ally(gun)]
            field.put("unit_task", gun, dice.choice(whom))
    roll = dice.randint(1, 6)
    rolls(ardennes, roll)
    book_ = Ledger(field)
    for gun in fighters:
        aims = book_.get("unit_task", gun)
        if not (ally(gun) and ally(aims) and book_.get("unit_flags", gun) & AIMED):
            continue
        fight = book_.engaged(aims)
        foes = [
            unit
            for unit in fighters
            if fight and not ally(unit) and book_.engaged(unit) == fight
            if distance(stand[unit], stand[gun]) <= 3
        ]
        best = max(foes, key=lambda unit: (book_.get("unit_strength", unit), -unit), default=0)
        book_.put("unit_task", gun, best)
        if not foes:
            book_.put("unit_flags", gun, book_.get("unit_flags", gun) & ~AIMED)
    ardennes.call("guards_turn", limit=LIMIT)
    assert book_.differs() == {}
    for whose in (1, 0):
        ardennes.call("zones_make", limit=LIMIT)
        foes_then = book_.where(1 - whose)
        for gun in fighters:
            if ally(gun) != whose or not book_.get("unit_flags", gun) & AIMED:
                continue
            target, attack = book_.get("unit_task", gun), 0
            for other in fighters:
                flags = book_.get("unit_flags", other)
                same = flags & AIMED and book_.get("unit_task", other) == target
                if same and ally(other) == whose:
                    book_.put("unit_flags", other, flags & ~AIMED)
                    book_.put("unit_task", other, 0)
                    if not near_foes(stand[other], foes_then):
                        attack += book_.attack(other)
            if attack and book_.place(target):
                odds = book.ODDS.index(book.odds(F(attack), book_.defence(target)))
                column = book.ODDS[min(max(odds, 2), 5)]
                book_.hurt(target, F(book.GUNS[column].split()[roll - 1]))
        ardennes.set("zp_river", 1)  # what a battle before left counts for nothing
        ardennes.set("zp_defence", (7, 7))
        ardennes.call("guns_fire", A=whose, limit=LIMIT)
        assert book_.differs(("st_cursor_x", "st_cursor_y")) == {}


def comes(field: Field, dice: random.Random, unit: int, turn: int) -> None:
    """A reinforcement that is to come about this turn."""
    entry = index(dice.choice(LAND))
    for what, value in (
        ("flags", TO_COME), ("task", max(1, turn + dice.randint(-2, 2))), ("strength", 5),
        ("from_lo", entry & 255), ("from_hi", entry >> 8),
    ):  # fmt: skip
        field.put(f"unit_{what}", unit, value)


def marked(after: Ledger, whose: int) -> None:
    """Units that the side to move does not see (10.1, 10.10)."""
    if not after.get("st_rules") & 1:
        return
    for unit in range(UNITS):
        place, flags = after.place(unit), after.get("unit_flags", unit)
        if place is None or ally(unit) == whose:
            continue
        road = any(side(place, way) in (ROAD, BRIDGE) for way in range(6))
        cover = after.bench.mem[after.bench.sym["hex_ground"] + index(place)] & 7 in (1, 2)
        unseen = cover and not road and not flags & SEEN
        if ghost(unit) or unseen and not near_foes(place, after.where(whose)):
            after.put("unit_flags", unit, flags | 128)


@pytest.mark.rule("BA-8.4")
@pytest.mark.rule("BA-8.5")
@pytest.mark.rule("BA-6.2")
@pytest.mark.rule("BA-6.5")
@pytest.mark.rule("BA-7.10")
@pytest.mark.rule("BA-10.1")
@pytest.mark.parametrize("seed", range(6))
def test_a_half_day_begins(ardennes: Any, seed: int) -> None:
    dice, field = random.Random(seed), Field(ardennes)
    stand, whose, turn = scene(field, dice, 100), seed % 2, dice.randint(1, 32)
    for unit in dice.sample(sorted(stand), 50):  # who has not moved
        for half in ("lo", "hi"):
            field.put(f"unit_from_{half}", unit, field.get(f"unit_at_{half}", unit))
    for unit in set(range(UNITS)) - set(stand):
        if dice.random() < 0.3 and not ghost(unit):
            comes(field, dice, unit, turn)
    for name, value in (
        ("st_rules", dice.randrange(64)), ("st_side", whose), ("st_turn", turn), ("st_v2", 1),
        ("st_strikes", (1, 6)), ("st_weather_kind", 2), ("st_human", (1, 1)), ("st_hand_count", 3),
        ("engage_at_hi", bytes([3] * 24)), ("dump_number", bytes(dice.choices(range(7), k=6))),
    ):  # fmt: skip
        ardennes.set(name, value)
    roll = dice.randint(1, 6)
    rolls(ardennes, roll)
    at = [ardennes.sym[f"dump_at_{half}"] for half in ("lo", "hi")]
    dumps = [
        divmod(ardennes.mem[at[0] + n] | ardennes.mem[at[1] + n] << 8, STRIDE) for n in range(6)
    ]
    after = Ledger(field)
    cut = after.judge(whose, bridges(ardennes), [(column, row) for row, column in dumps])
    hand: list[int] = []
    allies = {place for unit in stand if ally(unit) and (place := after.place(unit))}
    for unit in range(UNITS):
        flags = after.get("unit_flags", unit)
        if ally(unit) != whose:
            if not ghost(unit) and not flags & (AIMED | TO_COME):
                after.put("unit_task", unit, 0)
            if after.place(unit) != after.place(unit, "from"):
                after.put("unit_flags", unit, flags & ~SEEN)
        elif flags & TO_COME:
            if after.get("unit_task", unit) <= turn and len(hand) < 28:
                hand.append(unit)
        elif after.place(unit):
            for half in ("lo", "hi"):
                after.put(f"unit_from_{half}", unit, after.get(f"unit_at_{half}", unit))
            after.put("unit_flags", unit, flags & 35)
            over = after.get("unit_task", unit)  # turns that an infiltrator has been there
            if not ghost(unit):
                after.put("unit_task", unit, 0)
            elif after.place(unit) in allies and roll <= (1 if over < 3 else 3):
                after.remove(unit)
            else:
                after.put("unit_task", unit, over + 1)
                after.put("unit_whole", unit, over + 1)
    morning = turn % 2
    for number, unit in enumerate(hand):
        after.put("st_hand", number, unit)
    for name, value in (
        ("st_hand_count", len(hand)), ("st_phase", 2), ("st_revealed", 0),
        ("st_strikes_left", (1, 6)[whose] * morning), ("st_v2_left", morning * (not whose)),
    ):  # fmt: skip
        after.put(name, 0, value)
    for number in range(24):
        after.put("engage_at_hi", number, NOWHERE)
    marked(after, whose)
    ardennes.call("half_begin", limit=LIMIT)
    drawn = {ardennes.sym["rng_seed"] + n for n in range(4)} | {ardennes.sym["st_fog"]}
    assert {at: pair for at, pair in after.differs().items() if at not in drawn} == {}
    assert ardennes.mem[ardennes.sym["half_isolated"]] == cut
