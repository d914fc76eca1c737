"""The calculators of Computer Ambush: seeing, hitting, moving, energy."""

from __future__ import annotations

from collections.abc import Mapping

import click

from grognard.host.built.calculator import (
    Answer,
    Bench,
    Calculator,
    Field,
    Value,
    choice,
    fixed,
    tenths,
    whole,
)

_HE, _ENEMY = 0, 10  # the soldiers that stand in for the player's
_SQUARES = ((11, 48), (11, 64))
_LINE = 12
_BEYOND_ORDERS = 16  # codes of what is typed to manage a list of orders
_NOT_STOPPED = 0xFF
_TURN_LENGTH = 250

_YES = choice({"Y": 1, "N": 0})
_POSTURE = choice({"U": 0, "P": 1})
_MOTION = choice({"still": 0, "moving": 1, "dodging": 2})
_WEAPON = choice({"M": 3, "A": 4, "R": 5})

_SLOTS = 20  # from one of a soldier's places for weapons to his next
_LOADED, _IN_HAND = 0x40, 0x80
_PLASTIC, _GRENADE, _MACHINE, _RIFLE, _KNIFE, _BAYONET = 1, 2, 3, 5, 7, 8
_PREPARE, _LOAD, _DROP, _FIRE, _AREA, _SET, _THROW = 5, 6, 8, 9, 10, 13, 14  # codes of orders


def _square(text: str) -> bytes:
    """Column and row of `xxyy`."""
    if len(text) == 4 and text.isascii() and text.isdigit():
        pair = int(text[:2]), int(text[2:])
        if all(low <= n <= high for n, (low, high) in zip(pair, _SQUARES, strict=True)):
            return bytes(pair)
    raise ValueError("write four digits, column 11 to 48 and row 11 to 64")


def _line(text: str) -> bytes:
    if not 0 < len(text) <= _LINE or not text.isascii() or not text.isprintable():
        raise ValueError("write an order as the rule book does, such as MR21D")
    return text.encode("ascii") + b"\0"


def _fraction(bench: Bench) -> float:
    """What zp_chance holds as a fraction: 65535 of the game's 65536ths are its certainty."""
    bench.call("chance_linear")
    return round(bench.word("zp_arg0") / 65535, 5)


def _squares(bench: Bench, given: Mapping[str, Value]) -> None:
    for name in ("from", "to"):
        bench.put(f"zp_{name}_x", given[name][0])
        bench.put(f"zp_{name}_y", given[name][1])


def _man(bench: Bench, man: int, square: bytes, **traits: int) -> None:
    for name, value in {"in_play": 1, "x": square[0], "y": square[1], **traits}.items():
        bench.put(f"man_{name}", value, man)


def _terrain(bench: Bench, given: Mapping[str, Value]) -> Answer:
    _squares(bench, given)
    bench.ask("sight_terrain")
    return {"multiplier": _fraction(bench), "cycles": bench.cycles}


def _two_men(bench: Bench, given: Mapping[str, Value]) -> None:
    facing = given["facing"]
    if facing is None:
        _squares(bench, given)
        facing = bench.call("turn_needed").a
    _man(
        bench, _HE, given["from"],
        facing=facing, posture=given["own"], observation=given["po"], firing=given.get("fm", 0),
    )  # fmt: skip
    _man(bench, _ENEMY, given["to"], posture=given["posture"], sneaking=given["sneaking"])


def _spot(bench: Bench, given: Mapping[str, Value]) -> Answer:
    _two_men(bench, given)
    # Below .01 the routine says no with C, but leaves the figure: that one is the answer.
    bench.ask("sight_spot", X=_HE, Y=_ENEMY)
    return {"chance": _fraction(bench), "cycles": bench.cycles}


def _hit(bench: Bench, given: Mapping[str, Value]) -> Answer:
    _two_men(bench, given)
    bench.put("zp_arg0", bytes((given["weapon"], given["motion"], given["order"])))
    bench.ask("fire_chance", X=_HE, Y=_ENEMY)
    return {"chance": _fraction(bench), "cycles": bench.cycles}


def _refuse(bench: Bench, reason: int) -> click.UsageError:
    """The game's own words for an order that cannot be given."""
    if not reason:
        return click.UsageError("order=: nothing is written there")
    said = bench.text(f"msg_refusal_{reason}").replace("\r", " ")
    return click.UsageError(f"this order is refused: {said}")


def _order(bench: Bench, text: bytes) -> bytes:
    """The four bytes of an order as the game reads it."""
    bench.put("line_buffer", text)
    read = bench.call("order_read")
    if read.c:
        raise _refuse(bench, read.a)
    if bench.byte("zp_order") >= _BEYOND_ORDERS:
        raise click.UsageError("order=: NL and NO are no orders to a soldier")
    return bench.block("zp_order", 4)


def _facing(order: bytes, given: Value) -> int:
    """His facing; where none is given, the one that his order walks to, else north."""
    if given is not None:
        return int(given)
    code, direction, squares, _ = order
    return direction if code <= 2 and squares else 1


def _arm(bench: Bench, order: bytes, gun: int) -> None:
    """Give him what the order needs, and nothing else: the fire weapon as the one issued."""
    code, kind = order[0], order[1]
    arms = {
        _PREPARE: (_RIFLE, _KNIFE) if kind == _BAYONET else (kind | _LOADED,),
        _LOAD: (kind,),
        _DROP: (kind,),
        _FIRE: (gun | _LOADED | _IN_HAND,),
        _AREA: (gun | _LOADED | _IN_HAND,),
        _SET: (_PLASTIC | _IN_HAND,),
        _THROW: (_GRENADE | _IN_HAND,),
    }.get(code, ())
    for slot, weapon in enumerate(arms):
        blast = weapon & 15 <= _GRENADE
        bench.put("man_explosives" if blast else "man_weapons", weapon, _HE + _SLOTS * slot)
        if _MACHINE <= weapon & 15 <= _RIFLE:
            bench.put("man_issued", weapon & 15, _HE)
    bench.put("man_expert", 1, _HE)


