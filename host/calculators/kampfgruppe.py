"""The calculators of Kampfgruppe: kills, suppression, lines of sight, moves."""

from __future__ import annotations

from collections.abc import Mapping

import click

from ..calculator import Answer, Bench, Calculator, Field, Value, choice, whole

_COVER, _HALTED, _MOVING, _VEHICLE, _SPECIAL, _GERMAN, _CLOSE = (1 << n for n in range(7))
_NAME = 10
_KIND, _SOVIET = 0x0F, 0x80
_TRUCK, _INFANTRY, _SPECIAL_KIND = 6, 11, 12
_MOST_SOFT_SUPPRESSION, _MOST_ARMOUR_SUPPRESSION = 200, 50
_TERRAIN = "clear road town road-slope broken woods slope ford bridge river".split()

_YES = choice({"Y": 1, "N": 0})


def _name(text: str) -> str:
    """A weapon's name without what people spell differently."""
    plain = "".join(c for c in text.upper() if c.isalnum() or c == "/")
    if not plain:
        raise ValueError("write a weapon of the chart, such as PZ-IVH")
    return plain


def _row(bench: Bench, name: str, soviet: bool = False) -> int:
    """The row of the weapon chart with this name; where both sides have it, that of the side."""
    found, rows = [], []
    for row in range(bench.constant("WEAPONS")):
        text = bench.block("weapon_names", _NAME, _NAME * row).decode("ascii").strip()
        if _name(text) == name:
            rows.append(row)
        found.append(text)
    if rows:
        return rows[-1] if soviet else rows[0]
    known = " ".join(dict.fromkeys(found))
    raise click.UsageError(f"the weapon chart has no {name}; it has {known}")


def _rating(bench: Bench, what: str, row: int) -> int:
    return bench.block(f"weapon_{what}", 1, row)[0]


def _gun(bench: Bench, given: Mapping[str, Value]) -> int:
    """The firing weapon's ratings to their places; the flags that it brings."""
    flags = 0
    for what in ("mr", "mp", "ss", "ac"):
        value = given[what]
        if value is None:
            if given["firer"] is None:
                raise click.UsageError(f"{what}= is missing: or name a weapon with firer=")
            value = _rating(bench, what, _row(bench, given["firer"], given["side"]))
        bench.put(f"zp_gun_{what}", value)
    if given["firer"] is not None:
        kind = _rating(bench, "kind", _row(bench, given["firer"], given["side"]))
        if kind & _KIND == _INFANTRY and not kind & _SOVIET:
            flags = _GERMAN
    return flags


def _shot(bench: Bench, given: Mapping[str, Value]) -> tuple[int, bool]:
    """Everything about a fire but what it hits; flags, and whether that has armour."""
    flags = _gun(bench, given)
    if given["siw"]:
        bench.put("zp_gun_mr", 0)
    longest = max(bench.byte("zp_gun_mr"), 1)
    if given["range"] > longest:
        raise click.UsageError(f"range={given['range']}: this weapon reaches {longest} squares")
    bench.put("zp_shot_range", given["range"])
    bench.put("zp_shot_pulses", given["pulses"])
    bench.put("zp_shot_weapons", given["weapons"])
    bench.put("zp_shot_pinned", given["suppression"])
    for name, flag in (("cover", _COVER | _HALTED), ("moving", _MOVING)):
        flags |= flag if given[name] else 0
    return flags, _target(bench, given)


def _target(bench: Bench, given: Mapping[str, Value]) -> bool:
    """Armour or defence, and silhouette; is it armour?"""
    armour, silhouette, row = given["armor"], given["sl"], None
    if given["target"] is not None:
        row = _row(bench, given["target"])
        face = "fa" if given["face"] else "ba"
        armour = _rating(bench, face, row) if armour is None else armour
        silhouette = _rating(bench, "sl", row) if silhouette is None else silhouette
    if armour or (row is None and given["defence"] is None):
        if not armour or silhouette is None:
            raise click.UsageError("armor= and sl= are missing: or name a target with target=")
        bench.put("zp_shot_armour", 3 * armour)
        bench.put("zp_shot_sl", silhouette)
        return True
    defence = given["defence"]
    if defence is None and row is not None:
        defence = _rating(bench, "df", row)
    bench.put("zp_shot_armour", defence)
    return False


def _vehicle(bench: Bench, given: Mapping[str, Value]) -> int:
    if given["target"] is None:
        return 0
    return _VEHICLE if _rating(bench, "kind", _row(bench, given["target"])) & _KIND <= _TRUCK else 0


def _kill(bench: Bench, given: Mapping[str, Value]) -> Answer:
    flags, armour = _shot(bench, given)
    bench.put("zp_shot_flags", flags | _vehicle(bench, given))
    bench.ask("kill_armour" if armour else "kill_soft")
    return {"kills": round(bench.word("zp_kills", 3) / 65536, 5), "cycles": bench.cycles}


