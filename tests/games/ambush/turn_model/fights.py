"""Hand-to-hand combat and jumps (12.8)."""

from __future__ import annotations

from .names import AMBUSH, FIGHT, NEVER, NO_MAN, READY, TURN
from .shots import Shots


class Fights(Shots):
    def jump(self, m: int) -> None:
        if not self.strong(m):
            return
        here = self.where(m)
        around = (self.step(m, d) for d in range(8, 0, -1))
        for to in (here, *(square for square in around if square)):
            e = self.enemy_at(m, to)
            if e is not None:
                break
        else:
            return
        if m >= 10 and self.kind[e] == AMBUSH and self.strong(e) and self.dice.next() >= 128:
            return
        if to != here:
            self.enter(m, to)
        assert self.spend(m, self.cost_of[m])
        self.done(m)
        self.fight(m, e, 0)
        self.strike(m, 1)

    def fight(self, m: int, e: int, facing: int) -> None:
        self.face[m], self.foe[m] = facing, e
        self.lock(m)
        if self.foe[e] != NO_MAN:
            return
        self.foe[e], self.face[e] = m, self.of("facing", e)
        if self.kind[e] >= TURN:
            n = max(0, self.now - self.since[e]) + self.credit[e]
            self.give("spent_lo", e, n & 255)
            self.give("spent_hi", e, n >> 8)
        self.lock(e)

    def lock(self, m: int) -> None:
        self.give("facing", m, 9)
        self.ev("FACE", m, 9)
        self.changed[m] = 1
        self.kind[m], self.wake[m], self.motion[m], self.firing[m] = FIGHT, NEVER, 0, 0
        self.next_blow(m)

    def next_blow(self, m: int) -> None:
        self.call("order_time", X=m, zp_time=[0, 15 << self.of("sneaking", m)], zp_t6=0)
        t = self.now + self.zp("zp_time")
        self.blow[m] = t if t < 256 else NEVER

    def strike(self, m: int, jumps: int) -> None:
        e = self.foe[m]
        self.next_blow(m)
        if not self.spend(m, 20 * 256 << self.of("sneaking", m)):
            return
        self.call("fight_chance", X=m, Y=e, zp_arg0=jumps)
        chance = self.zp("zp_chance", 2)
        self.spend(e, 10 * 256 << self.of("sneaking", e))
        self.ev("FIGHT", m, *self.where(m))
        if self.happens(chance, self.dice.word()):
            self.add_hurt(e, "fight", m)

    def part(self, m: int) -> None:
        self.foe[m], self.blow[m], self.kind[m] = NO_MAN, NEVER, READY
        self.give("facing", m, self.face[m])
        self.ev("FACE", m, self.face[m])
        self.changed[m] = 1

    def strong(self, m: int) -> bool:
        """Has he the energy for the wait and a blow?"""
        return self.energy(m) >= self.cost_of[m] + 20 * 256 * (1 + self.of("sneaking", m))
