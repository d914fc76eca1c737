"""Orders that begin, or are passed over (5)."""

from __future__ import annotations

from .moves import Moves
from .names import (
    AMBUSH,
    AREA,
    DROP,
    EF,
    EP,
    EXPERT,
    FA,
    FAR,
    FS,
    GET,
    HH,
    HJ,
    IN_HAND,
    LIMIT,
    LOAD,
    MI,
    MR,
    NEVER,
    NO_HAND,
    NOBODY,
    NONE,
    NOT_HIS,
    ORDER,
    PREP,
    READY,
    SB,
    SE,
    SEARCH,
    SHOT,
    SO,
    TURN,
    UNSEEN,
    WA,
    B,
    F,
    K,
    P,
    R,
)
from .state import Begun, Order, Step


class Begins(Moves):
    def begin_all(self) -> None:
        for m in reversed(range(20)):
            if self.kind[m] == READY:
                self.begin(m)

    def begin(self, m: int) -> None:
        while True:
            self.kind[m] = NONE
            self.firing[m] = self.motion[m] = 0
            self.wake[m] = NEVER
            if not self.fit(m):
                self.clear(m)
                return
            if not self.of("order_count", m):
                return
            if self.energy(m) < 256:
                self.clear(m)
                return
            o = self.first(m)
            r = self.try_order(m, o)
            if r == "fight":
                return
            if isinstance(r, int):
                if o[0] <= MI:
                    args = o[1] << 4 | o[2], o[3]
                else:
                    args = o[1], o[2]
                self.events.append((self.now, 32 + 16 * r + o[0], m, *args))
                self.done(m)
                self.give("spent_lo", m, 0)
                self.give("spent_hi", m, 0)
                continue
            if r == "weak" or self.energy(m) < r[2]:
                self.kind[m] = NONE
                self.firing[m] = self.motion[m] = 0
                self.clear(m)
                return
            self.kind[m], time, self.cost_of[m] = r
            self.since[m] = self.now
            spent = self.pair("spent_lo", "spent_hi", m)
            self.credit[m] = spent
            t = self.now + max(1, time - spent)
            self.give("spent_lo", m, 0)
            self.give("spent_hi", m, 0)
            self.wake[m] = t if t < 255 else NEVER
            return

    def try_order(self, m: int, o: Order) -> Begun:
        k = o[0]
        if k in (MR, MI):
            return self.try_move(m, o)

        def plain() -> Step:
            return (ORDER, *self.cost(m, o))

        def search() -> Step:
            return (SEARCH, *self.cost(m, o, 1))

        if k == SB:
            return SO if self.of("sneaking", m) else plain()
        if k == SE:
            return plain() if self.of("sneaking", m) else SO
        if k == WA:
            return plain()
        if k == PREP:
            if o[1] == B:
                has = self.find(m, B)
                if has is not None:
                    if self.block[self.slot(m, has)] >= 128:
                        return SO
                elif self.find(m, K) is None:
                    return NOT_HIS
                return NOT_HIS if self.find(m, R) is None else plain()
            if self.find(m, o[1]) is None:
                return NOT_HIS
            return SO if self.hand(m) & 15 == o[1] else plain()
        if k == LOAD:
            s = self.to_load(m, o[1])
            if s is None:
                return NOT_HIS
            return search() if self.block[self.slot(m, s)] & 64 else plain()
        if k == GET:
            if not self.can_take(m, o[1]):
                return LIMIT
            return plain() if self.lies(m, o[1]) else search()
        if k == DROP:
            s = self.find(m, o[1])
            if s is None:
                return NOT_HIS
            return IN_HAND if o[1] == F and self.block[self.slot(m, s)] >= 128 else plain()
        if k == FS:
            gun, why = self.gun(m)
            if gun is None:
                return why
            t = self.of("target", m)
            if t >= 20:
                foe = self.enemy_at(m, (o[1], o[2]))
                if foe is None:
                    return NOBODY
                t = foe
                self.give("target", m, t)
            if not self.fit(t):
                return NOBODY
            if not self.terrain(self.where(m), self.where(t)):
                return UNSEEN
            d = self.towards(self.where(m), self.where(t))
            if d and d != self.of("facing", m):
                self.value[m] = d
                return (TURN, *self.turn_cost(m))
            self.firing[m] = 1
            return (SHOT, *self.cost(m, o))
        if k == FA:
            gun, why = self.gun(m)
            if gun is None:
                return why
            self.firing[m] = 1
            self.ready[m] = max(self.ready[m], self.now + 1)
            return (AREA, *self.cost(m, o))
        if k == HH:
            e = self.enemy_at(m, self.where(m))
            if e is None:
                return NOBODY
            if self.energy(m) < 20 * 256 * (1 + self.of("sneaking", m)):
                return "weak"
            self.done(m)
            self.fight(m, e, self.of("facing", m))
            return "fight"
        if k == HJ:
            return (AMBUSH, *self.cost(m, o))
        if k == EP:
            if self.hand(m) & 15 != P:
                return NO_HAND
            if not self.of("expert", m):
                side = range(10) if m < 10 else range(10, 20)
                if any(self.of("expert", x) and self.fit(x) for x in side):
                    return EXPERT
                if self.leader(m) != m:
                    return EXPERT
            return plain()
        if k == EF:
            if self.hand(m) & 15 != F:
                return NO_HAND
            if not self.terrain(self.where(m), (o[1], o[2])):
                return UNSEEN
            c = self.cost(m, o)
            if self.energy(m) < c[1]:
                return FAR
            d = self.towards(self.where(m), (o[1], o[2]))
            if d and d != self.of("facing", m):
                self.value[m] = d
                return (TURN, *self.turn_cost(m))
            return plain()
        return SO
