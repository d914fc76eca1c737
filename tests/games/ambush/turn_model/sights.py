"""Who sees whom (10)."""

from __future__ import annotations

from .lists import Lists
from .state import Square, each


class Sights(Lists):
    def view(self, looker: int, t: int) -> bool:
        key = (
            *(self.of(n, k) for k in (looker, t) for n in ("x", "y", "posture")),
            self.of("facing", looker),
        )
        if key not in self.views_known:
            self.views_known[key] = bool(self.call("sight_view", X=looker, Y=t).c)
        return self.views_known[key]

    def spot(self, looker: int, t: int) -> tuple[bool, int]:
        key = (
            *(self.of(n, k) for k in (looker, t) for n in ("x", "y", "posture")),
            self.of("facing", looker),
            self.of("observation", looker),
            self.of("sneaking", t),
        )
        if key not in self.spots_known:
            r = self.call("sight_spot", X=looker, Y=t)
            self.spots_known[key] = bool(r.c), self.zp("zp_chance", 2)
        return self.spots_known[key]

    def terrain(self, a: Square, b: Square) -> bool:
        key = a, b
        if key not in self.lines_known:
            r = self.call(
                "sight_terrain", zp_from_x=a[0], zp_from_y=a[1], zp_to_x=b[0], zp_to_y=b[1]
            )
            self.lines_known[key] = bool(r.c)
        return self.lines_known[key]

    def look_all(self) -> None:
        for i in reversed(range(10)):
            for j in reversed(range(10, 20)):
                if self.of("in_play", i) and self.of("in_play", j):
                    self.both(i, j)

    def look_changed(self) -> None:
        if not any(self.changed):
            return
        for i in reversed(range(10)):
            for j in reversed(range(10, 20)):
                if self.changed[i] or self.changed[j]:
                    self.both(i, j)
        self.changed = each()

    def both(self, i: int, j: int) -> None:
        self.look(i, j)
        self.look(j, i)

    def look(self, looker: int, t: int) -> None:
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
            keep = c and self.happens(chance, self.dice.word())
        if keep and not sees:
            self.spotted(looker, t)
        if sees and not keep:
            self.lost(looker, t)

    def seen(self, t: int) -> bool:
        return any(t % 10 in self.sees[e] for e in self.enemies(t))

    def bits(self, looker: int) -> None:
        v = sum(1 << k for k in self.sees[looker])
        self.give("sees_lo", looker, v & 255)
        self.give("sees_hi", looker, v >> 8)

    def note(self, t: int, name: str) -> None:
        x, y = self.where(t)
        self.put("known_x", t, x)
        self.put("known_y", t, y)
        self.ev(name, t, x, y)

    def spotted(self, looker: int, t: int) -> None:
        new = not self.seen(t)
        self.sees[looker].add(t % 10)
        self.bits(looker)
        if new:
            self.note(t, "SEEN")

    def lost(self, looker: int, t: int) -> None:
        self.sees[looker].discard(t % 10)
        self.bits(looker)
        if not self.seen(t):
            self.note(t, "LOST")
