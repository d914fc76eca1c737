"""The largest battle that selection points can buy, every unit with orders of its own."""

from __future__ import annotations

import random

from .commander import Commander
from .field import FIELDS, NO_UNIT, NOWHERE, RECORD, UNITS

GERMAN_UNITS, SOVIET_UNITS = 103, 43
"""The attacker's 60 points buy twenty Heavy Weapons Companies, the defender's 40 buy 40 units."""


def largest(player: Commander, ground: bytes) -> bytes:
    """The state of the machine with those units and this map instead of its own.

    How small a map can be packed differs from one to the next by a sector or two.
    """
    dice = random.Random(3)
    begin = player.a2.symbol("state_begin")
    state = bytearray(player.state())

    def at(name: str) -> int:
        return player.a2.symbol(name) - begin

    state[at("map") : at("map") + len(ground)] = ground
    for side, many in enumerate((GERMAN_UNITS, SOVIET_UNITS)):
        numbers = [9 * letter + n for letter in range(21) for n in range(5)]
        for number in range(UNITS):
            place = UNITS * side + number
            record = at("unit_records") + RECORD * place
            state[record : record + RECORD] = bytes(RECORD)
            state[at("unit_x") + place] = NOWHERE
            if number in numbers[:many]:
                x, y = dice.randrange(60), dice.randrange(60)
                state[at("unit_x") + place], state[at("unit_y") + place] = x, y
                state[record : record + RECORD] = orders(dice, x, y)
    return bytes(state)


def orders(dice: random.Random, x: int, y: int) -> bytes:
    """A unit in the middle of a battle, with a record like no other's."""
    fields = {name: dice.randrange(60) for name in FIELDS}
    fields |= {"weapon": dice.randrange(84), "count": dice.randrange(1, 31), "start": 30}
    fields |= {"ammo": dice.randrange(41), "facing": dice.randrange(1, 9)}
    fields |= {"flags": dice.choice((0, 8, 2, 4, 12, 40)), "suppression": dice.randrange(201)}
    fields |= {"speed": dice.randrange(22), "range": dice.randrange(21)}
    fields |= {"target": dice.choice((NO_UNIT, dice.randrange(UNITS))), "pulses": dice.randrange(5)}
    fields |= {"carrier": NO_UNIT, "load": NO_UNIT, "special": dice.randrange(4)}
    fields |= {"goal_x": min(59, x + dice.randrange(9)), "goal_y": min(59, y + dice.randrange(9))}
    if dice.random() < 0.5:
        fields |= {"next_x": NOWHERE, "next_y": 0}
    if dice.random() < 0.5:
        fields |= {"shell_x": NOWHERE, "shell_y": 0, "shell_delay": 0, "shell_left": 0}
    else:
        fields |= {"shell_delay": dice.randrange(9), "shell_left": dice.randrange(1, 5)}
    return bytes(fields[name] for name in FIELDS)
