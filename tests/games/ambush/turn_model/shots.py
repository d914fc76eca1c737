"""Single bursts, fire on an area, ducking (12.2 to 12.5)."""

from __future__ import annotations

from .names import AREA, FS, NEVER, NO_MAN, SHOT, M
from .sights import Sights
from .state import Order


class Shots(Sights):
    def odds(self, m: int, t: int, kind: int, area: int) -> tuple[bool, int]:
        was = self.of("sneaking", t)
        self.give("sneaking", t, was | self.bared[t])
        key = (
            *(self.of(n, k) for k in (m, t) for n in ("x", "y", "posture")),
            self.of("facing", m),
            self.of("observation", m),
            self.of("firing", m),
            self.of("sneaking", t),
            kind,
            self.motion[t],
            area,
        )
        if key not in self.odds_known:
            r = self.call(
                "fire_chance", X=m, Y=t, zp_arg0=kind, zp_arg1=self.motion[t], zp_arg2=area
            )
            self.odds_known[key] = bool(r.c), self.zp("zp_chance", 2)
        self.give("sneaking", t, was)
        return self.odds_known[key]

    def percent(self, chance: int) -> int:
        if chance not in self.percents_known:
            self.percents_known[chance] = self.game.call(
                "chance_percent", zp_chance=list(chance.to_bytes(2, "little"))
            ).a
        return self.percents_known[chance]

    def aimed(self, m: int) -> None:
        t = self.of("target", m)
        if self.fit(t):
            d = self.towards(self.where(m), self.where(t))
            if d and d != self.of("facing", m):
                self.give("facing", m, d)
                self.ev("FACE", m, d)
                self.changed[m] = 1
            self.fire(m, t, 0)
        self.finish(m)

    def fire(self, m: int, t: int, area: int) -> bool:
        kind, _ = self.gun(m)
        if kind is None:
            return False
        ok, chance = self.odds(m, t, kind, area)
        if not ok:
            return False
        self.give("fired", m, min(255, self.of("fired", m) + 1))
        self.ev("FIRE", m, *self.where(t))
        if self.happens(chance, self.dice.word()):
            self.add_hurt(t, "shot", m)
        self.heard[m] = 1
        if self.of("sneaking", m):
            self.bared[m] = 1
            self.give("sneaking", m, 0)
            self.ev("SNEAK", m, 0)
        if (
            self.firing[t]
            and (self.kind[t] == AREA or self.kind[t] == SHOT and self.wake[t] != self.now)
            and self.behind(t)
        ):
            die = self.dice.word()
            if (die & 255) * 10 >> 8 >= self.of("command", t):
                n = 4 + ((die >> 8) * 27 >> 8)
                self.ducked[t] = min(90, self.ducked[t] + n)
                self.ev("DUCK", t, n)
        die = self.dice.word()
        if die < (1966 if kind == M else 6554):
            for k in range(11):
                b = self.block[self.slot(m, k)]
                if b >= 128 and b & 15 == kind:
                    self.block[self.slot(m, k)] = b & ~64
                    break
        return True

    def behind(self, m: int) -> bool:
        return bool(self.call("looks_through", X=m).c)

    def area(self, m: int) -> None:
        o = self.first(m)
        kind, _ = self.gun(m)
        if kind is None:
            self.area_over(m, o)
            return
        best, chosen = 0xFFFF, NO_MAN
        for e in self.enemies(m):
            if e % 10 in self.sees[m] and self.fit(e):
                ok, chance = self.odds(m, e, kind, 1)
                if ok and chance < best and self.percent(chance) >= o[1]:
                    best, chosen = chance, e
        if chosen == NO_MAN or not self.fire(m, chosen, 1):
            return
        self.wait(m, self.now, self.cost(m, Order([FS, *o[1:]]))[0] & 255)
        if self.gun(m)[0] is None:
            self.area_over(m, o)

    def area_over(self, m: int, o: Order) -> None:
        lasted = self.now - self.since[m] + self.credit[m]
        if lasted < o[2]:
            o[2] = lasted
        self.cost_of[m] = self.cost(m, o)[1]
        self.finish(m)

    def wait(self, m: int, since: int, points: int) -> None:
        t = since + points
        if t <= self.length:
            self.ready[m] = t
        else:
            self.ready[m] = NEVER
            self.give("target", m, 255 - (t - self.length))

    def shots_over(self) -> None:
        for m in reversed(range(20)):
            self.bared[m] = 0
            n, self.ducked[m] = self.ducked[m], 0
            if n:
                if self.kind[m] == SHOT:
                    self.since[m] = min(NEVER, self.since[m] + n)
                    self.wake[m] = min(NEVER, self.wake[m] + n)
                elif self.kind[m] == AREA:
                    t = self.of("target", m)
                    if t == NO_MAN:
                        self.wait(m, max(self.now, self.ready[m]), n)
                    else:
                        self.give("target", m, max(128, t - n))
            if self.heard[m]:
                self.heard[m] = 0
                for e in self.enemies(m):
                    if self.fit(e) and m % 10 not in self.sees[e] and self.spot(e, m)[0]:
                        self.spotted(e, m)
