"""Who types at random at Kampfgruppe: what is worth typing, what must hold."""

from __future__ import annotations

from collections.abc import Iterable

from ..hands import Hands
from ..shared.monkey import Monkey
from .prompts import PROMPTS

HURRY = 30
UNITS, RECORD = 189, 24
NOWHERE = NO_UNIT = 255
ROWS = 30, 60
ANSWERS = (
    ("any key", (" ", "\r", "\x1b", "?", "s")),
    ("Type a number", (*"112345", "?", "\x1b", "9")),
    ("Type 0 to 9", (*"059", "\x1b", "?")),
    ("(Y/N)", ("Y", "N", "N", "\x1b", "Q")),
    ("Y or N", ("Y", "N", "\x1b")),
    ("Name of", ("A\r", "OLD\r", "9\r", "?\r", "\x1b", "NO SUCH\r", "\r")),
    ("points left", (*"abcdefgh", "\x08", "\x08", "0", "x", "?")),
    ("A-T unit", ("W", "V", "Y", "Z", "9", "U5", "A1", "B0", "0", "4444", "\r", "?", "-", "X")),
    ("A-U unit", (*"WVYZ9?,-\r", "A1", "B0", "BA", "C3", "3333", "Z\r", "0N", ".9,9\r")),
    ("Insp", (*"ABCDEFHIKLMNOPRSTVZ?QX,", "M\r", "R\r", "S\r", "F3", "EB1", "ECA", "5555", "BAAQ")),
    ("all units obey", (*"AFKMRSZQ", "A\r", "M\r", "777")),
    ("P pause", ("P", "F", "S", "A", "?", "\x1b")),
    ("1 Next turn", ("1", "1", "2", "3", "4", "\x1b")),
    ("1 Play on", ("1", "2", "3", "4", "4333Z X", "5  ", "6")),
    ("RETURN there", (*"1357-", "5555\r", "\x1b")),
    ("both sides have left", ("1", "5555", "Z  ", "X", "\x1b")),
)  # fmt: skip


class KampfMonkey(Monkey):
    """Hurries the reports of a combat, which can be long."""

    game = "kampfgruppe"
    asked = PROMPTS
    answers = ANSWERS
    otherwise = ("\r", " ", "\x1b", "1", "2", "Y", "N", "Q")

    def nudges(self, waited_seconds: float) -> bool:
        if waited_seconds > HURRY + self.hurried:
            self.player.a2.key(ord(" "))
            self.hurried += 1
        return False

    def settle(self) -> None:
        self.hurried = 0
        super().settle()

    def ailments(self) -> Iterable[str]:
        return ailments(self.player)


def ailments(player: Hands) -> list[str]:
    """What state.inc says of the state block and does not hold, while there is a battle."""
    if not 2 <= player.byte("st_phase") <= 5:
        return []
    rows = player.byte("st_map_rows")
    found = [] if rows in ROWS else [f"{rows} rows"]
    begin = player.a2.symbol("map")
    ground = player.a2.memory[begin : begin + 60 * rows]
    if any(square & 15 > 9 or square >> 4 > 3 for square in ground):
        found.append("no such ground")
    for side in (0, 1):
        records = player.a2.symbol("unit_records") + side * UNITS * RECORD
        for number in range(UNITS):
            at = records + RECORD * number
            record = bytes(player.a2.memory[at : at + RECORD])
            if record[1]:
                x = player.byte("unit_x", UNITS * side + number)
                y = player.byte("unit_y", UNITS * side + number)
                found += [f"{what} of {side}/{number}" for what in wrong(record, x, y, rows)]
    return found


def wrong(record: bytes, x: int, y: int, rows: int) -> list[str]:
    """What cannot be in the record of a living unit."""
    bounds = {0: 83, 3: 40, 6: 60, 7: 200, 8: 99, 10: 4}
    found = [f"field {at} = {record[at]}" for at, most in bounds.items() if record[at] > most]
    found += [] if record[1] <= record[2] else ["more than there were"]
    found += [] if 1 <= record[5] <= 8 else [f"facing {record[5]}"]
    found += [] if x == NOWHERE or (x < 60 and y < rows) else [f"place {x},{y}"]
    for at in (9, 17, 18):
        found += [] if record[at] < UNITS or record[at] == NO_UNIT else [f"unit {record[at]}"]
    for at in (12, 14, 19):
        on_map = record[at] < 60 and record[at + 1] < rows
        found += [] if record[at] == NOWHERE or on_map else [f"goal {at}: {record[at]}"]
    return found
