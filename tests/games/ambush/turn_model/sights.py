"""Who sees whom (10)."""

from __future__ import annotations

from typing import Any

from .lists import Lists


class Sights(Lists):
    def view(self, looker: int, t: int) -> Any:
        key = (
            "v",
            *(self.of(n, k) for k in (looker, t) for n in ("x", "y", "posture")),
            self.of("facing", looker),
        )
        if key not in self.cache:
            self.cache[key] = bool(self.call("sight_view", X=looker, Y=t).c)
        return self.cache[key]

    def spot(self, looker: int, t: int) -> Any:
        key = (
            "s",
            *(self.of(n, k) for k in (looker, t) for n in ("x", "y", "posture")),
            self.of("facing", looker),
            self.of("observation", looker),
            self.of("sneaking", t),
        )
        if key not in self.cache:
            r = self.call("sight_spot", X=looker, Y=t)
            self.cache[key] = bool(r.c), self.zp("zp_chance", 2)
        return self.cache[key]

    def terrain(self, a: Any, b: Any) -> Any:
        key = "t", a, b
        if key not in self.cache:
            r = self.call(
                "sight_terrain", zp_from_x=a[0], zp_from_y=a[1], zp_to_x=b[0], zp_to_y=b[1]
            )
            self.cache[key] = bool(r.c)
        return self.cache[key]

    def look_all(self) -> Any:
        for i in reversed(range(10)):
            for j in reversed(range(10, 20)):
                if self.of("in_play", i) and self.of("in_play", j):
                    self.both(i, j)

    def look_changed(self) -> Any:
        if not any(self.changed):
            return
        for i in reversed(range(10)):
            for j in reversed(range(10, 20)):
                if self.changed[i] or self.changed[j]:
                    self.both(i, j)
        self.changed = [0] * 20

    def both(self, i: int, j: int) -> Any:
        self.look(i, j)
        self.look(j, i)

    def look(self, looker: int, t: int) -> Any:
        sees = t % 10 in self.sees[looker]
        same = self.where(looker) == self.where(t)
        if not self.of("in_play", t) or not self.fit(looker):
            keep = False
        elif same:
            keep = True
        elif sees:
            keep = self.view(looker, t)
        else:
            c, chance = self.spot(looker, t)
            keep = c and self.happens(chance, self.word())
        if keep and not sees:
            self.spotted(looker, t)
        if sees and not keep:
            self.lost(looker, t)

    def seen(self, t: int) -> Any:
        return any(t % 10 in self.sees[e] for e in self.enemies(t))

    def bits(self, looker: int) -> Any:
        v = sum(1 << k for k in self.sees[looker])
        self.give("sees_lo", looker, v & 255)
        self.give("sees_hi", looker, v >> 8)

    def note(self, t: int, name: str) -> Any:
        x, y = self.where(t)
        self.put("known_x", t, x)
        self.put("known_y", t, y)
        self.ev(name, t, x, y)

    def spotted(self, looker: int, t: int) -> Any:
        new = not self.seen(t)
        self.sees[looker].add(t % 10)
        self.bits(looker)
        if new:
            self.note(t, "SEEN")

    def lost(self, looker: int, t: int) -> Any:
        self.sees[looker].discard(t % 10)
        self.bits(looker)
        if not self.seen(t):
            self.note(t, "LOST")
