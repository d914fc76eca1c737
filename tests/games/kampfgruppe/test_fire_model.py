"""Whole sides that fire, shell and ride, against the book worked out again, byte by byte."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .battlefield import (
    CHART,
    FIELDS,
    FIRED,
    GERMAN,
    MOVED,
    MOVED_BEFORE,
    NO_UNIT,
    NOWHERE,
    SEEN,
    SEEN_BEFORE,
    SIZE,
    SOVIET,
    UNITS,
    Battlefield,
)  # fmt: skip
from .fire_book import BLANK, VEHICLES, Told, ToldFire
from .pulse_book import ARMOUR, Unit

SIDES = ("german", "soviet")
ARMS = (
    "PZ-IVH SG-IIIG WESPE SK231 HALFTRACK TRUCK 75AT 75IG 81MOR 120MOR HMG SMG RIFLE".split(),
    "T-34/76C SU-76 KV-II T-70 HALFTRACK TRUCK 76AT 76H 50MOR 120MOR HMG SMG RIFLE".split(),
)
EACH = 16
ASKED = (
    "zp_unit_no zp_foe_no carry zp_shot_flags zp_shot_armour zp_shot_range zp_shot_pulses "
    "zp_shot_weapons gun_row zp_shot_pinned zp_shot_sl zp_gun_mr shells"
).split()
CODE, LOG, SHOTS = 0xD800, 0xE000, 0xDF00
LDA, LDA_AT, LDX_AT, STA, STA_AT, STA_X, INC, JMP, RTS = (
    0xA9, 0xAD, 0xAE, 0x85, 0x8D, 0x9D, 0xEE, 0x4C, 0x60,
)  # fmt: skip


def word(address: int) -> tuple[int, int]:
    return address & 255, address >> 8


def load_dice(bench: Any, dice: Told) -> None:
    """The generator gives what `dice` says; fire_effect notes what it is asked."""
    bench.overlay("combat")
    sym, die = bench.sym, bench.sym["zp_die"]
    below = (0x38, 0xE9, 1, RTS) if dice.high else (LDA, 0, RTS)
    code = [LDA, 0, 0x2A, LDX_AT, *word(SHOTS), STA_X, *word(LOG + 256 * ASKED.index("carry"))]
    for page, name in enumerate(ASKED):
        if name in sym:
            code += [LDA_AT, *word(sym[name]), STA_X, *word(LOG + 256 * page)]
    code += [INC, *word(SHOTS), LDA, dice.presses, STA_AT, *word(sym["pressed"]), LDA, 0]
    code += [STA, sym["zp_kills"], STA, sym["zp_kills"] + 1, LDA, dice.kills]
    code += [STA, sym["zp_kills"] + 2, RTS]
    for address, data in (
        (sym["rng_below"], below),
        (sym["rng_next"], (LDA, dice.share, RTS)),
        (sym["rng_word"], (LDA, 128, STA, die, STA, die + 1, RTS)),
        (sym["fire_effect"], (JMP, *word(CODE))),
        (CODE, code),
    ):
        bench.mem[address : address + len(data)] = bytes(data)


def army(field: Battlefield, rng: random.Random, side: int, size: int) -> list[Unit]:
    """Units with all sorts of targets, missions and riders; a few dead ones."""
    units: list[Unit] = []
    for number in range(EACH):
        row = CHART[SIDES[side], rng.choice(ARMS[side])]
        at = 20 + rng.randrange(size), 20 + rng.randrange(size)
        alive, armoured = rng.random() > 0.08, row["kind"] in ARMOUR
        target = rng.choice((NO_UNIT, *range(EACH)))
        fires = FIRED * (target != NO_UNIT and rng.random() < 0.5)
        moved = rng.choice((0, MOVED, MOVED_BEFORE))
        given = {
            "flags": fires | moved | rng.choice((0, SEEN, SEEN_BEFORE)),
            "suppression": rng.choice((0, 20, 50) if armoured else (0, 30, 49, 99, 100)),
            "facing": rng.randint(1, 8), "target": target, "pulses": rng.randrange(5),
            "speed": rng.choice((0, 4)), "range": rng.choice((0, 0, 3)),
            "ammo": rng.choice((1, 2, 40)),
        }  # fmt: skip
        if row["kind"] == "infantry":
            given["special"] = rng.choice((0, 1, 2, 3 - side))
        if row["kind"] in ("mortar", "artillery") and rng.random() < 0.6:
            given |= {"shell_x": 20 + rng.randrange(size), "shell_y": 20 + rng.randrange(size)}
            given |= {"shell_delay": rng.choice((0, 0, 2)), "shell_left": rng.choice((4, 1, 2, 0))}
            given |= {"load": rng.choice((NO_UNIT, rng.randrange(EACH)))}
            given |= {"flags": given["flags"] & ~FIRED, "ammo": rng.choice((0, 1, 40))}
            if rng.random() < 0.2:
                given["shell_y"] = 0
        x, y = at if alive else (NOWHERE, NOWHERE)
        count = rng.choice((1, 2, 5, 30)) if alive else 0
        field.put(side, number, row["name"], count, x, y, **given if alive else {})
        units.append({f: field.get(side, number, f) for f in FIELDS} | {"x": x, "y": y, "row": row})
    for number, unit in enumerate(units):
        for guest in units if unit["row"]["kind"] in VEHICLES and unit["count"] else []:
            rides = guest["carrier"] == NO_UNIT and guest["count"] and rng.random() < 0.12
            if rides and guest["row"]["kind"] in ("hmg", "infantry", "mortar", "anti-tank"):
                guest |= {"carrier": number, "x": unit["x"], "y": unit["y"]}
    return units


def written(bench: Any, before: bytes, model: ToldFire) -> bytes:
    """The state block as the model has it."""
    state, base = bytearray(before), bench.sym["state_begin"]
    at = {n: bench.sym[n] - base for n in ("unit_records", "unit_x", "unit_y", "map")}
    for side, units in enumerate(model.sides):
        for number, unit in enumerate(units):
            place = UNITS * side + number
            record = at["unit_records"] + SIZE * place
            state[record : record + SIZE] = bytes(unit[f] for f in FIELDS)
            state[at["unit_x"] + place], state[at["unit_y"] + place] = unit["x"], unit["y"]
    state[at["map"] : at["map"] + 3600] = bytes(model.map)
    points = bench.sym["st_kill_points"] - base
    state[points : points + 4] = b"".join(n.to_bytes(2, "little") for n in model.points)
    return bytes(state)


def state(bench: Any) -> bytes:
    return bytes(bench.mem[bench.sym["state_begin"] : bench.sym["state_end"]])


@pytest.mark.rule("KG-6.1.1")
@pytest.mark.rule("KG-6.1.3")
@pytest.mark.rule("KG-6.1.5")
@pytest.mark.rule("KG-7.3.4")
@pytest.mark.rule("KG-7.3.9")
@pytest.mark.rule("KG-7.5.1")
@pytest.mark.rule("KG-7.5.3")
@pytest.mark.rule("KG-7.5.5")
@pytest.mark.rule("KG-7.5.6")
@pytest.mark.rule("KG-7.5.7")
@pytest.mark.rule("KG-7.5.8")
@pytest.mark.rule("KG-7.5.9")
@pytest.mark.rule("KG-7.8.1")
@pytest.mark.rule("KG-7.10.1")
@pytest.mark.rule("KG-7.10.2")
@pytest.mark.rule("KG-7.10.3")
@pytest.mark.rule("KG-7.12.1")
@pytest.mark.rule("KG-7.13.2")
@pytest.mark.rule("KG-10.2.2")
def test_sixteen_units_fire_at_sixteen_others_and_these_at_them(kampf: Any) -> None:
    for seed in range(60):
        rng = random.Random(seed)
        kampf.reset()
        field = Battlefield(kampf)
        nobody = bytes(NO_UNIT if name in BLANK else 0 for name in FIELDS)
        kampf.set("unit_records", nobody * (2 * UNITS))
        map_ = [rng.choice((0, 0, 0, 1, 4, 5, 2)) | 16 * rng.choice((0, 0, 1)) for _ in range(3600)]
        visibility, rows, size = rng.choice((7, 20)), rng.choice((60, 30)), rng.choice((2, 3, 5, 8))
        kampf.set("map", bytes(map_))
        kampf.set("st_visibility", visibility)
        kampf.set("st_map_rows", rows)
        sides = [army(field, rng, side, size) for side in (GERMAN, SOVIET)]
        dice = Told(
            seed % 2, rng.randrange(256), rng.choice((0, 0, 1, 2, 200)), rng.choice((0, 3, 6))
        )
        model = ToldFire(sides, map_, visibility, rows, dice)
        kampf.mem[kampf.sym["state_begin"] : kampf.sym["state_end"]] = written(
            kampf, state(kampf), model
        )
        field.begin_marks()
        load_dice(kampf, dice)
        before, first = state(kampf), rng.randrange(2)
        for side in (first, 1 - first):
            model.shots.clear()
            kampf.mem[SHOTS] = 0
            field.fire(side)
            model.side(side)
            asked = range(kampf.mem[SHOTS])
            pages = range(LOG, LOG + 256 * len(ASKED), 256)
            got = [tuple(kampf.mem[page + shot] for page in pages) for shot in asked]
            assert got == model.shots, (seed, side)
            assert state(kampf) == written(kampf, before, model), (seed, side)
