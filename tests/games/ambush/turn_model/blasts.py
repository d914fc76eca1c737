"""Explosions, and the wounds of a point (12.6, 12.7, 12.10)."""

from __future__ import annotations

from .fights import Fights
from .names import NEVER, NO_MAN, NONE, P
from .state import Wound


class Blasts(Fights):
    def fuses(self) -> None:
        names = ["fuse_" + n for n in ("kind", "x", "y", "lo", "hi", "owner")]
        for k in reversed(range(self.byte("fuse_count"))):
            t = (self.byte("fuse_lo", k) | self.byte("fuse_hi", k) << 8) - 1
            self.put("fuse_lo", k, t & 255)
            self.put("fuse_hi", k, t >> 8)
            if t:
                continue
            kind, x, y, _, _, owner = (self.byte(n, k) for n in names)
            last = self.byte("fuse_count") - 1
            self.put("fuse_count", 0, last)
            for name in names:
                self.put(name, k, self.byte(name, last))
            self.explode(kind, x, y, owner)

    def explode(self, kind: int, x: int, y: int, owner: int) -> None:
        self.ev("PLASTIC" if kind == P else "BLAST", NO_MAN, x, y)
        if kind == P:
            n = self.byte("blast_count")
            if n < 8:
                self.put("blast_x", n, x)
                self.put("blast_y", n, y)
                self.put("blast_count", 0, n + 1)
            self.call("village_blast", zp_to_x=x, zp_to_y=y)
            self.forget()
        for m in reversed(range(20)):
            if self.of("in_play", m) and self.of("wounds", m) < 99:
                r = self.call("blast_chance", X=m, A=kind, zp_from_x=x, zp_from_y=y).a
                chance = self.zp("zp_chance", 2)
                if r == 2:
                    self.add_hurt(m, "killed", owner)
                elif r == 1 and self.happens(chance, self.dice.word()):
                    self.add_hurt(m, "shot", owner)
            if kind == P:
                self.changed[m] = 1
        if kind != P:
            return

        def near(a: int, b: int) -> bool:
            return abs(a - x) <= 1 and abs(b - y) <= 1

        for k in reversed(range(self.byte("ground_count"))):
            if near(self.byte("ground_x", k), self.byte("ground_y", k)):
                last = self.byte("ground_count") - 1
                self.put("ground_count", 0, last)
                for name in ("ground_x", "ground_y", "ground_kind"):
                    self.put(name, k, self.byte(name, last))
        for m in range(20):
            if self.of("in_play", m) and near(*self.where(m)):
                for k in range(11):
                    self.block[self.slot(m, k)] = 0

    def hurt(self, m: int, how: Wound, by: int) -> None:
        before = self.of("wounds", m)
        if before >= 99:
            return
        lay = self.of("posture", m)
        if how == "killed":
            w = 99
        else:
            w = min(99, before + 1 + (99 * self.dice.word() >> 16))
        self.give("wounds", m, w)
        if w > 10:
            self.give("posture", m, 1)
            self.clear(m)
            if self.foe[m] == NO_MAN:
                self.kind[m], self.firing[m], self.motion[m], self.wake[m] = NONE, 0, 0, NEVER
            if not lay:
                self.ev("FALL", m)
                self.changed[m] = 1
        if by < 20 and (by < 10) != (m < 10):
            self.give("hits", by, min(255, self.of("hits", by) + 1))
            if before < 50 <= w:
                self.give("downed", by, self.of("downed", by) + 1)
        self.ev("HIT", m, w)
        if w >= 50 and (before < 50 or w >= 99):
            self.ev("DEAD" if w >= 99 else "SHOCK", m)
            self.changed[m] = 1
            if self.foe[m] != NO_MAN:
                self.part(m)
                self.kind[m] = NONE
            for x in reversed(range(20)):
                if self.foe[x] == m:
                    others = [y for y in reversed(range(20)) if self.foe[y] == x]
                    if others:
                        self.foe[x] = others[0]
                    else:
                        self.part(x)
        if how == "fight" or self.dice.next() < 128:
            self.ev("SCREAM", m)
