"""A soldier's list of orders."""

from __future__ import annotations

from .arms import Arms
from .names import GET, NO_MAN, K, P
from .state import Order


class Lists(Arms):
    def at(self, m: int) -> int:
        return self.sym["man_orders"] - self.b0 + 64 * m

    def first(self, m: int) -> Order:
        a = self.at(m)
        return self.block[a : a + 4]

    def store(self, m: int, o: Order) -> None:
        a = self.at(m)
        self.block[a : a + 4] = o

    def done(self, m: int) -> None:
        if self.of("target", m) < 128:
            self.give("target", m, NO_MAN)
        left = self.of("order_count", m) - 1
        a = self.at(m)
        for k in range(min(left, 14) + 1):
            self.block[a + 4 * k : a + 4 * k + 4] = self.block[a + 4 * k + 4 : a + 4 * k + 8]
        self.give("order_count", m, left)

    def push(self, m: int, o: Order) -> None:
        n = self.of("order_count", m)
        if n >= 16:
            return
        a = self.at(m)
        self.block[a + 4 : a + 4 + 4 * n] = self.block[a : a + 4 * n]
        self.block[a : a + 4] = o
        self.give("order_count", m, n + 1)

    def clear(self, m: int) -> None:
        for n in ("order_count", "spent_lo", "spent_hi"):
            self.give(n, m, 0)

    def look_for(self, m: int, o: Order) -> None:
        for kind in range(P, K + 1):
            if self.can_take(m, kind) and self.lies(m, kind):
                self.push(m, Order([GET, kind, 1, o[3]]))
                return