def _move(bench: Bench, given: Mapping[str, Value]) -> Answer:
    order = _order(bench, given["order"])
    _man(
        bench, _HE, given["from"],
        facing=_facing(order, given["facing"]), posture=given["posture"],
        sneaking=given["sneaking"], intelligence=given["int"], dexterity=given["dex"],
        command=given["cc"],
    )  # fmt: skip
    _arm(bench, order, given["weapon"])
    bench.put("zp_man", _HE)
    bench.put("st_turn_length", _TURN_LENGTH)
    bench.call("plan_begin")
    bench.put("line_buffer", given["order"])
    read = bench.call("order_parse")
    if read.c:
        raise _refuse(bench, read.a)
    bench.ask("plan_charge")
    answer: Answer = {
        "time": bench.word("zp_time"),
        "energy": round(bench.word("zp_energy", 3) / 256, 3),
        "square": f"{bench.byte('plan_x')}{bench.byte('plan_y')}",
        "facing": bench.byte("plan_facing"),
        "cycles": bench.cycles,
    }
    if bench.byte("order_cost:walk_stopped") != _NOT_STOPPED:
        answer["stopped_after"] = bench.byte("order_cost:walk_stopped")
    return answer


def _energy(bench: Bench, given: Mapping[str, Value]) -> Answer:
    _man(
        bench, _HE, bytes((11, 11)),
        strength=given["strength"], endurance=given["endurance"], wounds=given["wounds"],
    )  # fmt: skip
    bench.ask("energy_at_start", X=_HE)
    start = bench.byte("man_energy_lo") + 256 * bench.byte("man_energy_hi")
    bench.put("zp_energy", given["used"].to_bytes(3, "little"))
    if bench.ask("energy_spend", X=_HE).c:
        raise click.UsageError(f"used={given['used'] / 256:g}: he has {start} energy")
    bench.ask("endurance_after", X=_HE)
    after = bench.byte("man_endurance")
    bench.ask("endurance_regain", X=_HE)
    return {
        "energy": start,
        "endurance": after,
        "next_endurance": bench.byte("man_endurance"),
        "cycles": bench.cycles,
    }


_FROM = Field(_square, None, "a square such as 3117")
_TO = Field(_square, None, "the square looked at, such as 3135")
_LOOKING = {
    "from": _FROM,
    "to": _TO,
    "po": Field(whole(1, 10), "5", "his power of observation, 1 to 10"),
    "posture": Field(_POSTURE, "U", "the enemy's posture: U upright, P prone"),
    "sneaking": Field(_YES, "N", "does the enemy sneak? Y or N"),
    "facing": Field(whole(0, 8), "", "his facing, 0 to 8; else towards the square"),
    "own": Field(_POSTURE, "U", "his own posture: U or P"),
}

CALCULATORS: dict[str, Calculator] = {
    "terrain": Calculator(
        "what ground, sides and distance leave of a view",
        "sight_terrain",
        {"from": _FROM, "to": _TO},
        _terrain,
        ("from=3117 to=3135",),
    ),
    "spot": Calculator(
        "the chance to spot an enemy",
        "sight_spot",
        _LOOKING,
        _spot,
        ("from=3120 to=3130 po=5 facing=3 sneaking=N",),
    ),
    "hit": Calculator(
        "the chance that a burst wounds",
        "fire_chance",
        {
            **_LOOKING,
            "fm": Field(whole(1, 10), "5", "his fire marksmanship, 1 to 10"),
            "weapon": Field(_WEAPON, "R", "M machine gun, A automatic rifle, R rifle"),
            "motion": Field(_MOTION, "still", "the enemy's: still, moving or dodging"),
            "order": Field(choice({"FS": 0, "FA": 1}), "FS", "FS or FA"),
        },
        _hit,
        ("from=3120 to=3130 fm=5 weapon=R po=5 motion=moving order=FS",),
    ),
    "move": Calculator(
        "time, energy and end of a whole order",
        "order_parse",
        {
            "order": Field(_line, None, "an order such as MR21D"),
            "from": Field(_square, None, "where he stands, such as 1320"),
            "facing": Field(whole(0, 8), "", "his facing, 0 to 8; else where he will walk"),
            "int": Field(whole(1, 10), "5", "intelligence, 1 to 10"),
            "dex": Field(whole(1, 10), "5", "dexterity, 1 to 10"),
            "cc": Field(tenths(0.1, 1.0), "1.0", "command control, 0.1 to 1.0 in tenths"),
            "posture": Field(_POSTURE, "U", "U upright, P prone"),
            "sneaking": Field(_YES, "N", "Y or N"),
            "weapon": Field(_WEAPON, "R", "what FS and FA fire: M A or R"),
        },
        _move,
        ("order=MR21D from=1120 facing=1 int=5 dex=5 cc=1.0",),
    ),
    "energy": Calculator(
        "energy at the start of a turn, endurance after it",
        "endurance_after",
        {
            "strength": Field(whole(1, 10), "5", "1 to 10"),
            "endurance": Field(whole(0, 99), "99", "as the turn begins, 0 to 99"),
            "wounds": Field(whole(0, 99), "0", "0 to 99"),
            "used": Field(fixed(0, 999, 256), "0", "energy used in the turn"),
        },
        _energy,
        ("strength=5 endurance=99 wounds=0 used=50",),
    ),
}
