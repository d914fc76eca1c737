"""Moves that begin, or are passed over (8)."""

from __future__ import annotations

from .ends import Ends
from .names import BARRED, MI, MR, POSTURE, PRONE, SO, SQUARE, TURN, UPRIGHT
from .state import Order, Step


class Moves(Ends):
    def try_move(self, m: int, o: Order) -> Step | int:
        k, d, n, mode = o
        facing, posture = self.of("facing", m), self.of("posture", m)
        turn = k == MR and d != facing
        if n:
            if d == 0:
                return SO
            if mode == ord("C"):
                if not posture:
                    return UPRIGHT
            elif posture:
                return PRONE
            c = self.move_cost(m, d, mode, int(k == MI))
            if c is None:
                return BARRED
            self.value[m] = d
            if turn:
                return (TURN, *self.turn_cost(m))
            self.motion[m] = 2 if mode == ord("D") else 1
            return (SQUARE, *c)
        if d and mode in b"FS":
            want = int(mode == ord("F"))
            if posture == want:
                return SO
            if turn:
                self.value[m] = d
                return (TURN, *self.turn_cost(m))
            self.value[m] = want
            return (POSTURE, *self.cost(m, o))
        if d and k == MI:
            d = facing
        if d == facing and mode != ord("L"):
            return SO
        self.value[m] = d
        return (TURN, *self.cost(m, o))
