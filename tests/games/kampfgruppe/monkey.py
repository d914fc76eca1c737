"""Random keys for the whole machine, and a look at its health after each few of them."""

from __future__ import annotations

import random
import re

from commander import Commander

HZ = 1_020_484
SAMPLES, APART, MOST = 5, 997, 4  # cycles between looks at the PC; so many looks find it waiting
SLICE = 17_030
STACK_LEAST = 0xB0
HURRY = 30
UNITS, RECORD = 189, 24
NOWHERE = NO_UNIT = 255
ROWS = 30, 60
PLAIN = [*range(1, 128)]
ANSWERS = (
    ("any key", (" ", "\r", "\x1b", "?", "s")),
    ("Type a number", (*"112345", "?", "\x1b", "9")),
    ("Type 0 to 9", (*"059", "\x1b", "?")),
    ("(Y/N)", ("Y", "N", "N", "\x1b", "Q")),
    ("Y or N", ("Y", "N", "\x1b")),
    ("Name of", ("A\r", "OLD\r", "9\r", "?\r", "\x1b", "NO SUCH\r", "\r")),
    ("points left", (*"abcdefgh", "\x08", "\x08", "0", "x", "?")),
    ("A-T unit", ("W", "V", "Y", "Z", "9", "U5", "A1", "B0", "0", "4444", "\r", "?", "X")),
    ("A-U unit", ("W", "V", "Y", "Z", "9", "A1", "B0", "BA", "C3", "3333", "?", "\r", "Z\r", "0N")),
    ("Insp", (*"ABCDEFHIKLMNOPRSTVZ?QX", "M\r", "R\r", "S\r", "F3", "EB1", "ECA", "5555", "BAAQ")),
    ("all units obey", (*"AFKMRSZQ", "A\r", "M\r", "777")),
    ("1 Next turn", ("1", "1", "2", "3", "\x1b")),
    ("1 Play on", ("1", "2", "3", "4", "4333Z X")),
    ("both sides have left", ("1", "5555", "Z  ", "X", "\x1b")),
)  # fmt: skip
"""What is worth typing where these words stand on the screen."""


class Monkey:
    """Types at random, weighted by what the screen asks for."""

    def __init__(self, player: Commander, seed: int) -> None:
        self.player = player
        self.dice = random.Random(seed)
        self.keys = 0
        self.last = ""
        symbol = player.a2.symbol
        self.waiting = range(symbol("key_pump"), symbol("key_flush"))

    def idle(self) -> bool:
        """The program waits for a key and has taken all that came."""
        a2, here = self.player.a2, 0
        if a2.key_waiting:
            return False
        for _ in range(SAMPLES):
            here += a2.cpu.pc in self.waiting
            a2.run(cycles=APART)
        return here >= MOST and not a2.key_waiting

    def settle(self, within: float = 240) -> None:
        """Run until the program waits again and says for what."""
        a2 = self.player.a2
        limit = a2.cycles + round(within * HZ)
        hurry = a2.cycles + HURRY * HZ
        while not self.idle():
            if a2.cycles > hurry and not a2.key_waiting:
                a2.key(ord(" "))  # the reports of a combat can be long
                hurry += HZ
            assert a2.cycles < limit, self.story("no prompt")
            a2.run(cycles=SLICE)
        assert self.player.text.strip(), self.story("waits before an empty screen")
        assert a2.cpu.s >= STACK_LEAST, self.story(f"stack pointer ${a2.cpu.s:02X}")

    def story(self, what: str) -> str:
        """What happened, and the keys before it."""
        a2 = self.player.a2
        return f"{what}: {a2.describe(a2.cpu.pc)} after {self.last!r}\n{self.player.text}"

    def press(self, keys: str) -> None:
        """Type keys one by one, then look at the state."""
        for key in keys:
            self.last = (self.last + key)[-80:]
            self.player.types(key)
            self.keys += 1
            self.settle()
        for what in ailments(self.player):
            raise AssertionError(self.story(what))

    def some(self) -> str:
        """The next keys."""
        dice, text = self.dice, self.player.text
        if dice.random() < 0.1:
            return "".join(chr(dice.choice(PLAIN)) for _ in range(dice.randint(1, 6)))
        for words, answers in ANSWERS:
            if re.search(re.escape(words), text, re.I):
                return dice.choice(answers)
        return dice.choice(("\r", " ", "\x1b", "1", "2", "Y", "N", "Q"))


def ailments(player: Commander) -> list[str]:
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
