"""How the battle stands, the dice, and what is asked of the game."""

from __future__ import annotations

from typing import Any

from ..battle import EVENTS

E = {name: k + 1 for k, name in enumerate(EVENTS)}


class State:
    def __init__(self, game: Any, state: bytes) -> None:
        self.game, self.sym = game, game.sym
        self.b0, self.b1 = self.sym["state_begin"], self.sym["state_end"]
        self.block = bytearray(state)
        self.seed = int.from_bytes(self.raw("rng_seed", 0, 4), "little")
        self.events = []
        self.cache = {}

    def raw(self, n: str, k: int = 0, size: int = 1) -> Any:
        a = self.sym[n] - self.b0 + k
        return self.block[a : a + size]

    def byte(self, n: str, k: int = 0) -> Any:
        return self.block[self.sym[n] - self.b0 + k]

    def put(self, n: str, k: int, v: int) -> Any:
        self.block[self.sym[n] - self.b0 + k] = v

    def of(self, n: str, k: int) -> Any:
        return self.block[self.sym["man_" + n] - self.b0 + k]

    def give(self, n: str, k: int, v: int) -> Any:
        self.block[self.sym["man_" + n] - self.b0 + k] = v

    def energy(self, m: int) -> Any:
        return self.of("energy_f", m) | self.of("energy_lo", m) << 8 | self.of("energy_hi", m) << 16

    def set_energy(self, m: int, e: int) -> Any:
        self.give("energy_f", m, e & 255)
        self.give("energy_lo", m, e >> 8 & 255)
        self.give("energy_hi", m, e >> 16)

    def spend(self, m: int, e: int) -> Any:
        if self.energy(m) < e:
            return False
        self.set_energy(m, self.energy(m) - e)
        return True

    def fit(self, m: int) -> Any:
        return self.of("in_play", m) and self.of("wounds", m) < 50

    def where(self, m: int) -> Any:
        return self.of("x", m), self.of("y", m)

    def enemies(self, m: int) -> Any:
        return range(10, 20) if m < 10 else range(10)

    def enemy_at(self, m: int, square: Any) -> Any:
        for e in self.enemies(m):
            if self.where(e) == square and self.fit(e):
                return e
        return None

    def leader(self, m: int) -> Any:
        side = range(10) if m < 10 else range(10, 20)
        return min(
            (x for x in side if self.fit(x)), key=lambda x: (self.of("rank", x), x), default=None
        )

    def die(self) -> Any:
        s = self.seed
        if s == 0:
            s = 0x6D2B79F5
        s ^= s << 8 & 0xFFFFFFFF
        s ^= s >> 9
        s ^= s << 23 & 0xFFFFFFFF
        self.seed = s
        return ((s >> 16) + s) & 255

    def word(self) -> Any:
        a = self.die()
        return a | self.die() << 8

    def below(self, n: int) -> Any:
        mask = (1 << (n - 1).bit_length()) - 1
        while True:
            d = self.die() & mask
            if d <= n - 1:
                return d

    def call(self, routine: str, **kw: Any) -> Any:
        c = self.game
        c.mem[self.b0 : self.b1] = bytes(self.block)
        return c.call(routine, **kw)

    def zp(self, n: str, size: int = 1) -> Any:
        a = self.sym[n]
        return int.from_bytes(bytes(self.game.mem[a : a + size]), "little")

    def happens(self, chance: int, die: int) -> Any:
        r = self.game.call(
            "chance_happens",
            zp_chance=list(chance.to_bytes(2, "little")),
            zp_die=list(die.to_bytes(2, "little")),
        )
        return bool(r.c)

    def cost(self, m: int, o: Any, vain: int = 0) -> Any:
        self.call("action_cost", X=m, zp_order=list(o), zp_arg0=vain)
        return self.zp("zp_time", 2), self.zp("zp_energy", 3)

    def turn_cost(self, m: int) -> Any:
        self.call("turn_cost", X=m, Y=0, A=self.value[m])
        return self.zp("zp_time", 2), self.zp("zp_energy", 3)

    def move_cost(self, m: int, d: int, mode: int, irregular: int) -> Any:
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

    def step(self, m: int, d: int) -> Any:
        key = "step", self.of("x", m), self.of("y", m), d
        if key not in self.cache:
            r = self.call("move_step", A=d, zp_from_x=self.of("x", m), zp_from_y=self.of("y", m))
            self.cache[key] = None if r.c else (self.zp("zp_to_x"), self.zp("zp_to_y"))
        return self.cache[key]

    def towards(self, a: Any, b: Any) -> Any:
        if a == b:
            return 0
        key = "d", b[0] - a[0], b[1] - a[1]
        if key not in self.cache:
            self.cache[key] = self.call(
                "turn_needed", zp_from_x=a[0], zp_from_y=a[1], zp_to_x=b[0], zp_to_y=b[1]
            ).a
        return self.cache[key]

    def ev(self, name: str, man: int, col: int = 0, row: int = 0) -> Any:
        self.events.append((self.now, E[name], man, col, row))