def _suppress(bench: Bench, given: Mapping[str, Value]) -> Answer:
    flags, armour = _shot(bench, given)
    bench.put("zp_shot_flags", flags | _vehicle(bench, given))
    bench.ask("kill_armour" if armour else "accuracy_soft")
    if armour:
        bench.ask("shot_accuracy")
    added = bench.ask("suppression_added").a
    most = _MOST_ARMOUR_SUPPRESSION if armour else _MOST_SOFT_SUPPRESSION
    return {"suppression": min(added, most), "cycles": bench.cycles}


def _move(bench: Bench, given: Mapping[str, Value]) -> Answer:
    row = _row(bench, given["weapon"])
    result = bench.ask("move_cost", A=given["terrain"], X=row)
    speed = _rating(bench, "sp", row) if given["speed"] is None else given["speed"]
    if result.c:
        return {"cost": "shut", "cycles": bench.cycles}
    answer: Answer = {"cost": round(result.a / 3, 3), "speed": speed, "cycles": bench.cycles}
    if speed:
        answer["pulses"] = round(result.a / 3 / speed, 3)
    return answer


def _square(text: str) -> tuple[int, int]:
    """Column and row, two digits each."""
    if len(text) != 4 or not text.isascii() or not text.isdigit():
        raise ValueError("write column and row, two digits each, such as 0930")
    column, row = int(text[:2]), int(text[2:])
    if column > 59 or row > 59:
        raise ValueError("columns and rows run from 00 to 59")
    return column, row


def _los(bench: Bench, given: Mapping[str, Value]) -> Answer:
    bench.put("rng_seed", b"\x01\x02\x03\x04")
    bench.put("st_handicap", 3)
    bench.put("st_scenario", given["scenario"] - 1)
    bench.call("battle_history")
    bench.put("st_visibility", given["visibility"])
    rows = bench.byte("st_map_rows")
    for name in ("from", "to"):
        column, row = given[name]
        if row >= rows:
            raise click.UsageError(f"{name}=: the map of this scenario has rows 00 to {rows - 1}")
        bench.put(f"zp_{name}_x", column)
        bench.put(f"zp_{name}_y", row)
    answer: Answer = {}
    for name in ("from", "to"):
        column, row = given[name]
        square = bench.block("map", 1, 60 * row + column)[0]
        answer[f"{name}_terrain"] = _TERRAIN[square & 0x0F]
        answer[f"{name}_height"] = square >> 4
    result = bench.ask("line_of_sight")
    return {
        "sees": "Y" if result.c else "N",
        "range": bench.byte("zp_range"),
        **answer,
        "cycles": bench.cycles,
    }


_FIRE = {
    "firer": Field(_name, "", "a weapon of the chart, such as T-34/76C"),
    "side": Field(
        choice({"german": 0, "soviet": 1}), "german", "the firer's, where both have such a weapon"
    ),
    "target": Field(_name, "", "likewise; or give armor= and sl=, or defence="),
    "range": Field(whole(0, 20), None, "squares of 200 yards, 0 to 20"),
    "pulses": Field(whole(0, 4), "4", "pulses fired at the target, this one too, 0 to 4"),
    "weapons": Field(whole(1, 99), "10", "how many fire"),
    "mr": Field(whole(0, 99), "", "maximum range of the gun"),
    "mp": Field(whole(0, 30), "", "its penetration"),
    "ss": Field(whole(0, 6), "", "its shell size"),
    "ac": Field(whole(0, 50), "", "its accuracy"),
    "armor": Field(whole(1, 30), "", "armour that is hit"),
    "sl": Field(whole(1, 6), "", "the target's silhouette"),
    "defence": Field(whole(1, 9), "", "defence of a target without armour"),
    "face": Field(choice({"front": 1, "back": 0}), "front", "front or back armour"),
    "siw": Field(_YES, "N", "a special infantry weapon? Y or N"),
    "moving": Field(_YES, "N", "does the target move? Y or N"),
    "cover": Field(_YES, "N", "is it halted in town, woods or broken ground? Y or N"),
    "suppression": Field(whole(0, 200), "0", "suppression of the firer"),
}

CALCULATORS: dict[str, Calculator] = {
    "kill": Calculator("how many a fire is expected to destroy", "kill_armour", _FIRE, _kill),
    "suppress": Calculator(
        "how much suppression a fire adds", "suppression_added", _FIRE, _suppress
    ),
    "los": Calculator(
        "whether one square of a scenario's map is seen from another",
        "battle_history",
        {
            "from": Field(_square, None, "column and row, two digits each, such as 0930"),
            "to": Field(_square, None, "likewise"),
            "scenario": Field(whole(1, 4), None, "1 Bryansk, 2 Stalingrad, 3 Kiev, 4 Berlin"),
            "visibility": Field(whole(7, 20), "20", "squares that the weather lets one see, 7-20"),
        },
        _los,
    ),
    "move": Calculator(
        "what entering a square costs",
        "move_cost",
        {
            "weapon": Field(_name, None, "a weapon of the chart, such as PZ-IVH"),
            "terrain": Field(
                choice({name: n for n, name in enumerate(_TERRAIN)}), None, ", ".join(_TERRAIN)
            ),
            "speed": Field(whole(0, 22), "", "its speed setting; else its best"),
        },
        _move,
    ),
}
