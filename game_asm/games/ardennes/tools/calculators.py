"""The calculators of the Ardennes: battles, guns, defenders, moves, isolation, supply."""

from __future__ import annotations

from collections.abc import Mapping

import click

from grognard.host.built.calculator import Answer, Bench, Calculator, Field, Value, choice, whole

from .terms import ODDS, TERRAINS

_SHARES = (0, 1 / 6, 1 / 5, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 4 / 5, 1)
"""Of SHARE_* in their order."""
_CLASSES = ("armour", "motor", "infantry", "artillery", "vw", "para")
_REVISED = 0x3F
"""Every revision of st_rules."""
_COLUMNS, _ROWS, _STRIDE = 50, 34, 52
_GERMANS, _UNITS = 110, 233
_DUMP = 4
"""Hexes from a supply road at the start."""
_FARTHEST = 250
"""Half points: farther than any hex."""
_YES = choice({"Y": 1, "N": 0})
_SIDE = Field(choice({"german": 0, "allied": 1}), None, "german or allied")
_ROLL = Field(whole(1, 6), None, "the die, 1 to 6")
_CLASS = Field(choice({name: n for n, name in enumerate(_CLASSES)}), None, " ".join(_CLASSES))
_RULES = Field(choice({"classic": 0, "revised": _REVISED}), "classic", "classic or revised")


def _odds(bench: Bench, attack: int, defence: int) -> int:
    """The column that these strengths are fought on."""
    for name, strength in (("zp_attack", attack), ("zp_defence", defence)):
        bench.put(name, (2 * strength).to_bytes(2, "little"))
    return int(bench.ask("odds_column").a)


def _battle(bench: Bench, given: Mapping[str, Value]) -> Answer:
    column = _odds(bench, given["attack"], given["defence"])
    bench.ask("battle_result", A=column, X=given["roll"])
    answer: Answer = {"odds": ODDS[column]}
    for side in ("attacker", "defender"):
        answer[f"{side}_loss"] = round(_SHARES[bench.byte(f"result_{side}_share")], 6)
    for what in ("back", "advance"):
        for side in ("attacker", "defender"):
            answer[f"{side}_{what}"] = bench.byte(f"result_{side}_{what}")
    for side in ("attacker", "defender"):
        answer[f"{side}_eliminated"] = bool(bench.byte(f"result_{side}_gone"))
    answer["both_lose_one"] = bool(bench.byte("result_both_lose"))
    return answer | {"cycles": bench.cycles}


def _artillery(bench: Bench, given: Mapping[str, Value]) -> Answer:
    column = _odds(bench, given["guns"], given["defence"])
    got = bench.ask("gun_loss", A=column, X=given["roll"])
    loss = round(_SHARES[got.a], 6)
    return {"odds": ODDS[got.y], "loss": loss, "cycles": bench.cycles}


def _defence(bench: Bench, given: Mapping[str, Value]) -> Answer:
    bench.put("zp_class", given["class"])
    bench.put("zp_terrain", given["terrain"])
    bench.put("zp_place", given["place"] or 0)
    bench.put("zp_river", given["river"])
    bench.put("st_rules", given["rules"])
    times = bench.ask("defence_times_here").a / 2
    high = bench.ask("defence_points", A=given["strength"]).a
    strength = (high << 8 | bench.byte("zp_t1")) / 2
    return {"multiplier": times, "strength": strength, "cycles": bench.cycles}


def _isolated(bench: Bench, given: Mapping[str, Value]) -> Answer:
    bench.put("zp_class", given["class"])
    turns = min(given["turns"], 3)
    lost = bench.ask("isolation_strength", A=given["strength"], Y=turns).a
    move = bench.ask("isolation_move", A=given["move"], Y=turns).a
    return {"strength": given["strength"] - lost, "move": move, "cycles": bench.cycles}


def _hex(text: str) -> int:
    """The index of a hex that is written as column,row."""
    words = text.split(",")
    if len(words) != 2 or not all(word.isascii() and word.isdigit() for word in words):
        raise ValueError("write column and row with a comma, such as 33,19")
    column, row = int(words[0]), int(words[1])
    if not (1 <= column <= _COLUMNS and 1 <= row <= _ROWS):
        raise ValueError(f"columns run from 1 to {_COLUMNS}, rows from 1 to {_ROWS}")
    return row * _STRIDE + column


