"""A whole turn, point by point (3.3)."""

from __future__ import annotations

from .begins import Begins
from .names import AMBUSH, AREA, NO_MAN, NONE, READY, SHOT, TURN
from .state import each


class Turn(Begins):
    def run(self) -> None:
        for x in range(10):
            n, k = self.of("order_count", x), self.of("order_count", x + 10)
            n, k = (v if v <= 7 else 0 for v in (n, k))
            self.put("orders_again", x, n | k << 4)
        for m in range(20):
            n = self.of("order_count", m)
            a = self.at(m)
            for k in range(n if n <= 7 else 0):
                self.block[a + 60 - 4 * k : a + 64 - 4 * k] = self.block[a + 4 * k : a + 4 * k + 4]
            t = self.of("target", m)
            if t < 128:
                if not self.pair("spent_lo", "spent_hi", m):
                    self.give("target", m, NO_MAN)
            else:
                self.give("target", m, NO_MAN)
                self.wait(m, 0, 255 - t)
            self.kind[m] = READY if self.fit(m) else NONE
        clock = self.byte("st_clock") | self.byte("st_clock", 1) << 8
        look = 25 - clock % 25
        if clock == 0:
            self.look_all()
        self.begin_all()
        length = self.length
        for self.now in range(1, length + 1):
            self.fuses()
            self.steps()
            look -= 1
            if look == 0:
                look = 25
                self.look_all()
                self.changed = each()
            self.look_changed()
            for m in reversed(range(20)):
                if self.kind[m] == SHOT and self.wake[m] == self.now:
                    self.aimed(m)
            for m in reversed(range(20)):
                if self.kind[m] == AREA and self.now >= self.ready[m]:
                    self.area(m)
            for m in reversed(range(20)):
                if self.kind[m] == AMBUSH:
                    self.jump(m)
            self.shots_over()
            due = [m for m in range(20) if self.blow[m] == self.now]
            if due:
                d = self.dice.below(40) if len(due) > 1 else 0
                for k in range(20):
                    m = (d // 2 + (-k if d & 1 else k)) % 20
                    if self.blow[m] == self.now and self.fit(m):
                        self.strike(m, 0)
            hurts, self.hurts = self.hurts, []
            for h in hurts:
                self.hurt(*h)
            self.begin_all()
            if self.now % 10 == 0:
                self.command()
        self.stop(clock)
        a = self.sym["rng_seed"] - self.b0
        self.block[a : a + 4] = self.dice.seed

    def command(self) -> None:
        for side in (range(10), range(10, 20)):
            lead = self.leader(side[0])
            if lead is None:
                continue
            for m in [lead] + [x for x in side if x != lead and self.fit(x)]:
                self.call("command_control", X=m)
                self.give("command", m, self.game.mem[self.sym["man_command"] + m])

    def stop(self, clock: int) -> None:
        clock += self.length
        if clock > 65535:
            clock -= 275
        self.put("st_clock", 0, clock & 255)
        self.put("st_clock", 1, clock >> 8)
        fought = [m for m in reversed(range(20)) if self.foe[m] != NO_MAN]
        for m in fought:
            self.part(m)
        self.look_changed()
        for m in reversed(range(20)):
            if m not in fought:
                n = max(0, self.now - self.since[m]) + self.credit[m] if self.kind[m] >= TURN else 0
                self.give("spent_lo", m, n & 255)
                self.give("spent_hi", m, n >> 8)
            if self.of("in_play", m):
                e0 = self.pair("start_energy_lo", "start_energy_hi", m)
                if e0:
                    used = e0 * 256 - self.energy(m)
                    end0 = self.of("start_endurance", m)
                    lost = (end0 * used * 2 + e0 * 256) // (2 * e0 * 256)
                    self.give("endurance", m, max(0, end0 - lost))
