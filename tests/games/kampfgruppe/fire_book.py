"""A side's fire as sections 6.1, 7.3 to 7.6, 7.8, 7.10, 7.12 and 7.13 have it, worked out again:
who fires at whom with what, and all that follows from it.

What one fire kills and presses is asked of whoever fires (its formulas have tests of their own):
`ToldFire` has it as told, and `battle_fire.Shooting` asks the game.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from typing import Protocol

from . import kampf_book as book
from .battlefield import CHART, FIRED, MOVED, MOVED_BEFORE, NO_UNIT, NOWHERE, SEEN, SEEN_BEFORE
from .pulse_book import ARMOUR, WAYS, Unit, apart

BLANK = "target goal_x goal_y next_x next_y carrier load shell_x shell_y".split()
GRENADE, FLAME, FAUST = 1, 2, 3
VEHICLES = ARMOUR | {"truck"}
WORTH = {"truck": 10, "anti-tank": 10, "gun": 10, "mortar": 3, "hmg": 2, "infantry": 1}


def worth(row: dict[str, str]) -> int:
    """10.2: points for one killed."""
    if row["kind"] in ARMOUR:
        return 10 + int(row["fa"])
    return 5 if row["name"] == "120MOR" else WORTH[row["kind"]]


def stands(unit: Unit) -> bool:
    return bool(unit["count"]) and unit["carrier"] == NO_UNIT and unit["x"] != NOWHERE


def moves(unit: Unit) -> bool:
    return bool(unit["flags"] & (MOVED | MOVED_BEFORE))


class Draws(Protocol):
    def below(self, limit: int, /) -> int: ...


@dataclass
class Told:
    """Every chance happens (`high` = 0) or none does; `share` of 256 of those who may die do."""

    high: int
    share: int
    kills: int
    presses: int

    def below(self, limit: int) -> int:
        return (limit - 1) * self.high


@dataclass
class Fire:
    """Both sides; `points` of each; `shots`: what the formulas were asked, one by one."""

    sides: list[list[Unit]]
    map: list[int]
    visibility: int
    rows: int
    dice: Draws
    points: list[int] = field(default_factory=lambda: [0, 0])
    shots: list[tuple[int, ...]] = field(default_factory=list)

    def side(self, side: int) -> None:
        for number, unit in enumerate(self.sides[side]):
            if not unit["count"]:
                continue
            if unit["flags"] & FIRED:
                if not stands(unit):
                    continue
                self.looks_again(side, unit)
            if unit["flags"] & FIRED:
                mortar = unit["row"]["kind"] == "mortar"
                (self.mortar if mortar else self.direct)(side, number)
            elif unit["shell_x"] != NOWHERE and unit["carrier"] == NO_UNIT:
                self.mission(side, number)

    def looks_again(self, side: int, unit: Unit) -> None:
        """Before it fires: whether it has a better target by now."""

    def hurt(self, side: int, target: int) -> int:
        """What the last of `shots` does to its target; how many it killed."""
        raise NotImplementedError

    def riders_share(self) -> int:
        """How many of 256 riders die with their vehicle's."""
        raise NotImplementedError

    def spent(self, unit: Unit) -> None:
        unit["ammo"] -= 1
        unit["flags"] |= FIRED

    def sighted(self, unit: Unit, pulses: int, away: int) -> None:
        if 2 * pulses >= away or self.dice.below(away) < 2 * pulses:
            unit["flags"] |= SEEN

    def direct(self, side: int, number: int) -> None:
        unit = self.sides[side][number]
        foe = self.sides[1 - side][unit["target"]]
        if not stands(foe):
            unit["flags"] &= ~FIRED
            return
        away, at, gun, weapons = apart(unit, foe), (foe["x"], foe["y"]), unit["row"], unit["count"]
        self.spent(unit)
        unit["pulses"] = min(4, unit["pulses"] + 1)
        special = unit["special"] if gun["kind"] == "infantry" else 0
        if away == 0 and special and foe["row"]["kind"] in ARMOUR:
            name = {GRENADE: "GRENADE", FLAME: "FLAMETH", FAUST: "PZFAUST"}[special]
            gun = CHART[gun["side"], name]
            if special == GRENADE:
                weapons = max(1, (weapons + 5) // 10)
            unit["special"] = GRENADE
        killed = self.shot(side, number, unit["target"], gun, away, unit["pulses"], weapons)
        self.sighted(unit, unit["pulses"], away)
        if killed and foe["row"]["kind"] in VEHICLES:
            self.map[60 * at[1] + at[0]] |= 128
        storms = foe["row"]["kind"] in ARMOUR | {"infantry"} and foe["range"] == 0 and moves(foe)
        if storms and 0 < away <= 3 and foe["count"] and not foe["flags"] & FIRED:
            foe |= {"target": number, "pulses": 0}

    def mortar(self, side: int, number: int) -> None:
        unit = self.sides[side][number]
        foe = self.sides[1 - side][unit["target"]]
        unit["flags"] &= ~FIRED
        if not stands(foe):
            return
        if apart(unit, foe) == 0:
            self.fall(side, number, (unit["x"], unit["y"]), True)
            unit["flags"] |= SEEN
            return
        unit |= {"shell_x": foe["x"], "shell_y": foe["y"], "shell_delay": 0, "shell_left": 4}
        unit |= {"range": 0, "load": NO_UNIT}
        self.mission(side, number)

    def mission(self, side: int, number: int) -> None:
        unit = self.sides[side][number]
        if unit["shell_delay"]:
            unit["shell_delay"] -= 1
            return
        at = unit["shell_x"], unit["shell_y"]
        friends = any((friend["x"], friend["y"]) == at for friend in self.sides[side])
        away = book.reach_of(unit["x"] - at[0], unit["y"] - at[1])
        far = unit["row"]["kind"] == "mortar" and away > int(unit["row"]["mr"])
        if unit["ammo"] and unit["shell_left"] and not friends and not far:
            spotter = self.sides[side][number if unit["load"] == NO_UNIT else unit["load"]]
            view = spotter["x"] != NOWHERE and book.sees(
                [square & 127 for square in self.map],
                (spotter["x"], spotter["y"]),
                at,
                self.visibility,
            )
            stays = self.fall(side, number, at, view)
            self.sighted(unit, 5 - unit["shell_left"], away)
            if not stays and self.dice.below(4) == 0:
                step = WAYS[self.dice.below(8)]
                if 0 <= at[0] + step[0] < 60:
                    unit["shell_x"] += step[0]
                if 0 <= at[1] + step[1] < self.rows:
                    unit["shell_y"] += step[1]
            unit["shell_left"] -= 1
            if unit["shell_left"]:
                return
        unit |= {"shell_x": NOWHERE, "shell_y": NOWHERE, "load": NO_UNIT}

    def fall(self, side: int, number: int, at: tuple[int, int], view: bool) -> bool:
        """Shells on a square; whether they stay there."""
        unit = self.sides[side][number]
        self.spent(unit)
        foes = self.sides[1 - side]
        here = [foe for foe in foes if (foe["x"], foe["y"]) == at]
        seen = any(foe["flags"] & (SEEN | SEEN_BEFORE) for foe in here)
        pulses = (4 if seen else 1) if view else 0
        for target, foe in enumerate(foes):
            if (foe["x"], foe["y"]) == at and stands(foe):
                self.shot(side, number, target, unit["row"], 6, pulses, unit["count"], shells=1)
        return view and bool(here)

    def shot(
        self, side: int, number: int, target: int, gun: dict[str, str], away: int, pulses: int,
        weapons: int, shells: int = 0,
    ) -> int:  # fmt: skip
        """The bits are those of the 6502's SHOT_*: cover, halted, moves, vehicle, German, close."""
        unit, foe = self.sides[side][number], self.sides[1 - side][target]
        row = foe["row"]
        armoured = row["kind"] in ARMOUR
        small = gun["kind"] == "infantry" and gun["side"] == "german"
        bits = (
            self.map[60 * foe["y"] + foe["x"]] & 15 in (2, 4, 5), foe["speed"] == 0, moves(foe),
            row["kind"] in VEHICLES, False, small, away == 0 and foe["suppression"] > 99,
        )  # fmt: skip
        flags = sum(bit << place for place, bit in enumerate(bits))
        plates = int(row["df"])
        if armoured:
            front, back = int(row["fa"]), int(row["ba"])
            plates = 3 * back + front if shells else 3 * (front if faces(foe, unit) else back)
        self.shots.append((number, target, armoured, flags, plates, away, pulses, weapons,
                           int(gun["number"]), unit["suppression"], int(row["sl"]),
                           6 if shells else int(gun["mr"]), shells))  # fmt: skip
        return self.hurt(side, target)

    def suffers(self, side: int, target: int, killed: int, presses: int) -> int:
        foe = self.sides[1 - side][target]
        row = foe["row"]
        killed = min(killed, foe["count"])
        foe["suppression"] = min(50 if row["kind"] in ARMOUR else 200, foe["suppression"] + presses)
        self.points[side] += killed * worth(row)
        pressed = foe["suppression"] >= 50 and row["kind"] in ARMOUR - {"carrier"}
        for rider in self.sides[1 - side] if killed or pressed else []:
            if rider["carrier"] != target:
                continue
            rider["carrier"] = NO_UNIT
            if not rider["count"]:
                continue
            share = Fraction(self.riders_share() if killed else 0, 256)
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


@dataclass
class ToldFire(Fire):
    """Each fire kills and presses what `dice` says."""

    dice: Told

    def hurt(self, side: int, target: int) -> int:
        return self.suffers(side, target, self.dice.kills, self.dice.presses)

    def riders_share(self) -> int:
        return self.dice.share


def faces(unit: Unit, firer: Unit) -> bool:
    """W4: the firer lies within 45 degrees of the facing, and not in the same square."""
    fx, fy = WAYS[unit["facing"] - 1]
    dx, dy = firer["x"] - unit["x"], firer["y"] - unit["y"]
    along, length = dx * fx + dy * fy, (dx * dx + dy * dy) * (fx * fx + fy * fy)
    return bool(length) and along >= 0 and 2 * along * along >= length
