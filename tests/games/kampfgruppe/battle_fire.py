"""A side's fire with its dice: `fire_book.Fire`, and who looks again in mid-pulse (7.2.5)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from .battle_search import Finder, wholly_down
from .battle_state import ROWS, State
from .battlefield import FIRED, NO_UNIT, NOWHERE
from .fire_book import ARMOUR, BLANK, Dice, Fire, stands, worth
from .pulse_book import Unit, apart


class Shooting(Fire):
    """One side's fire. What a fire can be expected to do, the other bench is asked."""

    def __init__(self, state: State, other: Any) -> None:
        super().__init__(
            state.sides, state.map, state.visibility, state.rows, Dice(0, 0, 0, 0), state.points
        )
        self.state, self.other = state, other
        self.dice = state.dice  # type: ignore[assignment]
        cargo = state.bench.sym["cargo_any"]
        self.carries = [state.bench.mem[cargo + side] for side in (0, 1)]
        self.told = False

    def side(self, side: int) -> None:
        anew: Finder | None = None
        for number, unit in enumerate(self.sides[side]):
            if not unit["count"]:
                continue
            if unit["flags"] & FIRED:
                if not stands(unit):
                    continue
                while self.idle_shot(side, unit):
                    anew, old = anew or Finder(self.state, side), unit["target"]
                    anew.down.add(old)
                    unit["flags"] &= ~FIRED
                    anew.unit(unit)
                    if unit["target"] == old:
                        break
                if unit["flags"] & FIRED:
                    mortar = unit["row"]["kind"] == "mortar"
                    (self.mortar if mortar else self.direct)(side, number)
                    continue
            if unit["shell_x"] != NOWHERE and unit["carrier"] == NO_UNIT:
                self.mission(side, number)
        if anew:
            anew.tell()

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

    def suffers(self, side: int, target: int, killed: int, presses: int) -> int:
        foe = self.sides[1 - side][target]
        row = foe["row"]
        killed = min(killed, foe["count"])
        foe["suppression"] = min(50 if row["kind"] in ARMOUR else 200, foe["suppression"] + presses)
        self.points[side] += killed * worth(row)
        off = killed or foe["suppression"] >= 50 and row["kind"] in ARMOUR - {"carrier"}
        for rider in self.sides[1 - side] if off and self.carries[1 - side] else []:
            if rider["carrier"] != target:
                continue
            rider["carrier"] = NO_UNIT
            if not rider["count"]:
                continue
            share = Fraction(self.state.dice.next() if killed else 0, 256)
            dead = int(rider["count"] * killed * share / foe["count"] + Fraction(1, 2))
            self.points[side] += dead * worth(rider["row"])
            rider["count"] -= dead
            if rider["count"]:
                rider["suppression"] = max(80, rider["suppression"])
                foe["delay"] += 1
            else:
                rider["x"] = NOWHERE
        foe["count"] -= killed
        if not foe["count"]:
            foe |= dict.fromkeys(BLANK, NO_UNIT) | {"speed": 0, "x": NOWHERE, "y": NOWHERE}
        return killed
