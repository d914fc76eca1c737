"""The calculators of Kampfgruppe: kills, suppression, lines of sight, moves."""

from __future__ import annotations

from collections.abc import Mapping

import click

from grognard.host.built.calculator import Answer, Bench, Calculator, Field, Value, choice, whole

_SPECIAL = 0x10
"""Of `zp_shot_flags`: a weapon of 6.1."""
_NAME, _TANK = 10, "PZIIF"
_SOVIET = 0x80
_RECORD, _U_WEAPON, _U_FLAGS, _U_FACING, _U_SPEED, _U_SUPPRESSION = 24, 0, 4, 5, 6, 7
_MOVED, _EAST, _WEST, _CLEAR, _WOODS = 1, 3, 7, 0, 5
_MOST_SOFT_SUPPRESSION, _MOST_ARMOUR_SUPPRESSION = 200, 50
_TERRAIN = "clear road town road-slope broken woods slope ford bridge river".split()

_INDIRECT_RANGE = 6
"""Maximum range of an indirect fire: what it is makes no difference, but nothing is near."""
_SPELLINGS = {"KTIGER": "KINGTIGER", "KVI": "KV1", "KVIC": "KV1C", "HALFTRK": "HALFTRACK"}

_YES = choice({"Y": 1, "N": 0})


def _name(text: str) -> str:
    """A weapon's name without what people spell differently."""
    plain = "".join(c for c in text.upper() if c.isalnum() or c == "/")
    if not plain:
        raise ValueError("write a weapon of the chart, such as PZ-IVH")
    return _SPELLINGS.get(plain, plain)


def _rows(bench: Bench, name: str) -> list[int]:
    """The rows of the weapon chart with this name, a German one first."""
    found, rows = [], []
    for row in range(bench.constant("WEAPONS")):
        text = bench.block("weapon_names", _NAME, _NAME * row).decode("ascii").strip()
        if _name(text) == name:
            rows.append(row)
        found.append(text)
    if rows:
        return rows
    known = " ".join(dict.fromkeys(found))
    raise click.UsageError(f"the weapon chart has no {name}; it has {known}")


def _rating(bench: Bench, what: str, row: int) -> int:
    return bench.block(f"weapon_{what}", 1, row)[0]


def _firer(bench: Bench, given: Mapping[str, Value]) -> int | None:
    """The firing weapon's row, if one is named; its ratings to their places.

    Of a weapon that both sides have it is the one of `side`, else of the target's enemy.
    """
    row = None
    if given["firer"] is not None:
        rows, foes = _rows(bench, given["firer"]), _foes(bench, given)
        soviet = given["side"]
        if soviet is None and len(foes) == 1:
            soviet = not _rating(bench, "kind", foes[0]) & _SOVIET
        row = rows[-1] if soviet else rows[0]
    for what in ("mr", "mp", "ss", "ac"):
        value = given[what]
        if value is None:
            if row is None:
                raise click.UsageError(f"{what}= is missing: or name a weapon with firer=")
            value = _rating(bench, what, row)
        bench.put(f"zp_gun_{what}", value)
    return row


def _foes(bench: Bench, given: Mapping[str, Value]) -> list[int]:
    return [] if given["target"] is None else _rows(bench, given["target"])


def _shot(bench: Bench, given: Mapping[str, Value]) -> tuple[int | None, bool]:
    """Everything about a fire; the row of what fires, and whether what it hits has armour."""
    row = _firer(bench, given)
    longest = max(bench.byte("zp_gun_mr"), 1)
    indirect = _indirect(bench, given, row)
    if indirect:
        bench.put("zp_gun_mr", _INDIRECT_RANGE)  # range counts as maximum range
        bench.put("zp_shot_range", _INDIRECT_RANGE)
    elif given["range"] is None:
        raise click.UsageError("range= is missing: squares of 200 yards")
    elif given["range"] > longest:
        raise click.UsageError(f"range={given['range']}: this weapon reaches {longest} squares")
    else:
        bench.put("zp_shot_range", given["range"])
    bench.put("zp_shot_pulses", given["pulses"])
    bench.put("zp_shot_weapons", given["weapons"])
    bench.put("shells", indirect)
    foes, other = _foes(bench, given), "RIFLE" if given["armor"] is None else _TANK
    bench.put("gun_row", _rows(bench, _TANK)[0] if row is None else row)
    _field(bench, given, (foes or _rows(bench, other))[0])
    has_armour = bool(bench.call("shot_set").c)
    if has_armour:
        bench.call("face_set")
    if given["siw"]:
        bench.put("zp_shot_flags", bench.byte("zp_shot_flags") | _SPECIAL)
    return row, _target(bench, given, bool(foes), has_armour)


