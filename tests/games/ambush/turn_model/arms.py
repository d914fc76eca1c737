"""What a soldier carries (7, 8.7, 12.1)."""

from __future__ import annotations

from .names import NO_HAND, NO_MAN, UNLOADED, A, B, F, G, K, M, P, R
from .state import State


class Arms(State):
    def slot(self, m: int, k: int) -> int:
        return self.sym["man_explosives"] - self.b0 + 20 * k + m

    def slots(self, m: int) -> list[int]:
        return [self.block[self.slot(m, k)] for k in range(11)]

    def find(self, m: int, kind: int) -> int | None:
        s = self.slots(m)
        for want in (kind, B) if kind == K else (kind,):
            free = [k for k in range(11) if s[k] & 15 == want and s[k] < 128]
            held = [k for k in range(11) if s[k] & 15 == want and s[k] >= 128]
            if free:
                return free[0]
            if held:
                return held[-1]
        return None

    def hand(self, m: int) -> int:
        """What he has in hand (a rifle before its bayonet) and its slot byte."""
        held = [b for b in self.slots(m) if b >= 128]
        guns = [b for b in held if b & 15 != B]
        return (guns or held or [0])[0]

    def gun(self, m: int) -> tuple[int | None, int]:
        """The kind of his loaded gun, or why he has none."""
        b = self.hand(m)
        if not M <= b & 15 <= R:
            return None, NO_HAND
        if not b & 64:
            return None, UNLOADED
        return b & 15, 0

    def can_take(self, m: int, kind: int) -> bool:
        kinds = [b & 15 for b in self.slots(m) if b]

        def n(*wanted: int) -> int:
            return sum(k in wanted for k in kinds)

        limit = {P: 2, F: 6, M: 2, A: 3, R: 3, G: 2, K: 3}[kind]
        if n(*((K, B) if kind == K else (kind,))) >= limit:
            return False
        if kind in (P, F):
            return n(P, F) < 6
        if n(M, A, R, G, K, B) >= 5:
            return False
        return kind > R or n(M, A, R) < 3

    def lies(self, m: int, kind: int) -> tuple[int, int] | None:
        """With which dead man (NO_MAN: on the ground), and in which place there."""
        here = self.of("x", m), self.of("y", m)
        for k in reversed(range(self.byte("ground_count"))):
            if (
                self.byte("ground_kind", k),
                self.byte("ground_x", k),
                self.byte("ground_y", k),
            ) == (kind, *here):
                return NO_MAN, k
        for o in reversed(range(20)):
            if (
                o != m
                and self.of("in_play", o)
                and self.of("wounds", o) >= 50
                and (self.of("x", o), self.of("y", o)) == here
            ):
                carried = self.find(o, kind)
                if carried is not None:
                    return o, carried
        return None

    def take(self, m: int, kind: int) -> None:
        for k in range(6) if kind in (P, F) else range(6, 11):
            if not self.block[self.slot(m, k)]:
                self.block[self.slot(m, k)] = kind
                return
        raise AssertionError

    def get(self, m: int, kind: int) -> bool:
        if not self.can_take(m, kind):
            return False
        where = self.lies(m, kind)
        if not where:
            return False
        owner, place = where
        if owner == NO_MAN:
            last = self.byte("ground_count") - 1
            self.put("ground_count", 0, last)
            for n in ("ground_x", "ground_y", "ground_kind"):
                self.put(n, place, self.byte(n, last))
        else:
            self.block[self.slot(owner, place)] = 0
        self.take(m, kind)
        return True

    def prepare(self, m: int, kind: int) -> None:
        s = self.slots(m)
        held = [k for k in range(11) if s[k] >= 128 and s[k] & 15 == kind]
        k = held[0] if held else self.find(m, kind)
        if k is None and kind == B:
            if self.find(m, R) is None:
                return
            k = self.find(m, K)
        if k is None:
            return
        if s[k] & 15 == B and kind != B:
            s[k] = kind
        if s[k] & 15 == K and kind == B:
            s[k] = kind
        for j in range(11):
            if (
                s[j] >= 128
                and not (s[j] & 15 == R and kind == B)
                and not (s[j] & 15 == B and kind == R)
            ):
                s[j] &= 127
        s[k] |= 128
        for j in range(11):
            self.block[self.slot(m, j)] = s[j]

    def to_load(self, m: int, kind: int) -> int | None:
        slots = self.slots(m)
        mine = [k for k in range(6, 11) if slots[k] & 15 == kind]
        held = [k for k in mine if slots[k] >= 128]
        empty = [k for k in mine if not slots[k] & 64]
        return next(iter(held or empty[-1:] or mine), None)

    def load(self, m: int, kind: int) -> None:
        k = self.to_load(m, kind)
        if k is not None:
            self.block[self.slot(m, k)] |= 64

    def drop(self, m: int, kind: int) -> None:
        k = self.find(m, kind)
        if k is None:
            return
        if kind == F and self.block[self.slot(m, k)] >= 128:
            return
        n = self.byte("ground_count")
        if n >= 96:
            return
        self.block[self.slot(m, k)] = 0
        for name, v in (
            ("ground_x", self.of("x", m)),
            ("ground_y", self.of("y", m)),
            ("ground_kind", kind),
        ):
            self.put(name, n, v)
        self.put("ground_count", 0, n + 1)
        if kind == R and self.find(m, R) is None:
            k = self.find(m, B)
            if k is not None:
                self.block[self.slot(m, k)] = K

    def use(self, m: int, kind: int) -> None:
        for k in range(6):
            if self.block[self.slot(m, k)] == kind | 128:
                self.block[self.slot(m, k)] = 0
                return
