"""Steps that end, and what orders do."""

from __future__ import annotations

from .blasts import Blasts
from .names import (
    DROP,
    EF,
    EP,
    GET,
    LOAD,
    MI,
    NEVER,
    ORDER,
    POSTURE,
    PREP,
    READY,
    SB,
    SE,
    SEARCH,
    SHOT,
    SQUARE,
    TURN,
    F,
    P,
)
from .state import Order, Square


class Ends(Blasts):
    def steps(self) -> None:
        if self.now not in self.wake:
            return
        d = self.dice.below(40)
        order = (
            [(d // 2 + k) % 20 for k in range(20)]
            if not d & 1
            else [(d // 2 - k) % 20 for k in range(20)]
        )
        for m in order:
            if self.wake[m] == self.now and self.kind[m] != SHOT:
                self.finish(m)

    def finish(self, m: int) -> None:
        if not self.spend(m, self.cost_of[m]):
            self.clear(m)
        elif self.of("order_count", m):
            self.effect(m)
        self.kind[m] = READY
        self.wake[m] = NEVER

    def effect(self, m: int) -> None:
        o, k = self.first(m), self.kind[m]
        if k == TURN:
            self.give("facing", m, self.value[m])
            self.ev("FACE", m, self.value[m])
            self.changed[m] = 1
            if o[0] <= MI and o[2] == 0 and (o[1] == 0 or o[3] not in b"FS"):
                self.done(m)
                if o[3] == ord("L"):
                    self.look_for(m, o)
        elif k == SQUARE:
            to = self.step(m, self.value[m])
            if to is None:
                self.done(m)
                return
            self.enter(m, to)
            o[2] -= 1
            if o[2]:
                self.store(m, o)
            else:
                self.done(m)
            if o[3] == ord("L"):
                self.look_for(m, o)
        elif k == POSTURE:
            self.give("posture", m, self.value[m])
            self.ev("FALL" if self.value[m] else "STAND", m)
            self.changed[m] = 1
            self.done(m)
        elif k == SEARCH:
            self.done(m)
            if o[0] == GET and o[2]:
                self.look_for(m, o)
        elif k == ORDER:
            self.act(m, o)
        else:
            self.done(m)

    def enter(self, m: int, to: Square) -> None:
        self.give("x", m, to[0])
        self.give("y", m, to[1])
        self.ev("MOVE", m, *to)
        self.changed[m] = 1
        if self.byte("st_scenario") == 10 and 11 <= to[0] <= 24 and 27 <= to[1] <= 55:
            k = (to[1] - 27) * 14 + to[0] - 11
            v = self.byte("alley_held", k // 8)
            self.put("alley_held", k // 8, v | 1 << k % 8 if m < 10 else v & ~(1 << k % 8))

    def act(self, m: int, o: Order) -> None:
        k = o[0]
        if k in (EP, EF) and self.byte("fuse_count") >= 24:
            return
        self.done(m)
        if k in (SB, SE):
            self.give("sneaking", m, int(k == SB))
            self.ev("SNEAK", m, int(k == SB))
        elif k == PREP:
            self.prepare(m, o[1])
        elif k == LOAD:
            self.load(m, o[1])
        elif k == DROP:
            self.drop(m, o[1])
        elif k == GET:
            if self.get(m, o[1]):
                self.ev("GET", m, *self.where(m))
            if o[2]:
                self.look_for(m, o)
        elif k == EF:
            die = self.dice.word()
            r = self.call(
                "throw_lands",
                X=m,
                zp_from_x=self.of("x", m),
                zp_from_y=self.of("y", m),
                zp_to_x=o[1],
                zp_to_y=o[2],
                zp_die=list(die.to_bytes(2, "little")),
            )
            to = self.zp("zp_to_x"), self.zp("zp_to_y")
            self.ev("THROW", m, *to)
            self.fuse(F, r.a + 4, to, m)
            self.use(m, F)
        elif k == EP:
            time = o[1] | o[2] << 8
            if not self.of("expert", m):
                die = self.dice.word()
                other = self.dice.next()
                if die < 26214:
                    pass
                elif die < 36045:
                    self.use(m, P)
                    return
                elif die < 45875:
                    time = max(1, time // 2 + (time * other >> 8))
                else:
                    time = 1
            self.fuse(P, time, self.where(m), m)
            self.use(m, P)

    def fuse(self, kind: int, time: int, to: Square, m: int) -> None:
        n = self.byte("fuse_count")
        time = max(1, time)
        for name, v in (
            ("kind", kind),
            ("x", to[0]),
            ("y", to[1]),
            ("lo", time & 255),
            ("hi", time >> 8),
            ("owner", m),
        ):
            self.put("fuse_" + name, n, v)
        self.put("fuse_count", 0, n + 1)