def _indirect(bench: Bench, given: Mapping[str, Value], row: int | None) -> int:
    """Whether the shells come from above; those of mortars and from behind the map always do."""
    always = [bench.constant("KIND_MORTAR"), bench.constant("KIND_OFF_MAP")]
    if row is None or _rating(bench, "kind", row) & bench.constant("KIND_MASK") not in always:
        return int(given["indirect"] or 0)
    if given["indirect"] == 0:
        raise click.UsageError(f"indirect=N: {given['firer']} never fires directly")
    return 1


def _field(bench: Bench, given: Mapping[str, Value], foe: int) -> None:
    """Firer and target as two units on the map, for the game to see who fires at what."""
    for name, number in (("zp_unit", 0), ("zp_foe", 1)):
        at = bench.constant("unit_records") + _RECORD * number
        bench.put(name, at.to_bytes(2, "little"))
    facing = _EAST if given["face"] is None or given["face"] else _WEST
    target = {
        _U_WEAPON: foe,
        _U_FLAGS: _MOVED if given["moving"] else 0,
        _U_FACING: facing,
        _U_SPEED: 0 if given["cover"] else 1,
        _U_SUPPRESSION: given["target-suppression"],
    }
    for field, value in target.items():
        bench.put("unit_records", value, _RECORD + field)
    bench.put("unit_records", given["suppression"], _U_SUPPRESSION)
    for name, column in (("from", 1), ("to", 0)):  # the firer stands east of the target
        bench.put(f"zp_{name}_x", column)
        bench.put(f"zp_{name}_y", 0)
    bench.put("map", _WOODS if given["cover"] else _CLEAR)


def _target(bench: Bench, given: Mapping[str, Value], named: bool, has_armour: bool) -> bool:
    """What is said of the target beside its name, or instead of it; has it armour?"""
    if given["sl"] is not None:
        bench.put("zp_shot_sl", given["sl"])
    if given["armor"] is not None:
        if given["sl"] is None and not named:
            raise click.UsageError("sl= is missing: or name a target with target=")
        bench.put("zp_shot_armour", 3 * given["armor"])  # in thirds
        return True
    if given["defence"] is not None:
        bench.put("zp_shot_armour", given["defence"])
        return False
    if not named:
        raise click.UsageError("what is fired at? Name a target=, or give armor= and sl=")
    if not bench.byte("zp_shot_armour"):
        raise click.UsageError(f"target={given['target']}: that never stands on the map")
    return has_armour


def _kill(bench: Bench, given: Mapping[str, Value]) -> Answer:
    row, armour = _shot(bench, given)
    if row is None:
        bench.ask("kill_armour" if armour else "kill_soft")
    else:
        bench.put("gun_row", row)
        bench.ask("fire_effect", C=int(armour))
    return {"kills": round(bench.word("zp_kills", 3) / 65536, 5), "cycles": bench.cycles}


def _suppress(bench: Bench, given: Mapping[str, Value]) -> Answer:
    assumed = {} if given["target"] else {"sl": 1, "defence": 9}  # neither counts here
    row, armour = _shot(bench, {**given, **{k: v for k, v in assumed.items() if not given[k]}})
    most = _MOST_ARMOUR_SUPPRESSION if armour else _MOST_SOFT_SUPPRESSION
    if row is not None:
        bench.put("gun_row", row)
        bench.ask("fire_effect", C=int(armour))
        if bench.byte("pressed") in (0, most):
            return {"suppression": bench.byte("pressed"), "cycles": bench.cycles}
    bench.call("accuracy_armour" if armour else "accuracy_soft")
    bench.ask("suppression_added")
    added = bench.word("zp_t0", 3) / 65536  # before it is rounded
    return {"suppression": round(min(added, most), 4), "cycles": bench.cycles}


def _move(bench: Bench, given: Mapping[str, Value]) -> Answer:
    row = _rows(bench, given["weapon"])[0]
    result = bench.ask("move_cost", A=given["terrain"], X=row)
    speed = _rating(bench, "sp", row) if given["speed"] is None else given["speed"]
    if result.c:
        return {"cost": "shut", "cycles": bench.cycles}
    answer: Answer = {"cost": round(result.a / 3, 4), "speed": speed, "cycles": bench.cycles}
    answer["chart"] = round(result.a / 3)  # as the book prints it
    if speed:
        answer["pulses"] = round(result.a / 3 / speed, 3)
    return answer


