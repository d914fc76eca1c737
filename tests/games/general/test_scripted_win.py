"""A whole game of the tutorial by keys, against the first general, to a win: what the manual says a
beginner should do. Plot at Konigsberg, fire at whoever can be hit best, drive for the bridges and
into the town, and leave a man in Pinsk and in Moscow."""

from __future__ import annotations

import pytest

from .plans import STRIDE, distance
from .player import Player

PHASES = {"MOBILE PLOT": "plot", "RED PLOT": "pass", "DIRECT FIRE": "fire", "MOVEMENT": "move"}
BLUE_IS_BRAMBLE, ANSWERS_FROM_20 = "5", "7"
RIFLES = 0
GAME_OVER = ("WINS.", "A DRAW.")


class Beginner(Player):
    """Plays Red."""

    def towns(self) -> list[tuple[int, int]]:
        """The hexes of Konigsberg, the first town of the scenario."""
        return [
            (self.byte("town_col", n), self.byte("town_row", n))
            for n in range(self.byte("st_town_hexes"))
            if self.byte("town_of", n) == 0
        ]

    def asked(self) -> str:
        """What is asked for now: a phase of PHASES, a key, or nothing yet."""
        text, row = self.text.upper(), self.rows[23].upper()
        if any(word in text for word in GAME_OVER):
            return "over"
        if "ANY KEY" in text or "KEPT" in text:
            return "key"
        if "DONE" in row and self.byte("st_side") == 0:
            return next((does for word, does in PHASES.items() if word in text), "")
        return "assault" if "ASSAULT AT" in row else ""

    def moves(self) -> None:
        """The unit that is asked goes as near to Konigsberg as it can, or stays for this phase."""
        unit = self.byte("st_active")
        here, goals = self.place(unit), self.towns()
        kind, limit = self.byte("unit_type", unit), self.byte("shown_limit")
        taken = {self.place(other) for other in range(120)}
        field = self.a2.symbol("hex_field")
        free = [here] + [
            (at % STRIDE, at // STRIDE)
            for at in range(STRIDE * 25)
            if self.a2.memory[field + at] <= limit and (at % STRIDE, at // STRIDE) not in taken
        ]
        best = min(free, key=lambda at: min(distance(at, goal) for goal in goals))
        if kind == RIFLES or here in goals or best == here:
            self.types("I")
            return
        self.points_at(best)
        self.types("\r")
        self.a2.run(seconds=2)
        if self.place(unit) == best and self.byte("st_active") == unit:
            self.types("I")


@pytest.mark.slow
@pytest.mark.rule("PG-2.1")
@pytest.mark.rule("PG-2.11")
def test_a_beginner_who_drives_for_konigsberg_beats_the_first_general() -> None:
    with Beginner() as player:
        player.reaches_the_menu()
        player.begins(rules=BLUE_IS_BRAMBLE + ANSWERS_FROM_20)
        for _ in range(6000):
            player.a2.run(seconds=0.5)
            match player.asked():
                case "over":
                    break
                case "key":
                    player.types(" ")
                    player.a2.run(seconds=1)
                case "plot":
                    player.points_at(player.towns()[0])
                    player.types("\r")
                    player.a2.run(seconds=1)
                    if "OUT OF RANGE" in player.text.upper():
                        player.types(" D")
                case "pass":
                    player.types("D")
                case "fire":
                    player.types("\r")
                case "assault":
                    player.types("Y")
                case "move":
                    player.moves()
        assert player.byte("st_turn") == 7 and "RED WINS" in player.text.upper(), player.text
