"""Plans for whole battles as data: where a side gathers, when and how many go, how it fires.

A planned side gives only orders that a player could give: it finds its ways and its shots with the
game's own routines, by weights of its own, and goes where its plan says. `generated` draws one by
a seed.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from .mission import STILL, Mission, Square
from .weights import EARLIER

LEFT, RIGHT, BOTTOM, TOP = 11, 48, 11, 64
HUNT, HOLD, REACH = 0, 1, 2
FRONTS = {"": (0, 0), "north": (0, 1), "east": (1, 0), "south": (0, -1), "west": (-1, 0)}
ORDERS = 64
"""Bytes of a man's list."""
TURN = 250
OPEN_TURNS = 50
"""A battle without a limit counts as so long."""
AGELESS = 63
"""Of a remembered column: the bits above tell how long ago."""


@dataclass(frozen=True)
class Plan:
    """One way to fight a battle."""

    name: str
    axis: str = ""
    """From which side of the goal it attacks; '' straight on."""
    apart: int = 8
    """Squares from the goal at which the men gather before they go."""
    go: int = 1
    """The turn on which they go."""
    mass: float = 1.0
    """Share of the men who go then."""
    reserve: int = 4
    """So many turns later the others follow."""
    sally: int = 0
    """From this turn a side that is to hold a place seeks the enemy; 0 never."""
    least: int = 4
    """Per cent a shot must promise."""
    engage: int = 12
    """Per cent for which a man stops on his way."""
    prone: int = 1
    """As in data/skills.csv, and so are the next."""
    budget: int = 120
    watch: int = 20
    grenade: int = 255
    wary: int = 2
    sneaks: int = 0
    bound: int = 0
    eager: int = 255

    def __call__(self, battle: Mission, side: int) -> None:
        """Write a side's orders."""
        turn = battle.bench.word("st_turn")
        row = 2 * battle.scenario + side
        battle.bench.overlay("COMPUTER")
        holds = battle.byte("aim_kind", row) == HOLD
        goes = turn >= (self.sally or 1 << 16) if holds else turn >= self.go
        self._orders(battle, side, row, goes, holds)
        late = turn < self.go + self.reserve
        if goes and late and self.mass < 1 and not holds:
            self._keep_back(battle, side, row)

    def _orders(self, battle: Mission, side: int, row: int, goes: bool, holds: bool) -> None:
        bench = battle.bench
        bench.overlay("COMPUTER")
        own = {name: getattr(self, name) for name in vars(self) if name in EARLIER}
        for name, value in (EARLIER | own | {"stalk": self.budget, "plunge": 0}).items():
            bench.set("skill_" + name, value)
        if holds and goes:
            battle.put("aim_kind", row, HUNT)
        place = self._place(battle, side, row)
        if place and not holds and not goes:
            for name, value in zip(("x", "y"), place, strict=True):
                battle.put("aim_goal_" + name, row, value)
                battle.put("aim_first_" + name, row, 0)
            battle.put("aim_kind", row, HOLD)
        battle.orders(side, STILL)
        bench.overlay("RESOLVE")  # the tables on the disk come back with the computer

    def _place(self, battle: Mission, side: int, row: int) -> Square | None:
        """Where they gather."""
        x, y = battle.byte("aim_goal_x", row), battle.byte("aim_goal_y", row)
        if not x:
            x, y = battle.goal(side)
        if not x or not self.axis:
            return None
        dx, dy = FRONTS[self.axis]
        x, y = x + dx * self.apart, y + dy * self.apart
        return min(RIGHT, max(LEFT, x)), min(TOP, max(BOTTOM, y))

    def _keep_back(self, battle: Mission, side: int, row: int) -> None:
        """Those who follow later get the orders of men who gather."""
        men = battle.fit(side)
        first = [m for m in men if (m * 7) % 10 < round(10 * self.mass)]
        mem, sym = battle.bench.mem, battle.bench.sym
        going = {m: self._list(battle, m) for m in first}
        self._orders(battle, side, row, False, False)
        for man, (count, orders) in going.items():
            at = sym["man_orders"] + ORDERS * man
            mem[at : at + ORDERS] = orders
            battle.put("man_order_count", man, count)

    @staticmethod
    def _list(battle: Mission, man: int) -> tuple[int, bytes]:
        at = battle.bench.sym["man_orders"] + ORDERS * man
        return battle.byte("man_order_count", man), bytes(battle.bench.mem[at : at + ORDERS])


