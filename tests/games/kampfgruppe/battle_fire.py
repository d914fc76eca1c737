"""A side's fire with its dice: `fire_book.Fire`, and who looks again in mid-pulse (7.2.5)."""

from __future__ import annotations

from typing import Any

from .battle_search import Finder, wholly_down
from .battle_state import ROWS, State
from .battlefield import FIRED, NOWHERE
from .fire_book import Fire, stands
from .pulse_book import Unit, apart


class Shooting(Fire):
    """One side's fire. What a fire can be expected to do, the other bench is asked."""

    def __init__(self, state: State, other: Any) -> None:
        super().__init__(
            state.sides, state.map, state.visibility, state.rows, state.dice, state.points
        )
        self.state, self.other = state, other
        self.told = False
        self.finder: Finder | None = None

    def side(self, side: int) -> None:
        self.finder = None
        super().side(side)
        if self.finder:
            self.finder.tell()

    def looks_again(self, side: int, unit: Unit) -> None:
        while self.idle_shot(side, unit):
            self.finder, old = self.finder or Finder(self.state, side), unit["target"]
            self.finder.down.add(old)
            unit["flags"] &= ~FIRED
            self.finder.unit(unit)
            if unit["target"] == old:
                break

    def idle_shot(self, side: int, unit: Unit) -> bool:
        """7.2.5: at men who cannot be kept down more, by now."""
        foe = self.sides[1 - side][unit["target"]]
        return wholly_down(foe) and stands(foe) and apart(unit, foe) > 0

    def sighted(self, unit: Unit, shots: int, away: int) -> None:
        told, self.told = self.told, False
        if not told and unit["x"] != NOWHERE:
            super().sighted(unit, shots, away)

    def hurt(self, side: int, target: int) -> int:
        number, _, armoured, flags, plates, away, shots, weapons, gun, pinned, sl, mr, shells = (
            self.shots[-1]
        )
        row, bench = ROWS[gun], self.other
        given = {"mr": mr} | {name: int(row[name]) for name in ("mp", "ss", "ac")}
        asked = {"flags": flags, "armour": plates, "range": away, "pulses": shots, "sl": sl}
        asked |= {"weapons": weapons, "pinned": pinned}
        memory = {f"zp_gun_{name}": value for name, value in given.items()}
        memory |= {f"zp_shot_{name}": value for name, value in asked.items()}
        bench.call("fire_effect", C=armoured, gun_row=gun, shells=shells, **memory)
        at = bench.sym["zp_kills"]
        killed = bench.mem[at + 2]
        if self.state.dice.word() < bench.mem[at] | bench.mem[at + 1] << 8:
            killed = min(255, killed + 1)
        if not shells:  # whoever fires is seen, or not, before anybody gets off
            unit = self.sides[side][number]
            self.sighted(unit, unit["pulses"], away)
            self.told = True
        return self.suffers(side, target, killed, bench.mem[bench.sym["pressed"]])

    def riders_share(self) -> int:
        return self.state.dice.next()
