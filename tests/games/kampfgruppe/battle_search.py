"""A side's search with its dice, as sections 7.1 and 7.2 have it; also of one unit in mid-pulse.

It carries on where `pulse_book.Search` ends: with any suppression, and with riders.
"""

from __future__ import annotations

from . import kampf_book as book
from . import pulse_book as pulses
from .battle_state import State
from .battlefield import (
    BROKEN,
    FIRED,
    MOVED,
    MOVED_BEFORE,
    NO_UNIT,
    NOWHERE,
    PRIORITY,
    SEEN,
    SEEN_BEFORE,
    TOWN,
    WOODS,
)  # fmt: skip
from .fire_book import stands
from .pulse_book import ARMOUR, Unit, apart


def wholly_down(foe: Unit) -> bool:
    return bool(foe["suppression"] >= 200 and foe["row"]["kind"] == "infantry")


class Finder:
    """One side's search; also of a single unit while its side fires."""

    def __init__(self, state: State, side: int) -> None:
        self.state, self.me, self.foes = state, state.sides[side], state.sides[1 - side]
        self.listed = [foe for foe in self.foes if stands(foe)]
        flags = SEEN | SEEN_BEFORE
        self.known = {foe["number"] for foe in self.listed if foe["flags"] & flags}
        self.found: set[int] = set()
        self.down = {foe["number"] for foe in self.listed if wholly_down(foe)}

    def all(self) -> None:
        for unit in self.me:
            if stands(unit):
                self.unit(unit)
        self.tell()

    def tell(self) -> None:
        for number in self.found:
            self.foes[number]["flags"] |= SEEN

    def sight(self, foe: Unit) -> int:
        squares = int(foe["row"]["sl"]) + 1
        if foe["flags"] & (MOVED | MOVED_BEFORE):
            squares *= 3
        if self.state.ground[60 * foe["y"] + foe["x"]] & 15 in (TOWN, BROKEN, WOODS):
            squares //= 3
        return min(squares, self.state.visibility)

    def sees(self, unit: Unit, foe: Unit) -> bool:
        a, b = (unit["x"], unit["y"]), (foe["x"], foe["y"])
        return book.sees(self.state.ground, a, b, self.state.visibility)

    def unit(self, unit: Unit) -> None:
        can = int(unit["row"]["ss"]) and unit["ammo"]
        reach = min(unit["range"], int(unit["row"]["mr"]), self.state.visibility) if can else -1
        again = False
        company = any((foe["x"], foe["y"]) == (unit["x"], unit["y"]) for foe in self.foes)
        if unit["target"] != NO_UNIT:
            foe = self.foes[unit["target"]]
            if not stands(foe):
                unit |= {"target": NO_UNIT, "pulses": 0}
            elif apart(unit, foe) <= reach and self.sees(unit, foe):
                again = wholly_down(foe) and apart(unit, foe) > 0
                if not again and (apart(unit, foe) == 0 or not company):
                    unit["flags"] |= FIRED
                    foe["flags"] |= SEEN
                    return
        pressed = unit["suppression"]
        blind = pressed >= 100 or bool(pressed and self.state.dice.below(100) < pressed)
        best = self.look(unit, reach, blind)
        if best is not None and reach >= 0:
            self.take(unit, best)
        elif again and reach >= 0:
            unit["flags"] |= FIRED

    def look(self, unit: Unit, reach: int, blind: bool) -> int | None:
        near = []
        for foe in self.listed:
            number, away = foe["number"], 0
            if not stands(foe):
                continue
            sight = self.sight(foe)
            if away := apart(unit, foe):
                known = number in self.known or number in self.found
                if blind or not pulses.in_field(unit, foe) or away > sight and not known:
                    continue
                if away > self.state.visibility or not self.sees(unit, foe):
                    continue
            if away <= sight:
                self.found.add(number)
            if away <= reach and not (away and number in self.down):
                near.append((away, number))
        near.sort()
        armour = [at for at in near if self.foes[at[1]]["row"]["kind"] in ARMOUR]
        if not near:
            return None
        own = near[0][0] == 0 and (not armour or armour[0][0])
        return armour[0][1] if int(unit["row"]["mp"]) and armour and not own else near[0][1]

    def take(self, unit: Unit, best: int) -> None:
        foe = self.foes[best]
        away, at = apart(unit, foe), {axis: foe[axis] for axis in "xy"}
        if best == unit["target"]:
            unit["flags"] |= FIRED
        elif unit["row"]["kind"] == "mortar" and away:
            if any({axis: friend[axis] for axis in "xy"} == at for friend in self.me):
                unit |= {"shell_x": NOWHERE, "shell_y": NOWHERE, "load": NO_UNIT}
                return
            unit |= {"shell_x": at["x"], "shell_y": at["y"], "shell_delay": 1, "shell_left": 4}
            unit |= {"range": 0, "load": NO_UNIT}
        else:
            unit |= {"target": best, "pulses": 0}
            unit["flags"] &= ~PRIORITY
            if away == 0 or unit["row"]["kind"] in pulses.AT_ONCE:
                unit["flags"] |= FIRED