LIES = {"least": 2, "eager": 255, "idle": 20, "watch": 10}
SEEKS = {"least": 2, "eager": 255, "idle": 60, "watch": 20, "engage": 3, "bears": 9, "bound": 2}
RUNS = {"budget": 240, "march": 240, "stalk": 240, "engage": 101, "eager": 255, "idle": 99}
WALKS = {"least": 2, "budget": 100, "march": 60, "idle": 60, "watch": 20, "engage": 3, "bound": 2}
RUNS |= dict.fromkeys("prone bound halts cover wary rest fresh creeps sneaks threat".split(), 0)


@dataclass(frozen=True)
class Waits:
    """A side that lies where it began, fires at whatever it can hit and throws grenades."""

    name: str
    until: int = 0
    """To the end of this turn, or for half of the battle's time; 0 to the end."""
    hunts: bool = False
    """Then it seeks the enemy, half of it at a time; else it runs for what it is out for."""
    near: int = 0
    """It lies while it knows of an enemy within so many squares, but not in the last quarter of the
    time, and else goes by halves for what it is out for; 0 it goes by `until`."""

    def __call__(self, battle: Mission, side: int) -> None:
        """Write a side's orders."""
        bench = battle.bench
        last = min(self.until, bench.word("st_limit") // TURN // 2 or self.until)
        goes = self._goes(battle, side) if self.near else 0 < last < bench.word("st_turn")
        own = LIES if not goes else SEEKS if self.hunts else WALKS if self.near else RUNS
        bench.overlay("COMPUTER")
        weights = EARLIER | own | {"waits": 0, "plunge": 0, "moves": int(goes)}
        for name, value in weights.items():
            bench.set("skill_" + name, value)
        if not goes or self.hunts:
            battle.put("aim_kind", 2 * battle.scenario + side, HUNT if goes else HOLD)
        battle.orders(side, STILL)
        bench.overlay("RESOLVE")  # the tables on the disk come back with the computer

    def _goes(self, battle: Mission, side: int) -> bool:
        bench = battle.bench
        if bench.word("st_turn") * TURN > (bench.word("st_limit") or OPEN_TURNS * TURN) * 3 // 4:
            return True
        own = [battle.where(man) for man in battle.fit(side)]
        known = [(battle.byte("known_x", man) & AGELESS, battle.byte("known_y", man))
                 for man in battle.fit(1 - side)]  # fmt: skip
        return all(
            max(abs(x - at[0]), abs(y - at[1])) > self.near
            for x, y in known if x for at in own
        )  # fmt: skip


LIE = Waits("lies"), Waits("lies then hunts", until=15, hunts=True)
RUNS_LATE = Waits("runs late", until=24)
LIES_NEAR = Waits("lies near the enemy", near=24)


def generated(seed: int) -> Plan:
    """A plan by chance; the same seed gives the same plan."""
    rng = random.Random(seed)
    return Plan(
        name=f"plan {seed}",
        axis=rng.choice(("", "north", "east", "south", "west")),
        apart=rng.randint(4, 14),
        go=rng.choice((1, 1, 3, 6, 9, 12)),
        mass=rng.choice((1.0, 1.0, 0.7, 0.5)),
        reserve=rng.randint(1, 8),
        sally=rng.choice((0, 0, 4, 8, 14)),
        least=rng.choice((2, 4, 8, 15)),
        engage=rng.choice((4, 12, 30, 101)),
        prone=rng.choice((0, 1, 2)),
        budget=rng.choice((60, 120, 200, 240)),
        watch=rng.choice((10, 20, 50)),
        grenade=rng.choice((0, 128, 255)),
        wary=rng.choice((0, 2, 6)),
        sneaks=rng.choice((0, 1)),
        bound=rng.choice((0, 0, 1, 2)),
        eager=rng.choice((60, 160, 255)),
    )
