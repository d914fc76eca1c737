"""Plans for whole battles as data: where a side stands, when and how it goes, how it fires.

A plan gives only orders that the orders page could give (places behind the own line, goals with
their delay, ranges, facings, bombardments of squares where an enemy is seen). `generated` draws
one by a seed.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from . import kampf_book as book
from .field import FIELDS, GERMAN, NOWHERE, RECORD, UNITS

AT = {name: number for number, name in enumerate(FIELDS)}
CHART = {int(row["number"]): row for row in book.chart().values()}
KIND = {n: row["kind"] for n, row in CHART.items()}
SPEED = {n: int(row["sp"]) for n, row in CHART.items()}
REACH = {n: int(row["mr"]) for n, row in CHART.items()}
ARMOUR = {"tank", "destroyer", "assault", "artillery", "car", "carrier"}
TANKS = {"tank", "destroyer", "assault", "car"}
MEN = {"infantry", "hmg"}
SHELLS = {"mortar", "artillery", "off-map"}
SEEN, OFF_MAP = 8, 64
CLEAR, TOWN, BROKEN, WOODS, RIVER = 0, 2, 4, 5, 9
COVER = {TOWN, BROKEN, WOODS}
IN_FORMATION = 9
MISSION = 4
ASSAULT_ROWS, TRENCHES = 30, 50
AREA = 9


@dataclass(frozen=True)
class Plan:
    """One way to fight a battle; what attacks and what defends has its own fields."""

    name: str
    stand: str = "auto"
    """Where a defender stands: auto, companies (on a line through the objective), forward."""
    axis: str = ""
    """Who goes: '' stays; rows (straight on), fist (one row), north or south (by a flank), behind
    (armour round by the south at once and in from the rear at the end, the others straight on)."""
    short: int = 6
    """Goals lie so many columns before the objective; below 0 behind it."""
    row: int = 0
    """The fist's row, from the objective's."""
    gap: int = 0
    """Turns that vehicles with armour wait for the men."""
    mass: float = 1.0
    """Share of the formations that go on turn 1."""
    reserve_turn: int = 0
    """The turn on which the others follow; 0 never."""
    left: int = 0
    """All wait until so many turns are left, the others so much longer; 0 nobody waits."""
    fire: str = "full"
    """Ranges: full, half (two thirds of the reach, men 1), near (tanks 6, men 0)."""
    shell: bool = False
    counter: int = 0
    """From this turn tanks go for the enemy nearest to the objective; 0 never."""


SITS = Plan("sits")
HOLDS = Plan("holds", fire="near", shell=True)
COMPANIES = Plan("company positions", stand="companies")
FORWARD = Plan("companies forward, reserve", stand="forward", fire="near", shell=True, counter=6)
STATIC = SITS, HOLDS, COMPANIES
ADVANCES = (
    Plan("on rows", axis="rows"),
    Plan("on rows, shelling", axis="rows", shell=True),
    Plan("on rows to the middle", axis="rows", short=0, shell=True),
    Plan("on rows, close in", axis="rows", fire="near", shell=True),
    Plan("in one fist", axis="fist", short=3),
    Plan("in one fist, shelling", axis="fist", short=3, shell=True),
    Plan("by the north", axis="north", short=4, shell=True),
    Plan("by the south", axis="south", short=4),
)
LATE = (
    Plan("late, on rows", axis="rows", short=2, fire="near", shell=True, left=8),
    Plan("late, in one fist", axis="fist", short=1, row=6, fire="half", shell=True, left=15),
    Plan("late, from behind", axis="behind", short=7, fire="half", shell=True, left=12),
)
"""Who waits out of sight until there is just time to come into the area."""


def generated(seed: int) -> Plan:
    """An attack or a defence by chance; the same seed gives the same plan."""
    rng = random.Random(seed)
    return Plan(
        name=f"plan {seed}",
        stand=rng.choice(("auto", "companies", "forward")),
        axis=rng.choice(("rows", "rows", "fist", "north", "south")),
        short=rng.randint(-3, 8),
        row=rng.randint(-8, 8),
        gap=rng.choice((0, 0, 2, 4)),
        mass=rng.choice((1.0, 1.0, 0.7, 0.5)),
        reserve_turn=rng.randint(4, 12),
        fire=rng.choice(("full", "half", "near")),
        shell=rng.random() < 0.6,
        counter=rng.choice((0, 0, 4, 8, 14)),
        left=rng.choice((0, 0, 0, 8, 15)),
    )


class Planner:
    """Gives a side's orders by a plan, through the battle's state in memory."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def begin(self, bench: Any, side: int, attacks: bool) -> None:
        """Called once, before the first turn: a defender may stand elsewhere; nobody rides."""
        if attacks:
            bench.call("deploy_auto", zp_side=side, limit=9_000_000)
        self.bench, self.side, self.mem, self.attacks = bench, side, bench.mem, attacks
        self.x0 = bench.sym["unit_x"] + UNITS * side
        self.y0 = bench.sym["unit_y"] + UNITS * side
        self.r0 = bench.sym["unit_records"] + RECORD * UNITS * side
        self.goal = (self._byte("st_objective_x", side), self._byte("st_objective_y", side))
        self.rows = self._byte("st_map_rows")
        self.ahead = 1 if side == GERMAN else -1
        last = self._byte("st_last_turn")
        self.waits = max(0, last - 1 - self.plan.left) if self.plan.left else 0
        if self.plan.stand != "auto" and not attacks:
            self._deploy()

    def orders(self, turn: int) -> None:
        """The orders of a turn."""
        plan = self.plan
        attacks = self.attacks and plan.axis
        if turn == 1:
            self._ranges()
        if attacks and plan.axis == "behind":
            self._behind(turn)
        elif attacks:
            groups = self._formations()
            first = max(1, round(len(groups) * plan.mass))
            for place, letter in enumerate(groups):
                starts = 1 if place < first else plan.reserve_turn
                if starts:
                    self._advance(letter, turn, starts + self.waits)
        elif plan.counter and turn >= plan.counter and turn % 2 == 0:
            self._counter()
        if plan.shell:
            self._shell()

    # --- the state -----------------------------------------------------------

    def _byte(self, name: str, at: int = 0) -> int:
        return int(self.mem[self.bench.sym[name] + at])

    def _get(self, number: int, field: str) -> int:
        return int(self.mem[self.r0 + RECORD * number + AT[field]])

    def _set(self, number: int, **fields: int) -> None:
        for name, value in fields.items():
            self.mem[self.r0 + RECORD * number + AT[name]] = value

    def _place(self, number: int) -> tuple[int, int]:
        return self.mem[self.x0 + number], self.mem[self.y0 + number]

    def _units(self) -> list[int]:
        return [n for n in range(UNITS) if self._get(n, "count")]

    def _formations(self) -> list[int]:
        return sorted({n // IN_FORMATION for n in self._units()})

    def _ground(self, x: int, y: int) -> int:
        return int(self.mem[self.bench.sym["map"] + 60 * y + x]) & 15

    # --- orders ----------------------------------------------------------------

    def _ranges(self) -> None:
        for n in self._units():
            weapon = self._get(n, "weapon")
            kind, reach = KIND[weapon], REACH[weapon]
            if self.plan.fire == "half":
                reach = 1 if kind == "infantry" else -(-reach * 2 // 3)
            elif self.plan.fire == "near":
                reach = 0 if kind == "infantry" else min(6, reach) if kind in TANKS else reach
            self._set(n, range=reach)

    def _order(self, n: int, x: int, y: int, via: tuple[int, int] | None = None) -> None:
        """The unit goes to a square (on the map, not in the river), as by M."""
        x, y = max(0, min(59, x)), max(0, min(self.rows - 1, y))
        while self._ground(x, y) == RIVER and 0 <= x - self.ahead < 60:
            x -= self.ahead
        if self._place(n) == (x, y):
            return
        first = via or (x, y)
        second = (x, y) if via else (NOWHERE, NOWHERE)
        self.bench.call("unit_select", A=n, zp_side=self.side)
        delay = self.bench.call("order_delay", zp_side=self.side).a
        self._set(
            n, goal_x=first[0], goal_y=first[1], next_x=second[0], next_y=second[1],
            delay=delay, speed=SPEED[self._get(n, "weapon")], load=NOWHERE,
        )  # fmt: skip

    def _behind(self, turn: int) -> None:
        """Armour goes round at once and comes in five turns after the others, all on own rows."""
        edge, rows = self.rows - 2, (self.goal[1] - AREA + 1, self.goal[1] + AREA - 1)
        for n in self._units():
            x, y = self._place(n)
            if not SPEED[self._get(n, "weapon")] or x == NOWHERE:
                continue
            armour = KIND[self._get(n, "weapon")] in ARMOUR
            if armour and turn == 1:
                via = max(0, min(59, self.goal[0] - self.ahead * 16)), edge
                round_it = (via[0] - x) * self.ahead > 0 and self._ground(*via) != RIVER
                rear = self.goal[0] + self.ahead * (AREA + 3)
                self._order(n, rear, edge, via if round_it else None)
            elif armour and turn == self.waits + 6:
                self._order(n, self.goal[0] + self.ahead * 6, rows[0] + n * 5 % (2 * AREA - 1))
            elif not armour and turn == self.waits + 1:
                x = self.goal[0] - self.ahead * self.plan.short
                self._order(n, x, max(rows[0], min(rows[1], y)))

    def _advance(self, letter: int, turn: int, starts: int) -> None:
        plan = self.plan
        members = [n for n in range(9 * letter, 9 * letter + 9) if self._get(n, "count")]
        on_map = [n for n in members if self._place(n)[0] != NOWHERE]
        if not on_map:
            return
        head = self._place(on_map[0])
        x, y = self.goal[0] - self.ahead * plan.short, self.goal[1]
        via = None
        if plan.axis == "rows":
            y = head[1]
            y = max(self.goal[1] - AREA + 2, min(self.goal[1] + AREA - 2, y))
        elif plan.axis == "fist":
            y += plan.row
        else:
            edge = 3 if plan.axis == "north" else self.rows - 4
            via = (x - self.ahead * 12, edge)
        for n in on_map:
            kind = KIND[self._get(n, "weapon")]
            late = plan.gap if kind in ARMOUR else 0
            if turn != starts + late or not SPEED[self._get(n, "weapon")]:
                continue
            dx, dy = (self._place(n)[at] - head[at] for at in (0, 1))
            if plan.axis != "rows":
                dy = max(-3, min(3, dy))
            here = None
            if via:
                here = max(0, min(59, via[0])), max(0, min(self.rows - 1, via[1] + dy))
                if self._ground(*here) == RIVER or (here[0] - self._place(n)[0]) * self.ahead <= 0:
                    here = None
            self._order(n, x + dx, y + dy, here)

    def _seen(self) -> list[tuple[int, int, str]]:
        """Column, row and kind of the enemies that the side sees."""
        foe, found = 1 - self.side, []
        base = self.bench.sym["unit_records"] + RECORD * UNITS * foe
        for n in range(UNITS):
            at = base + RECORD * n
            if self.mem[at + AT["count"]] and self.mem[at + AT["flags"]] & SEEN:
                x = self.mem[self.bench.sym["unit_x"] + UNITS * foe + n]
                y = self.mem[self.bench.sym["unit_y"] + UNITS * foe + n]
                if x != NOWHERE and self.mem[at + AT["carrier"]] == NOWHERE:
                    found.append((x, y, KIND[self.mem[at + AT["weapon"]]]))
        return found

    def _counter(self) -> None:
        """Tanks go for the seen enemy nearest to the objective, when it is near that."""
        seen = [(max(abs(x - self.goal[0]), abs(y - self.goal[1])), x, y)
                for x, y, _ in self._seen()]  # fmt: skip
        if not seen or min(seen)[0] > AREA + 3:
            return
        _, x, y = min(seen)
        for n in self._units():
            if KIND[self._get(n, "weapon")] != "tank" or n < IN_FORMATION or n % IN_FORMATION == 0:
                continue
            if self._get(n, "goal_x") == NOWHERE and self._place(n)[0] != NOWHERE:
                self._order(n, x, y)

    def _shell(self) -> None:
        """Whatever shells takes the nearest seen enemy; its HQ asks, if that sees the square."""
        seen = self._seen()
        if not seen:
            return
        own = {self._place(n) for n in self._units()}
        seen = [foe for foe in seen if foe[:2] not in own]
        for n in self._units():
            weapon = self._get(n, "weapon")
            off = self._get(n, "flags") & OFF_MAP
            if KIND[weapon] not in SHELLS or not self._get(n, "ammo"):
                continue
            if self._get(n, "shell_x") != NOWHERE or self._get(n, "carrier") != NOWHERE:
                continue
            head = 0 if off else n - n % IN_FORMATION
            if not self._get(head, "count") or self._place(head)[0] == NOWHERE:
                continue
            at = self._place(head if off else n)
            reach = 99 if KIND[weapon] != "mortar" else REACH[weapon]
            near = sorted((max(abs(x - at[0]), abs(y - at[1])), x, y) for x, y, _ in seen)
            for distance, x, y in near[:3]:
                if distance > reach:
                    break
                hx, hy = self._place(head)
                if self.bench.call(
                    "line_of_sight", zp_from_x=hx, zp_from_y=hy, zp_to_x=x, zp_to_y=y
                ).c:
                    self._set(n, shell_x=x, shell_y=y, shell_delay=2, shell_left=MISSION,
                              range=0, load=head)  # fmt: skip
                    break

    # --- a deployment by companies ----------------------------------------------

    def _deploy(self) -> None:
        """Each formation in a company position, in cover or dug in; the tanks behind."""
        line = self._byte("st_start_line", self.side)
        forward = self.plan.stand == "forward"
        groups = [g for g in self._formations() if g]
        tanks = [g for g in groups if self._is_tanks(g)]
        others = [g for g in groups if g not in tanks]
        front = line if forward else line - self.ahead * 3
        wide = min(self.rows - 4, 24 if forward else 16)
        if self.rows == ASSAULT_ROWS:  # those of the hasty deployment are filled in again
            self.mem[self.bench.sym["st_trenches"] + self.side] = TRENCHES
        for order, letter in enumerate(others):
            y = self.goal[1] - wide // 2 + wide * (2 * order + 1) // (2 * len(others))
            self._company(letter, front, y, line)
        for order, letter in enumerate(tanks):
            y = self.goal[1] + (order + 1) // 2 * 4 * (-1) ** order
            self._company(letter, line - self.ahead * 5, y, line)
        self._company(0, line - self.ahead * 7, self.goal[1], line)

    def _is_tanks(self, letter: int) -> bool:
        kinds = [KIND[self._get(n, "weapon")] for n in range(9 * letter, 9 * letter + 9)
                 if self._get(n, "count")]  # fmt: skip
        return sum(kind in TANKS for kind in kinds) * 2 > len(kinds)

    def _company(self, letter: int, x: int, y: int, line: int) -> None:
        back = {"anti-tank": 1, "gun": 2, "mortar": 4, "truck": 6, "carrier": 5, "artillery": 6}
        taken: set[tuple[int, int]] = set()
        for n in range(9 * letter, 9 * letter + 9):
            if not self._get(n, "count") or self._place(n)[0] == NOWHERE:
                continue
            kind = KIND[self._get(n, "weapon")]
            behind = back.get(kind, 0) + (2 if n % 9 == 0 else 0)
            here = self._best(n, x - self.ahead * behind, y, line, taken)
            if here is None:
                continue
            taken.add(here)
            self.mem[self.x0 + n], self.mem[self.y0 + n] = here
            if kind not in ARMOUR and kind != "truck":
                self._dig(*here)

    def _best(
        self, n: int, x: int, y: int, line: int, taken: set[tuple[int, int]]
    ) -> tuple[int, int] | None:
        found = None
        for dx in range(-3, 4):
            for dy in range(-3, 4):
                square = x + dx, y + dy
                if not (0 <= square[0] < 60 and 0 <= square[1] < self.rows):
                    continue
                if (square[0] - line) * self.ahead > 0 or square in taken:
                    continue
                ground = self._ground(*square)
                if ground == RIVER:
                    continue
                worth = (3 if ground in COVER else 0) - abs(dx) - abs(dy) * 0.9
                if found is None or worth > found[0]:
                    found = worth, square
        return found[1] if found else None

    def _dig(self, x: int, y: int) -> None:
        """Clear ground is entrenched while there are entrenchments (4.8)."""
        left = self.bench.sym["st_trenches"] + self.side
        at = self.bench.sym["map"] + 60 * y + x
        if self.mem[left] and self._ground(x, y) == CLEAR:
            self.mem[at] = self.mem[at] & 0xF0 | BROKEN
            self.mem[left] -= 1
