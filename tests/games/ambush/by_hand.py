"""Orders written by hand: a player who shares neither routine nor weight with the computer.

He knows what his men see and where they last saw an enemy; ways and costs come from the book's own
arithmetic (`ambush_book`).
"""

from __future__ import annotations

import functools
import heapq
import math

from .ambush_book import MODES, STEPS, Square, Village, order_points, step, terrain
from .mission import SHOCK, SQUAD, Mission

MR, PREPARE, LOAD, FA, EP, EF = 1, 5, 6, 10, 13, 14
PLASTIC, GRENADE, MACHINE, AUTO, RIFLE = 1, 2, 3, 4, 5
PREPARED, LOADED = 128, 64
ROOT_2 = math.sqrt(2)
GOALS = {(2, 0): (30, 52), (4, 1): (41, 13), (7, 1): (16, 20), (8, 0): (43, 43)}
"""Where plastic must be set, by scenario and side."""
HELD = {(2, 1): (30, 52), (4, 0): (41, 13), (7, 0): (16, 20), (8, 1): (43, 43), (1, 1): (30, 44)}
LOOK = (30, 44), (30, 20), (16, 20), (43, 43), (30, 53), (20, 32)
"""Squares through which who knows of nobody, and of no goal, looks by turns of eight."""
FAR_SQUARES = {0: ((40, 55), (40, 11)), 1: ((40, 13), (40, 64))}
MEMORY, THROW, SHOOT, BOUND, BLAST = 8, 7, 20, 8, 9
VILLAGE = Village()


def apart(a: Square, b: Square) -> int:
    return max(abs(a[0] - b[0]), abs(a[1] - b[1]))


@functools.cache
def clear(a: Square, b: Square) -> bool:
    return a == b or terrain(VILLAGE, a, b) > 0.05


@functools.cache
def steps(a: Square) -> list[tuple[int, Square, float, float]]:
    """Direction, square, time and energy of each step."""
    found = []
    for direction in STEPS:
        if there := step(VILLAGE, a, direction):
            longer = 1 if direction % 2 else ROOT_2
            found.append((direction, there[0], float(there[1]) * longer, float(there[2]) * longer))
    return found


@functools.cache
def far(goal: Square) -> dict[Square, float]:
    """The time to a square from everywhere."""
    found, waits = {goal: 0.0}, [(0.0, goal)]
    while waits:
        cost, a = heapq.heappop(waits)
        if cost > found[a]:
            continue
        for _, b, time, _ in steps(a):
            if cost + time < found.get(b, math.inf):
                found[b] = cost + time
                heapq.heappush(waits, (found[b], b))
    return found


def way(a: Square, goal: Square, most: int) -> list[tuple[int, Square, float, float]]:
    """The first steps of the quickest way."""
    to, found = far(goal), []
    while a != goal and len(found) < most and a in to:
        found.append(min(steps(a), key=lambda s: to.get(s[1], math.inf) + s[2]))
        a = found[-1][1]
    return found


def towards(a: Square, b: Square) -> int:
    return round(math.degrees(math.atan2(b[0] - a[0], b[1] - a[1])) / 45) % 8 + 1


