"""A whole execution on the ground by the book: who digs in, who is first, moves and attacks."""

from __future__ import annotations

from .fight_model import SECOND
from .front import ATTACKS, MOVED, RAILED, SUPPLIED, rows
from .week_models import BOMBARD, Segment

DIG = 80, 65, 50, 50
"""Of a hundred, by level (D27); the Axis digs as at level 3."""
FIRST = {
    int(row["year"]): [int(row[sky]) for sky in ("CLEAR", "COLD", "VERY COLD", "RAIN")]
    for row in rows("first_player.csv")
}


class Execution(Segment):
    """Rule 7.0.1, steps 2 to 10, without a stop."""

    def execution(self) -> None:
        self.begins()
        for step in range(8):
            segment, turn = step // 4, step // 2 % 2
            side = self.get("st_first") ^ turn
            if step % 2:
                self.attacks(side, segment)
            else:
                self.moves(side, segment)

    def begins(self) -> None:
        """6.8 for everybody, and 7.2."""
        for group in range(1, 128):
            if self.at(group):
                self.digs(group, self.dice.below(100))
            self.put("group_steps", group, 0)
        draw, sky = self.dice.below(100), self.get("st_weather")
        self.put("st_first", 0, draw >= FIRST[min(44, self.get("st_year"))][sky])

    def digs(self, group: int, draw: int) -> None:
        level, flags = self.get("group_dug", group), self.get("group_flags", group)
        if group & 63 >= 52 or self.get("group_plot", group) or flags & (MOVED | RAILED):
            return
        if level < 3 or level < 5 and flags & SUPPLIED:
            chance = DIG[self.get("st_level") - 1 if group & 64 else 2]
            self.put("group_dug", group, level + (draw < chance))

    def fires(self, group: int) -> bool:
        """6.6.5: B at the end of a plot, which counts for its last step only."""
        plot = self.get("group_plot", group)
        return bool(plot & BOMBARD and (self.segment or not plot & SECOND))

    def attacks(self, side: int, segment: int) -> None:
        """In the order of numbers; who attacks a hex attacks it together, who fires fires alone."""
        self.side, self.segment = side, segment
        for group in range(64 * side, 64 * side + 52):
            if not self.wants(group):
                continue
            target = self.target(group)
            self.hex = target % 32, target // 32
            self.attackers = [group] if self.fires(group) else [
                other for other in range(group, 64 * side + 52)
                if self.wants(other) and not self.fires(other) and self.target(other) == target
            ]  # fmt: skip
            for other in self.attackers:
                self.put("group_flags", other, self.get("group_flags", other) & ~ATTACKS)
            self.defenders = self.stack(self.hex, 1 - side)
            if not self.defenders:
                for other in self.attackers:
                    self.put("group_plot", other, 0)
            elif self.fires(group):
                self.lost = self.killed = 0
                self.bombard(units=False)
                self.summed()
                self.cleared()
            else:
                self.result = 0
                self.battle()

    def wants(self, group: int) -> bool:
        return bool(group and self.get("group_flags", group) & ATTACKS)

    def target(self, group: int) -> int:
        return self.get("group_target_lo", group) | self.get("group_target_hi", group) << 8
