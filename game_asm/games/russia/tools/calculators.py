"""The calculators of War in Russia: strength, odds, supply, depots, fatigue."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date

import click

from grognard.host.built.calculator import (
    Answer,
    Bench,
    Calculator,
    Field,
    Value,
    choice,
    fixed,
    whole,
)
from grognard.rom_build.games import game_folder

from .terms import COLUMNS, ROWS, SIDES, SOVIET_FIRST, YEARS, index
from .types import MECH, Types

_TERRAINS = {
    "clear": 0, "forest": 1, "swamp": 2, "mountain": 3, "city": 4, "fort": 5, "rail": 8,
}  # fmt: skip
"""TERRAIN_* of russia.inc."""
_WEATHERS = {"clear": 0, "cold": 1, "verycold": 2, "rain": 3}
_LEVEL = 3
"""The historical one, where none is named."""
_INFANTRY, _MECH = 12, 1
_SOVIET_DEPOTS = 116
_FARTHEST = 4
_YES = choice({"Y": 1, "N": 0})
_SIDE = Field(choice({"axis": 0, "soviet": 1}), "axis", "axis or soviet")
_WEATHER = Field(choice(_WEATHERS), "clear", " ".join(_WEATHERS))
_TERRAIN = Field(choice(_TERRAINS), "clear", " ".join(_TERRAINS))
_NO = Field(_YES, "N", "Y or N")
_DUG = Field(whole(0, 5), "0", "level of the defender's entrenchment")


def _date(text: str) -> date:
    """A day of the war, as 1941-06-22."""
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise ValueError("write a day as 1941-06-22") from None
    if not 1941 <= day.year <= 1945:
        raise ValueError("the war lasts from 1941 to 1945")
    return day


_DATE = Field(_date, "1941-06-22", "the day, as 1941-06-22")


def _when(bench: Bench, given: Mapping[str, Value]) -> None:
    bench.put("st_year", given["date"].year - 1900)
    bench.put("st_month", given["date"].month)
    bench.put("st_weather", given["weather"])
    bench.put("st_level", _LEVEL)


def _group(side: int, mech: bool) -> int:
    """The number of a group that such units are in."""
    if side:
        return SOVIET_FIRST + (0 if mech else _INFANTRY)
    return _MECH if mech else _INFANTRY


def _types() -> Types:
    return Types(game_folder("russia") / "data" / "types.csv")


def _type(bench: Bench, side: int, text: str | None) -> int:
    """The number of a type by its name; the plainest of the side where none is given."""
    keys = _types().keys
    name = (text or ("RIFLE" if side else "INF")).upper()
    found = [n for n, key in enumerate(keys) if key[:2] == (SIDES[side], name)]
    if not found:
        known = ", ".join(dict.fromkeys(key[1] for key in keys if key[0] == SIDES[side]))
        raise click.UsageError(f"type={text}: the types of that side are {known}")
    return found[0]


def _strength(bench: Bench, given: Mapping[str, Value]) -> Answer:
    side = given["side"]
    kind = _type(bench, side, given["type"])
    mech = bool(bench.block("type_flags", 1, kind)[0] & MECH)
    group = _group(side, mech)
    _when(bench, given)
    record = (kind, given["strength"], given["experience"], given["fatigue"], group)
    bench.put("unit_soviet" if side else "unit_axis", bytes((*record, 0, 0, 0)))
    bench.ask("group_acs", X=group)
    if given["attacking"]:
        bench.put("zp_terrain", given["terrain"])
        bench.put("zp_out", given["out_of"])
        bench.put("zp_river", given["river"])
        bench.put("zp_share", given["mech_defence"])
        bench.ask("attack_factors", X=group)
    else:
        bench.put("zp_dug", given["entrenched"])
        bench.ask("defence_factors")
    return {"acs": bench.word("zp_acs", 3) / 256, "cycles": bench.cycles}


def _odds(bench: Bench, given: Mapping[str, Value]) -> Answer:
    for name, value in (("zp_attack", "attacker"), ("zp_defence", "defender")):
        bench.put(name, given[value].to_bytes(3, "little"))
    bench.put("zp_dug", given["entrenched"])
    bench.ask("odds_find")
    answer: Answer = {"odds": bench.word("zp_odds") / 256}
    for who in ("attacker", "defender"):
        lost = bench.ask(f"loss_{who}")
        answer[f"{who}_loss_percent"] = lost.a + lost.y / 256
    chance = bench.ask("retreat_chance")
    answer["retreat"] = 1.0 if chance.c else chance.a / 256
    part = bench.ask("dug_destroyed")
    answer["entrenchment_destroyed"] = (part.a + part.y / 256) / 100
    return answer | {"cycles": bench.cycles}


def _supply(bench: Bench, given: Mapping[str, Value]) -> Answer:
    _when(bench, given)
    side = given["side"]
    bench.put("pool_vehicles_lo", given["vehicles"] & 255, side)
    bench.put("pool_vehicles_hi", given["vehicles"] >> 8, side)
    removed = bench.ask("supply_percent", A=given["penalty"], Y=side).a
    return {"fatigue_removed_percent": removed, "cycles": bench.cycles}


def _hex(text: str) -> int:
    """The index of a hex that is written as column,row."""
    words = text.split(",")
    if len(words) != 2 or not all(word.isascii() and word.isdigit() for word in words):
        raise ValueError("write column and row with a comma, such as 17,15")
    column, row = int(words[0]), int(words[1])
    if not (1 <= column <= COLUMNS and 1 <= row <= ROWS):
        raise ValueError(f"columns run from 1 to {COLUMNS}, rows from 1 to {ROWS}")
    return index(column, row)


def _depot(bench: Bench, given: Mapping[str, Value]) -> Answer:
    number = given["depot"]
    if not (58 <= number <= 63 or 122 <= number <= 127):
        raise click.UsageError("depot=: 58 to 63 are the Axis', 122 to 127 the Soviets'")
    side = int(number >= SOVIET_FIRST)
    bench.bring(f"s{given['scenario']}")
    bench.put("st_scenario", given["scenario"] - YEARS[0])
    bench.call("scenario_set")
    bench.bring("orders")
    bench.put("st_side", side)
    bench.call("zones_make")
    bench.call("depot_home", X=number - (_SOVIET_DEPOTS if side else 58))
    bench.ask("depot_reach")
    penalty = bench.block("hex_field", 1, given["to"])[0]
    if penalty > _FARTHEST:
        return {"reachable": False, "penalty": 0, "cycles": bench.cycles}
    return {"reachable": True, "penalty": penalty, "cycles": bench.cycles}


def _fatigue(bench: Bench, given: Mapping[str, Value]) -> Answer:
    _when(bench, given)
    river = given["river"] and (given["move"] or given["leaving_zoc"])
    bench.put("zp_terrain", given["terrain"])
    bench.put("zp_river", int(river))
    group = _group(given["side"], given["kind"] == 0)
    points = bench.ask("enter_fatigue", X=group, A=given["move"]).a
    return {"fatigue": points, "cycles": bench.cycles}


CALCULATORS: dict[str, Calculator] = {
    "strength": Calculator(
        "what a unit counts in a battle",
        "group_acs",
        {
            "strength": Field(whole(0, 255), None, "strength points"),
            "experience": Field(whole(0, 99), None, "experience"),
            "fatigue": Field(whole(0, 95), "0", "fatigue"),
            "type": Field(str, "", "its type, such as PZ"),
            "side": _SIDE,
            "attacking": _NO,
            "terrain": _TERRAIN,
            "out_of": _TERRAIN,
            "river": _NO,
            "weather": _WEATHER,
            "date": _DATE,
            "entrenched": _DUG,
            "mech_defence": Field(whole(0, 100), "0", "mechanized per cent of the defence"),
        },
        _strength,
        ("strength=150 experience=92 type=PZ attacking=Y terrain=clear",),
    ),
    "odds": Calculator(
        "what a battle costs on average, and whether the defender goes",
        "odds_find",
        {
            "attacker": Field(fixed(0, 30000, 256), None, "strength of all attackers"),
            "defender": Field(fixed(0, 30000, 256), None, "of all defenders, entrenchment in it"),
            "entrenched": _DUG,
        },
        _odds,
        ("attacker=200 defender=100 entrenched=5",),
    ),
    "supply": Calculator(
        "what share of its fatigue a unit loses",
        "supply_percent",
        {
            "penalty": Field(whole(0, 6), None, "penalty hexes of the depot"),
            "vehicles": Field(whole(0, 2550), "0", "vehicle points in the pool"),
            "weather": _WEATHER,
            "date": _DATE,
            "side": _SIDE,
        },
        _supply,
        ("penalty=2 vehicles=1200",),
    ),
    "depot": Calculator(
        "whether a depot comes to a hex on the first turn",
        "scenario_set",
        {
            "scenario": Field(choice({str(year): year for year in YEARS}), "1941", "its year"),
            "depot": Field(whole(58, 127), None, "58 to 63 or 122 to 127"),
            "to": Field(_hex, None, "column,row"),
        },
        _depot,
        ("scenario=1941 depot=58 to=3,15",),
    ),
    "fatigue": Calculator(
        "what entering a hex costs",
        "enter_fatigue",
        {
            "kind": Field(choice({"mech": 0, "infantry": 1}), "infantry", "mech or infantry"),
            "move": Field(choice({"strategic": 0, "tactical": 1}), None, "strategic or tactical"),
            "terrain": _TERRAIN,
            "weather": _WEATHER,
            "date": _DATE,
            "side": _SIDE,
            "river": _NO,
            "leaving_zoc": _NO,
        },
        _fatigue,
        ("kind=mech move=tactical terrain=swamp",),
    ),
}