class ByHand:
    """Who sees an enemy throws grenades at him, lies down and fires; the others go by bounds of
    eight squares straight at the nearest known enemy, or else at what they are out for. Or else
    all run for that at once, and lie down to watch with what is left of a turn."""

    def __init__(self, name: str, fights: bool) -> None:
        self.name, self.fights = name, fights
        self.known: dict[int, tuple[Square, int]] = {}

    def __call__(self, battle: Mission, side: int) -> None:
        """Write a side's orders."""
        self.battle, self.side, self.men = battle, side, battle.fit(side)
        self.turn = battle.bench.word("st_turn")
        if self.turn == 1:
            self.known = {}
        self._look()
        for man in self.men:
            self.man, self.at = man, battle.where(man)
            self.time, self.lies = 250.0, battle.byte("man_posture", man)
            low, high = (battle.byte(f"man_energy_{part}", man) for part in ("lo", "hi"))
            self.energy = 0.85 * max(0, low + 256 * high if high < 128 else 0)
            battle.put("man_order_count", man, 0)
            self._act()

    def _look(self) -> None:
        """Where enemies are seen, and were lately."""
        battle, self.seen = self.battle, {}
        for n in range(SQUAD):
            foe = SQUAD * (1 - self.side) + n
            if not battle.byte("man_in_play", foe) or battle.byte("man_wounds", foe) >= SHOCK:
                self.known.pop(foe, None)
                continue
            bits = "man_sees_lo" if n < 8 else "man_sees_hi"
            sees = any(battle.byte(bits, man) >> n % 8 & 1 for man in self.men)
            if sees or not battle.byte("st_blind"):
                self.seen[foe] = battle.where(foe)
                self.known[foe] = self.seen[foe], self.turn
        own = {battle.where(man) for man in self.men}
        self.known = {foe: (at, turn) for foe, (at, turn) in self.known.items()
                      if self.turn - turn <= MEMORY and at not in own}  # fmt: skip

    def _act(self) -> None:
        gun = self._ready()
        if self.fights:
            if self._throw(gun):
                self._throw(gun)
            shot = [at for at in self.seen.values() if clear(self.at, at)]
            shot = [at for at in shot if apart(self.at, at) < SHOOT]
            if shot:
                self._watch(towards(self.at, min(shot, key=lambda at: apart(self.at, at))))
                return
        if self._set_plastic():
            return
        goal = self._goal()
        if goal != GOALS.get((self.battle.scenario, self.side)) or self._carries():
            self._go(goal, BOUND if self.fights else 30)
        else:
            self._go(goal, max(0, apart(self.at, goal) - BLAST))  # he with the plastic goes on
        if not self._set_plastic():
            known = [at for at, _ in self.known.values()]
            near = min(known, key=lambda at: apart(self.at, at), default=goal)
            self._watch(towards(self.at, near))

    def _goal(self) -> Square:
        known = [at for at, _ in self.known.values()]
        if known and self.fights:
            return min(known, key=lambda at: apart(self.at, at))
        battle, part = self.battle, (self.battle.scenario, self.side)
        if battle.scenario == 9:
            passed = any(battle.byte("man_passed", man) for man in self.men)
            return FAR_SQUARES[self.side][passed]
        place = GOALS.get(part) or HELD.get(part) or battle.goal(self.side)
        if place[0]:
            return place
        if known:
            return min(known, key=lambda at: apart(self.at, at))
        return LOOK[self.turn // 8 % len(LOOK)]

    def _carries(self) -> bool:
        return any(s & 15 == PLASTIC for s in self._slots("man_explosives", 6))

    # --- orders ------------------------------------------------------------------

    def _give(self, code: int, *operands: int) -> bool:
        battle, man = self.battle, self.man
        count = battle.byte("man_order_count", man)
        if count > 14:
            return False
        at = battle.bench.sym["man_orders"] + 64 * man + 4 * count
        battle.bench.mem[at : at + 4] = bytes((code, *operands, 0, 0, 0)[:4])
        battle.put("man_order_count", man, count + 1)
        return True

    def _spend(self, time: float, energy: float = 0) -> None:
        ratings = (self.battle.byte(f"man_{name}", self.man)
                   for name in ("intelligence", "dexterity", "command"))  # fmt: skip
        self.time -= order_points(time, *ratings)  # type: ignore[arg-type]
        self.energy -= energy

    def _slots(self, name: str, count: int) -> list[int]:
        return [self.battle.byte(name, self.man + 20 * slot) for slot in range(count)]

    def _ready(self) -> int:
        """His gun in hand and loaded; its kind."""
        guns = [s for s in self._slots("man_weapons", 5) if s & 15 in (MACHINE, AUTO, RIFLE)]
        if not guns:
            return 0
        gun = min(guns, key=lambda s: s & 15)
        if not gun & PREPARED:
            self._give(PREPARE, gun & 15)
            self._spend(20)
        if not gun & LOADED:
            self._give(LOAD, gun & 15)
            self._spend(30)
        return gun & 15

    def _throw(self, gun: int) -> bool:
        """A grenade at the nearest known enemy in view, no friend beside him."""
        own = [self.battle.where(man) for man in self.men if man != self.man]
        aims = [at for at, _ in self.known.values()
                if 2 < apart(self.at, at) <= THROW and clear(self.at, at)
                and all(apart(at, friend) > 2 for friend in own)]  # fmt: skip
        grenades = [s for s in self._slots("man_explosives", 6) if s & 15 == GRENADE]
        if not aims or not grenades:
            return False
        at = min(aims, key=lambda at: apart(self.at, at))
        energy = apart(self.at, at) ** 2 / 2
        if self.energy < energy + 8:
            return False
        self._give(PREPARE, GRENADE)
        self._spend(20)
        self._give(EF, *at)
        self._spend(20, energy + 1)
        if gun:
            self._give(PREPARE, gun)
            self._spend(15)
        return True

    def _set_plastic(self) -> bool:
        goal = GOALS.get((self.battle.scenario, self.side))
        if not goal or self.at != goal or not self._carries():
            return False
        self._give(PREPARE, PLASTIC)
        self._give(EP, 120, 0)
        self._spend(70)
        self._go(min(far(goal), key=lambda s: (abs(apart(goal, s) - 9), s)), 20)
        return True

    def _go(self, goal: Square, most: int) -> None:
        """At a run, as far as time and energy last."""
        path = way(self.at, goal, most)
        if path and self.lies:
            self._give(MR, self._facing(), 0, ord("S"))
            self._spend(20, 3)
            self.lies = 0
        time, energy = MODES["R"]
        while path:
            direction, count = path[0][0], 0
            while path and path[0][0] == direction and count < 9:
                if self.energy < energy * path[0][3] + 6 or self.time <= 60:
                    break
                _, self.at, times, energies = path.pop(0)
                self._spend(time * times, energy * energies)
                count += 1
            if not count or not self._give(MR, direction, count, ord("R")):
                return
            if self.time <= 60 or self.energy < 8:
                return

    def _facing(self) -> int:
        facing = self.battle.byte("man_facing", self.man)
        return facing if 1 <= facing <= 8 else 1

    def _watch(self, facing: int) -> None:
        """Prone, at whoever comes, while time lasts."""
        self._give(MR, facing, 0, ord("W" if self.lies else "F"))
        self._spend(20, 1)
        while self.time > 10 and self.energy > 5:
            points = int(min(99, self.time))
            if not self._give(FA, 2, max(10, points)):
                return
            self.time -= points
            self.energy -= 0.3 * points


BOUNDS = ByHand("bounds by hand", fights=True)
RUNS = ByHand("runs by hand", fights=False)