def _morning(bench: Bench) -> None:
    """Everybody and everything as on the morning of 16 December."""
    bench.put("st_percent", bytes((100, 100)))
    bench.put("st_dump_number", _DUMP)
    bench.call("campaign_new")


def _field(bench: Bench, at: int) -> int:
    return bench.block("hex_field", 1, at)[0]


def _move(bench: Bench, given: Mapping[str, Value]) -> Answer:
    bench.put("st_rules", given["rules"])
    kinds = bench.block("unit_kind", _UNITS)
    first, last = (_GERMANS, _UNITS) if given["side"] else (0, _GERMANS)
    units = [unit for unit in range(first, last) if kinds[unit] >> 4 == given["class"]]
    if not units:
        raise click.UsageError(f"side=: that side has no {_CLASSES[given['class']]}")
    ground = bench.block("hex_ground", 1, given["from"])[0] & 7
    if given["side"] and ground == TERRAINS.index("siegfried"):
        raise click.UsageError("from=: no Ally stands in the Siegfried line")
    unit = units[0]
    bench.put("unit_from_lo", given["from"] & 255, unit)
    bench.put("unit_from_hi", given["from"] >> 8, unit)
    points = 2 * bench.call("unit_move", X=unit).a
    bench.ask("reach_within", X=unit, A=_FARTHEST)
    cost = _field(bench, given["to"])
    if cost > _FARTHEST:
        return {"cost": "shut", "reachable": False, "cycles": bench.cycles}
    return {"cost": cost / 2, "reachable": cost <= points, "cycles": bench.cycles}


def _supply(bench: Bench, given: Mapping[str, Value]) -> Answer:
    _morning(bench)
    bench.call("zones_make")
    bench.ask("supply_find", A=given["side"], X=_DUMP)
    distance = _field(bench, given["at"])
    if distance > _DUMP:
        return {"supplied": False, "cycles": bench.cycles}
    return {"supplied": True, "distance": distance, "cycles": bench.cycles}


_STRENGTH = Field(whole(0, 255), None, "the unit's strength")

CALCULATORS: dict[str, Calculator] = {
    "battle": Calculator(
        "what a battle brings",
        "battle_result",
        {
            "attack": Field(whole(0, 9999), None, "strength of all attackers"),
            "defence": Field(whole(0, 9999), None, "of all defenders, with terrain and river"),
            "roll": _ROLL,
        },
        _battle,
        ("attack=30 defence=10 roll=2",),
    ),
    "artillery": Calculator(
        "what share of its strength the target of guns loses",
        "gun_loss",
        {
            "guns": Field(whole(0, 9999), None, "strength of the guns on one target"),
            "defence": Field(whole(0, 9999), None, "the target's, with terrain"),
            "roll": _ROLL,
        },
        _artillery,
        ("guns=8 defence=6 roll=6",),
    ),
    "defence": Calculator(
        "what a unit counts on the defence",
        "defence_points",
        {
            "class": _CLASS,
            "terrain": Field(
                choice({name: n for n, name in enumerate(TERRAINS)}), "plain", " ".join(TERRAINS)
            ),
            "strength": _STRENGTH,
            "river": Field(_YES, "N", "is every attacker across a river? Y or N"),
            "rules": _RULES,
            "place": Field(choice({"liege": 1, "antwerp": 2}), "", "liege or antwerp"),
        },
        _defence,
        ("class=infantry terrain=forest strength=5 river=Y",),
    ),
    "move": Calculator(
        "what a way costs on the empty map",
        "reach_within",
        {
            "class": _CLASS,
            "side": _SIDE,
            "from": Field(_hex, None, "column,row"),
            "to": Field(_hex, None, "column,row"),
            "rules": _RULES,
        },
        _move,
        ("class=armour side=german from=33,19 to=20,13",),
    ),
    "supply": Calculator(
        "whether a hex is in supply on 16 December AM",
        "campaign_new",
        {"side": _SIDE, "at": Field(_hex, None, "column,row")},
        _supply,
        ("side=allied at=28,25",),
    ),
    "isolated": Calculator(
        "what isolation leaves of attack and movement",
        "isolation_strength",
        {
            "class": _CLASS,
            "turns": Field(whole(0, 99), None, "half-days out of supply"),
            "strength": Field(whole(0, 255), "0", "the unit's strength when it was cut off"),
            "move": Field(whole(0, 15), "0", "its movement points"),
        },
        _isolated,
        ("class=armour turns=2 strength=12 move=6",),
    ),
}