def _square(text: str) -> tuple[int, int]:
    """Column and row: two digits each, or with a comma between."""
    words = text.split(",") if "," in text else [text[:2], text[2:]] if len(text) == 4 else []
    if len(words) != 2 or not all(w.isascii() and w.isdigit() and len(w) < 3 for w in words):
        raise ValueError("write column and row, two digits each, such as 0930, or 9,30")
    column, row = int(words[0]), int(words[1])
    if column > 59 or row > 59:
        raise ValueError("columns and rows run from 00 to 59")
    return column, row


_BATTLES = "bryansk", "stalingrad", "kiev", "berlin"


def _scenario(text: str) -> int:
    """The scenario's number from 0 on, by the number or the name that the book gives it."""
    names = _BATTLES
    known = {str(n): n - 1 for n in range(1, 5)} | {name: n for n, name in enumerate(names)}
    if text.casefold() not in known:
        raise ValueError("write a whole number, 1 to 4, or " + ", ".join(names))
    return known[text.casefold()]


def _los(bench: Bench, given: Mapping[str, Value]) -> Answer:
    bench.put("rng_seed", b"\x01\x02\x03\x04")
    bench.put("st_handicap", 3)
    bench.put("st_scenario", given["scenario"])
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
        "clear": bool(result.c),
        "sees": "Y" if result.c else "N",
        "range": bench.byte("zp_range"),
        **answer,
        "cycles": bench.cycles,
    }


_FIRE = {
    "firer": Field(_name, "", "a weapon of the chart, such as T-34/76C"),
    "side": Field(
        choice({"german": 0, "soviet": 1}), "", "the firer's, where both have such a weapon"
    ),
    "target": Field(_name, "", "likewise; or give armor= and sl=, or defence="),
    "range": Field(whole(0, 99), "", "squares of 200 yards; an indirect fire needs none"),
    "pulses": Field(
        whole(0, 99), "4", "pulses fired at the target, this one too; from 4 on no gain"
    ),
    "weapons": Field(whole(1, 99), "10", "how many fire"),
    "mr": Field(whole(0, 99), "", "maximum range of the gun"),
    "mp": Field(whole(0, 30), "", "its penetration"),
    "ss": Field(whole(0, 6), "", "its shell size"),
    "ac": Field(whole(0, 50), "", "its accuracy"),
    "armor": Field(whole(1, 30), "", "armour that is hit"),
    "sl": Field(whole(1, 6), "", "the target's silhouette"),
    "defence": Field(whole(1, 9), "", "defence of a target without armour"),
    "face": Field(choice({"front": 1, "back": 0}), "", "front or back armour; at range 0 back"),
    "siw": Field(_YES, "N", "a special infantry weapon? Y or N"),
    "moving": Field(_YES, "N", "does the target move? Y or N"),
    "cover": Field(_YES, "N", "is it halted in town, woods or broken ground? Y or N"),
    "indirect": Field(_YES, "", "shells from above, at any range? Y or N; mortars' always are"),
    "suppression": Field(whole(0, 200), "0", "suppression of the firer"),
    "target-suppression": Field(whole(0, 200), "0", "suppression of a target in its own square"),
}

CALCULATORS: dict[str, Calculator] = {
    "kill": Calculator(
        "how many a fire is expected to destroy",
        "kill_armour",
        _FIRE,
        _kill,
        (
            "firer=T-34/76C target=PZ-IVH range=2 pulses=4 weapons=10 face=front",
            "range=2 mr=10 mp=8 ss=4 ac=6 armor=8 sl=4 pulses=4 weapons=10 moving=Y",
        ),
    ),
    "suppress": Calculator(
        "how much suppression a fire adds",
        "suppression_added",
        _FIRE,
        _suppress,
        ("firer=82MOR target=RIFLE indirect=Y weapons=4",),
    ),
    "los": Calculator(
        "whether one square of a scenario's map is seen from another",
        "battle_history",
        {
            "from": Field(_square, None, "column and row, two digits each, such as 0930"),
            "to": Field(_square, None, "likewise"),
            "scenario": Field(
                _scenario, None, "1 Bryansk, 2 Stalingrad, 3 Kiev, 4 Berlin", _BATTLES
            ),
            "visibility": Field(whole(7, 20), "20", "squares that the weather lets one see, 7-20"),
        },
        _los,
        ("from=0930 to=2930 scenario=1",),
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
        ("weapon=TRUCK terrain=road",),
    ),
}
