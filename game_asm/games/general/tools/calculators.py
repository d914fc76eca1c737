"""The calculators of The Perfect General: fire, close assault, moves, sight."""

from __future__ import annotations

from collections.abc import Mapping

import click

from grognard.host.built.calculator import Answer, Bench, Calculator, Field, Value, choice, whole

from .terms import ASSAULTING, COLUMNS, FIGHTING, ROWS, STRIDE

_ALWAYS = 2
"""Of st_options."""
_FIRST = 0
_FARTHEST = 250
"""Half points: farther than any hex of these maps is looked for."""
_YES = choice({"Y": 1, "N": 0})
_TYPES = choice({name: n for n, name in enumerate(FIGHTING)})
_TYPE = Field(_TYPES, None, " ".join(FIGHTING))
_WEATHER = Field(choice({"clear": 0, "fog": 1, "night": 2}), "clear", "clear, fog or night")


def _higher(one: int, other: int) -> int:
    """zp_higher: the first one higher, lower or level."""
    return 1 if one > other else 255 if one < other else 0


def _fire(bench: Bench, given: Mapping[str, Value]) -> Answer:
    bench.put("zp_higher", _higher(given["firer_height"], given["target_height"]))
    bench.put("zp_covered", given["cover"])
    bench.put("zp_far", given["range"])
    bench.put("st_options", given["rules"])
    got = bench.ask("hit_chance", A=given["firer"], X=given["target"])
    return {"in_range": got.a > 0, "chance": got.a / 100, "cycles": bench.cycles}


def _assault(bench: Bench, given: Mapping[str, Value]) -> Answer:
    bench.put("zp_higher", 255 if given["higher"] else 0)
    bench.put("zp_covered", given["cover"])
    state = given["fired"] | given["damaged"] << 1
    got = bench.ask("assault_chance", A=given["attacker"], X=given["defender"], Y=state)
    return {"chance": got.a / 100, "cycles": bench.cycles}


def _hex(text: str) -> int:
    """Column and row of a hex that is written as column,row: row * 64 + column."""
    words = text.split(",")
    if len(words) != 2 or not all(word.isascii() and word.isdigit() for word in words):
        raise ValueError("write column and row with a comma, such as 2,12")
    column, row = int(words[0]), int(words[1])
    if not (1 <= column <= COLUMNS and 1 <= row <= ROWS):
        raise ValueError(f"columns run from 1 to {COLUMNS}, rows from 1 to {ROWS}")
    return row << 6 | column


def _lay(bench: Bench, scenario: int, hexes: Mapping[str, int]) -> None:
    """The empty map of a scenario, counted from 1; a refusal where a hex lies off it."""
    bench.put("st_scenario", scenario - 1)
    bench.call("scenario_lay")
    columns, rows = bench.block("st_map_cols", 2)
    for name, place in hexes.items():
        if (place & 63) > columns or place >> 6 > rows:
            raise click.UsageError(f"{name}=: the map has {columns} columns and {rows} rows")


def _move(bench: Bench, given: Mapping[str, Value]) -> Answer:
    start, goal = given["from"], given["to"]
    _lay(bench, given["scenario"], {"from": start, "to": goal})
    bench.call("pieces_make")
    for name, value in (
        ("unit_col", start & 63),
        ("unit_row", start >> 6),
        ("unit_type", given["unit"]),
        ("unit_hits", 1),
    ):
        bench.put(name, value, _FIRST)
    bench.call("turn_begin")
    points = bench.block("unit_left", 1, _FIRST)[0]
    bench.ask("reach_within", X=_FIRST, A=_FARTHEST)
    cost = bench.block("hex_field", 1, (goal >> 6) * STRIDE + (goal & 63))[0]
    if cost > _FARTHEST:
        return {"cost": "shut", "reachable": False, "cycles": bench.cycles}
    return {"cost": cost / 2, "reachable": cost <= points, "cycles": bench.cycles}


def _sight(bench: Bench, given: Mapping[str, Value]) -> Answer:
    start, goal = given["from"], given["to"]
    _lay(bench, given["scenario"], {"from": start, "to": goal})
    bench.put("st_weather", given["weather"])
    places = bytes((start & 63, start >> 6, goal & 63, goal >> 6))
    bench.put("zp_arg0", places)
    got = bench.ask("sight_clear")
    return {
        "clear": bool(got.c),
        "distance": bench.byte("zp_far"),
        "cycles": bench.cycles,
    }


_SCENARIO = Field(whole(1, 14), "1", "number of the scenario, 1 to 14")
_HEIGHT = Field(whole(0, 3), "0", "0 to 3")
_PLACE = Field(_hex, None, "column,row")
_FLAG = Field(_YES, "N", "Y or N")

CALCULATORS: dict[str, Calculator] = {
    "fire": Calculator(
        "the chance of a shot",
        "hit_chance",
        {
            "firer": _TYPE,
            "target": _TYPE,
            "range": Field(whole(1, 63), None, "hexes"),
            "firer_height": _HEIGHT,
            "target_height": _HEIGHT,
            "cover": Field(_YES, "N", "does the target stand in forest, town or fort? Y or N"),
            "rules": Field(choice({"random": 0, "always": _ALWAYS}), "random", "random or always"),
        },
        _fire,
        ("firer=MT target=LT range=3 cover=Y",),
    ),
    "assault": Calculator(
        "the chance that the assaulting vehicle wins",
        "assault_chance",
        {
            "attacker": Field(
                choice({name: FIGHTING.index(name) for name in ASSAULTING}),
                None,
                " ".join(ASSAULTING),
            ),
            "defender": _TYPE,
            "cover": _FLAG,
            "higher": Field(_YES, "N", "does the defender stand higher? Y or N"),
            "fired": Field(_YES, "N", "has the defender fired? Y or N"),
            "damaged": Field(_YES, "N", "has the attacker lost more than half? Y or N"),
        },
        _assault,
        ("attacker=HT defender=MT fired=Y",),
    ),
    "move": Calculator(
        "what a way costs on the empty map",
        "scenario_lay",
        {"unit": _TYPE, "scenario": _SCENARIO, "from": _PLACE, "to": _PLACE},
        _move,
        ("unit=MT from=2,13 to=5,6",),
    ),
    "sight": Calculator(
        "whether one can see from hex to hex",
        "scenario_lay",
        {"scenario": _SCENARIO, "from": _PLACE, "to": _PLACE, "weather": _WEATHER},
        _sight,
        ("from=8,11 to=5,6",),
    ),
}
