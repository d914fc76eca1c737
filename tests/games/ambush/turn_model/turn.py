"""A whole turn, point by point (3.3)."""

from __future__ import annotations

from typing import Any

from .begins import Begins
from .names import AMBUSH, AREA, NEVER, NO_MAN, NONE, READY, SHOT, TURN


class Turn(Begins):
    def run(self) -> Any:
        self.now = 0
        L = self.length = self.byte("st_turn_length")

        def z(value: int = 0) -> Any:
            return [value] * 20

        self.kind, self.wake, self.since, self.credit, self.cost_of = z(), z(NEVER), z(), z(), z()
        self.value, self.ready, self.motion, self.firing, self.bared = z(), z(), z(), z(), z()
        self.ducked, self.heard, self.foe, self.blow, self.face = z(), z(), z(NO_MAN), z(NEVER), z()
        self.changed, self.hurts = z(), []
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
                if not self.of("spent_lo", m) | self.of("spent_hi", m):
                    self.give("target", m, NO_MAN)
            else:
                self.give("target", m, NO_MAN)
                self.wait(m, 0, 255 - t)
            self.kind[m] = READY if self.fit(m) else NONE
        self.sees = [
            {j for j in range(10) if (self.of("sees_lo", m) | self.of("sees_hi", m) << 8) >> j & 1}
            for m in range(20)
        ]
        clock = self.byte("st_clock") | self.byte("st_clock", 1) << 8
        look = 25 - clock % 25
        if clock == 0:
            self.look_all()
        self.begin_all()
        for self.now in range(1, L + 1):
            self.fuses()
            self.steps()
            look -= 1
            if look == 0:
                look = 25
                self.look_all()
                self.changed = [0] * 20
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
                d = self.below(40) if len(due) > 1 else 0
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
        self.put("rng_seed", 0, 0)
        a = self.sym["rng_seed"] - self.b0
        self.block[a : a + 4] = self.seed.to_bytes(4, "little")

    def command(self) -> Any:
        for side in (range(10), range(10, 20)):
            lead = self.leader(side[0])
            if lead is None:
                continue
            for m in [lead] + [x for x in side if x != lead and self.fit(x)]:
                self.call("command_control", X=m)
                self.give("command", m, self.game.mem[self.sym["man_command"] + m])

    def stop(self, clock: int) -> Any:
        clock += self.length
        if clock > 65535:
            clock -= 275
        self.put("st_clock", 0, clock & 255)
        self.put("st_clock", 1, clock >> 8)
        for m in reversed(range(20)):
            if self.foe[m] != NO_MAN:
                self.part(m)
            else:
                n = max(0, self.now - self.since[m]) + self.credit[m] if self.kind[m] >= TURN else 0
                self.give("spent_lo", m, n & 255)
                self.give("spent_hi", m, n >> 8)
            if self.of("in_play", m):
                e0 = self.of("start_energy_lo", m) | self.of("start_energy_hi", m) << 8
                if e0:
                    used = e0 * 256 - self.energy(m)
                    end0 = self.of("start_endurance", m)
                    lost = (end0 * used * 2 + e0 * 256) // (2 * e0 * 256)
                    self.give("endurance", m, max(0, end0 - lost))
