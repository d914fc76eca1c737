"""How the battle stands, the dice, and what is asked of the game."""

from __future__ import annotations

from typing import Literal

from grognard.emu.call import CallResult

from ....lib.dice import Dice
from ...game_bench import GameBench
from ..battle import EVENTS
from .names import NEVER, NO_MAN

Square = tuple[int, int]
Cost = tuple[int, int]
"""Points of time, and 256ths of energy."""
Order = bytearray
"""Four bytes: what, and three words of it."""
Step = tuple[int, int, int]
"""What a man has begun: its kind and its cost."""
Begun = Step | int | Literal["fight", "weak"]
"""A step, or why the order is passed over; or a fight is on; or he is too weak for it."""
Wound = Literal["shot", "fight", "killed"]

E = {name: k + 1 for k, name in enumerate(EVENTS)}


def each(value: int = 0) -> list[int]:
    """A number for each man."""
    return [value] * 20


class State:
    def __init__(self, game: GameBench, state: bytes) -> None:
        self.game, self.sym = game, game.sym
        self.b0, self.b1 = self.sym["state_begin"], self.sym["state_end"]
        self.block = bytearray(state)
        seed = self.sym["rng_seed"] - self.b0
        self.dice = Dice(bytes(self.block[seed : seed + 4]))
        self.events: list[tuple[int, ...]] = []
        self.now = 0
        self.length = self.byte("st_turn_length")
        # What each man does: the kind of step, when it ends, since when, points it had before,
        # the energy it will cost, and what it turns to, goes to or becomes.
        self.kind, self.wake, self.since, self.credit = each(), each(NEVER), each(), each()
        self.cost_of, self.value = each(), each()
        # When he may fire on his area again, whether he moves or fires, was bared by a shot,
        # ducks for how long, was heard.
        self.ready, self.motion, self.firing = each(), each(), each()
        self.bared, self.ducked, self.heard = each(), each(), each()
        # Whom he fights, when his blow falls, where he faced before.
        self.foe, self.blow, self.face = each(NO_MAN), each(NEVER), each()
        # Who looks otherwise than at the last look, whom of the enemy each sees, wounds to come.
        self.changed = each()
        self.sees = [
            {j for j in range(10) if self.pair("sees_lo", "sees_hi", m) >> j & 1} for m in range(20)
        ]
        self.hurts: list[tuple[int, Wound, int]] = []
        self.forget()

    def forget(self) -> None:
        """What the game has answered so far: with the village, it may change."""
        self.steps_known: dict[tuple[int, int, int], Square | None] = {}
        self.ways_known: dict[Square, int] = {}
        self.odds_known: dict[tuple[int, ...], tuple[bool, int]] = {}
        self.percents_known: dict[int, int] = {}
        self.views_known: dict[tuple[int, ...], bool] = {}
        self.spots_known: dict[tuple[int, ...], tuple[bool, int]] = {}
        self.lines_known: dict[tuple[Square, Square], bool] = {}

    def byte(self, n: str, k: int = 0) -> int:
        return self.block[self.sym[n] - self.b0 + k]

    def put(self, n: str, k: int, v: int) -> None:
        self.block[self.sym[n] - self.b0 + k] = v

    def of(self, n: str, k: int) -> int:
        return self.block[self.sym["man_" + n] - self.b0 + k]

    def give(self, n: str, k: int, v: int) -> None:
        self.block[self.sym["man_" + n] - self.b0 + k] = v

    def pair(self, low: str, high: str, m: int) -> int:
        return self.of(low, m) | self.of(high, m) << 8

    def energy(self, m: int) -> int:
        return self.of("energy_f", m) | self.pair("energy_lo", "energy_hi", m) << 8

    def set_energy(self, m: int, e: int) -> None:
        self.give("energy_f", m, e & 255)
        self.give("energy_lo", m, e >> 8 & 255)
        self.give("energy_hi", m, e >> 16)

    def spend(self, m: int, e: int) -> bool:
        if self.energy(m) < e:
            return False
        self.set_energy(m, self.energy(m) - e)
        return True

    def fit(self, m: int) -> bool:
        return bool(self.of("in_play", m)) and self.of("wounds", m) < 50

    def where(self, m: int) -> Square:
        return self.of("x", m), self.of("y", m)

    def enemies(self, m: int) -> range:
        return range(10, 20) if m < 10 else range(10)

    def enemy_at(self, m: int, square: Square) -> int | None:
        for e in self.enemies(m):
            if self.where(e) == square and self.fit(e):
                return e
        return None

    def leader(self, m: int) -> int | None:
        side = range(10) if m < 10 else range(10, 20)
        return min(
            (x for x in side if self.fit(x)), key=lambda x: (self.of("rank", x), x), default=None
        )

    def add_hurt(self, m: int, how: Wound, by: int) -> None:
        """A wound that comes at the end of the point."""
        if len(self.hurts) < 48:
            self.hurts.append((m, how, by))

    def finish(self, m: int) -> None:
        """His step is over (`Ends`)."""
        raise NotImplementedError

    def enter(self, m: int, to: Square) -> None:
        """He goes into a square (`Ends`)."""
        raise NotImplementedError

    def call(
        self, routine: str, A: int = 0, X: int = 0, Y: int = 0, **memory: int | list[int]
    ) -> CallResult:
        self.game.mem[self.b0 : self.b1] = bytes(self.block)
        for name, value in memory.items():
            self.game.set(name, value)
        return self.game.call(routine, A, X, Y)

    def zp(self, n: str, size: int = 1) -> int:
        a = self.sym[n]
        return int.from_bytes(bytes(self.game.mem[a : a + size]), "little")

    def happens(self, chance: int, die: int) -> bool:
        r = self.game.call(
            "chance_happens",
            zp_chance=list(chance.to_bytes(2, "little")),
            zp_die=list(die.to_bytes(2, "little")),
        )
        return bool(r.c)

    def cost(self, m: int, o: Order, vain: int = 0) -> Cost:
        self.call("action_cost", X=m, zp_order=list(o), zp_arg0=vain)
        return self.zp("zp_time", 2), self.zp("zp_energy", 3)

    def turn_cost(self, m: int) -> Cost:
        self.call("turn_cost", X=m, Y=0, A=self.value[m])
        return self.zp("zp_time", 2), self.zp("zp_energy", 3)

    def move_cost(self, m: int, d: int, mode: int, irregular: int) -> Cost | None:
        r = self.call(
            "move_cost",
            X=m,
            A=d,
            Y=mode,
            zp_from_x=self.of("x", m),
            zp_from_y=self.of("y", m),
            zp_arg0=irregular,
        )
        return None if r.c else (self.zp("zp_time", 2), self.zp("zp_energy", 3))

    def step(self, m: int, d: int) -> Square | None:
        key = *self.where(m), d
        if key not in self.steps_known:
            r = self.call("move_step", A=d, zp_from_x=self.of("x", m), zp_from_y=self.of("y", m))
            self.steps_known[key] = None if r.c else (self.zp("zp_to_x"), self.zp("zp_to_y"))
        return self.steps_known[key]

    def towards(self, a: Square, b: Square) -> int:
        if a == b:
            return 0
        key = b[0] - a[0], b[1] - a[1]
        if key not in self.ways_known:
            self.ways_known[key] = self.call(
                "turn_needed", zp_from_x=a[0], zp_from_y=a[1], zp_to_x=b[0], zp_to_y=b[1]
            ).a
        return self.ways_known[key]

    def ev(self, name: str, man: int, col: int = 0, row: int = 0) -> None:
        self.events.append((self.now, E[name], man, col, row))
