"""Random keys for the whole machine, and a look at its health after each of them."""

from __future__ import annotations

import random
import re
from pathlib import Path

from built import built
from player import Player

from grognard.emu.formats import read_image, write_image
from grognard.host.saves import make_save_disk
from grognard.rom_build.disk.dos33 import Volume
from grognard.rom_build.sources import asm_root, read_game

HZ = 1_020_484
SAMPLES, APART, MOST = 5, 997, 4  # cycles between looks at the PC; so many looks find it waiting
SLICE = 17_030
STACK_LEAST = 0xC0
GAME = asm_root() / "games" / "ambush" / "data"
LIBRARY = asm_root() / "lib" / "data"
ASKS = re.compile(
    r"\(Y or N\)|any key|Type a (?:number|name)|\?(?: \|)?$|~ 1  |Name of|\(N\)ew|ESC|[^,] *: \|$"
)
"""What sets the messages that ask for a key apart from those that only tell."""


WRITTEN = (
    ("rwts_put::this", 2),
    ("rwts_put::last", 2),
    ("rwts_put::sum", 1),
    ("rwts_put::third", 1),
    ("use_card::entry", 1),
)
"""Operands that the code which writes to a disk, and the printer's, put in by themselves."""


def messages(files: str = "messages_*.txt") -> dict[str, str]:
    """Every message of the game by its name, as its file writes it; or of some of its files."""
    found: dict[str, str] = {}
    for path in (*sorted(GAME.glob(files)), *sorted(LIBRARY.glob(files))):
        for line in path.read_text(encoding="utf-8").splitlines():
            if entry := re.match(r"(\w+): (.*)", line):
                found[entry[1]] = entry[2]
    return found


def on_screen(message: str) -> list[str]:
    """The lines of a message, as a reader finds them on the screen."""
    return [part.strip() for part in message.rstrip("|").split("~") if part.strip()]


BOTH = 3  # of st_computer: nobody is at the keyboard
ESCAPE = 0x1B


class Health:
    """What must hold whatever was typed."""

    def __init__(self, player: Player) -> None:
        self.player = player
        game = built("ambush")
        sources = read_game("ambush")
        volume = Volume.from_image(read_image(game.file("dsk")))
        self.overlays = []
        for name in sources.overlays.values():
            file = volume.get(name)
            assert file.address is not None
            self.overlays.append((file.address, file.data))
        high = volume.get(sources.resident["HIGH"])
        assert high.address is not None
        # the village at its end is changed by plastic, the rest by nobody
        size = player.a2.symbol("village") - high.address
        self.resident = (high.address, high.data[:size])

    def of_the_code(self) -> None:
        """No routine, word or table has been written over."""
        memory = self.player.a2.memory
        at, data = self.resident
        now = bytearray(memory[at : at + len(data)])
        for line in range(8):  # text_char writes its own operands
            operand = self.player.a2.symbol(f"text_char::line_{line}") + 1 - at
            now[operand : operand + 2] = data[operand : operand + 2]
        assert now == data, "the resident part has been written over"
        assert any(self._as_loaded(at, data) for at, data in self.overlays), (
            "no overlay is in memory as its file holds it"
        )

    def _as_loaded(self, at: int, data: bytes) -> bool:
        now = bytearray(self.player.a2.memory[at : at + len(data)])
        for name, offset in WRITTEN:
            operand = self.player.a2.symbol(name) + offset - at
            now[operand : operand + 1] = data[operand : operand + 1]
        return now == data

    def of_the_state(self) -> None:
        """What state.inc says of the state block, while there is a battle."""
        state = self.player.state()
        origin = self.player.a2.symbol("state_begin")

        def values(name: str, count: int = 20) -> bytes:
            at = self.player.a2.symbol(name) - origin
            return state[at : at + count]

        assert values("st_phase", 1)[0] <= 15
        if not 2 <= values("st_phase", 1)[0] <= 8:
            return
        assert 1 <= values("st_turn_length", 1)[0] <= 250
        assert values("st_winner", 1)[0] <= 2
        playing = values("man_in_play")  # the others stand nowhere
        for man in (n for n in range(20) if playing[n]):
            place = values("man_x")[man], values("man_y")[man]
            assert 11 <= place[0] <= 48 and 11 <= place[1] <= 64, (man, place)
        for name, most in (("facing", 9), ("wounds", 99), ("endurance", 99), ("posture", 1)):
            assert max(values(f"man_{name}")) <= most, name
        for name in ("man_sneaking", "man_in_play"):
            assert max(values(name)) <= 1, name
        assert all((slot & 15) <= 8 for slot in values("man_explosives", 220))
        for name, most in (("ground", 96), ("blast", 8), ("fuse", 24)):
            assert self.player.byte(f"{name}_count") <= most, name
        orders = values("man_orders", 20 * 64)
        for man, count in enumerate(values("man_order_count")):
            assert count <= 16
            codes = orders[64 * man : 64 * man + 4 * count : 4]
            assert all(1 <= code <= 15 for code in codes), (man, codes.hex())


class Monkey:
    """Types at random, weighted by what the screen asks for, and notes every prompt it meets."""

    def __init__(self, player: Player, seed: int, prompts: dict[str, list[str]]) -> None:
        self.player = player
        self.dice = random.Random(seed)
        self.prompts = prompts
        self.health = Health(player)
        self.met: set[str] = set()
        self.keys = 0
        self.last = ""
        a2 = player.a2
        self.wait_code = (a2.symbol("key_pump"), a2.symbol("key_flush"))
        self.asks = [
            (a2.symbol(name), a2.symbol(name) + 64)
            for name in ("ask_here", "report_ask_here")
            if name in a2.symbols
        ]
        self.count = a2.symbol("key_count")
        self.seen_text = ""

    def idle(self) -> bool:
        """The program waits for a key and has taken all that came."""
        a2, here = self.player.a2, 0
        if a2.key_waiting:
            return False
        for _ in range(SAMPLES):
            pc = a2.cpu.pc
            spots = [self.wait_code, *self.asks]
            here += any(first <= pc < end for first, end in spots)
            a2.run(cycles=APART)
        return here >= MOST and not a2.key_waiting

    def settle(self, within: float = 60) -> None:
        """Run until the program waits again, or a movie that can be stopped is running."""
        a2 = self.player.a2
        limit = a2.cycles + round(within * HZ)
        while not self.idle():
            if not a2.key_waiting and "THE COMPUTER GIVES ORDERS" in self.player.text.upper():
                if self.player.byte("st_computer") == BOTH:
                    a2.key(ESCAPE)  # a battle that plays itself asks for nothing else
            if not a2.key_waiting and "P pause F faster" in self.player.text:
                self.note()
                return
            assert a2.cycles < limit, self.story("no prompt")
            a2.run(cycles=SLICE)
        limit = a2.cycles + HZ  # keys are looked for while a page is loaded and drawn, too
        while not self.note():
            assert a2.cycles < limit, self.story("waits, and the screen does not say for what")
            a2.run(cycles=SLICE)
        assert a2.cpu.s >= STACK_LEAST, self.story(f"stack pointer ${a2.cpu.s:02X}")

    def note(self) -> bool:
        """Note the prompts on the screen; False when there is none."""
        text = self.player.text
        if text == self.seen_text:
            return True
        found = {n for n, lines in self.prompts.items() if all(line in text for line in lines)}
        if found:
            self.seen_text = text
        self.met |= found
        return bool(found) or bool(re.search(r"Order \d+:", text))

    def story(self, what: str) -> str:
        """What happened, and the keys before it."""
        a2 = self.player.a2
        return f"{what}: {a2.describe(a2.cpu.pc)} after {self.last!r}\n{self.player.text}"

    def press(self, keys: str) -> None:
        """Type keys, looking after each."""
        for key in keys:
            self.last = (self.last + key)[-60:]
            self.player.types(key)
            self.keys += 1
            self.settle()
        try:
            self.health.of_the_code()
            self.health.of_the_state()
        except AssertionError as error:
            raise AssertionError(self.story(str(error))) from error

    def some(self) -> str:
        """The next keys."""
        dice, text = self.dice, self.player.text
        if dice.random() < 0.12:
            return "".join(chr(dice.choice(PLAIN)) for _ in range(dice.randint(1, 8)))
        if re.search(r"Order \d+:", text):
            return dice.choice((order(dice), order(dice), order(dice), "NL", "NO", "?")) + "\r"
        for words, answers in ANSWERS:
            if words in text:
                return dice.choice(answers)
        return dice.choice(("\r", " ", "\x1b", "1", "2", "3", "4", "Y", "N", "?", "E\r", "1\r"))


PLAIN = [*range(1, 128)]
ANSWERS = (
    (
        "Which soldier?",
        ("P\r", "B\r", "C\r", "D\r", "1\r", "2\r", "3\r", "4\r", "4\r", "?\r", "Q\r"),
    ),
    ("End the phase (Y", ("Y\r", "Y\r", "N\r", "\x1b", "X\r")),
    ("Whose status?", ("P\r", "\r", "C\r", "X\r", "\x1b")),
    ("(L)eave", ("N\r", "L\r", "A\r", "X\r", "\x1b")),
    ("IJKM move", (*"IJKMIJKM?\r\x08\x15\x0a\x0b", "\x1b")),
    ("Report: ", ("A\r", "M\r", "S\r", "C\r", "E\r", "E\r", "Q\r", "\r")),
    ("P pause F", ("P", "F", "S", "A", "\x1b", "F")),
    ("Pause: any", (" ", "\x1b")),
    ("A shows it", ("A", " ")),
    ("How many", ("3\r", "12\r", "20\r", "251\r", "\r", "?\r", "7\r", "\x1b", "0\r")),
    ("Name of", ("A\r", "B2\r", "OLD\r", "9\r", "?\r", "\x1b", "NO SUCH\r", "\r")),
    ("(Y or N)", ("Y", "Y", "N", "Y\r", "\x1b", "Q")),
    ("COMPUTER AMBUSH", (" ", "\r", "3")),
    ("Type a number", (*"1123456", "?", "\x1b", "9", "2\r")),
    ("any key", (" ", "\r", "\x1b", "?")),
)


def order(dice: random.Random) -> str:
    """An order, or something much like one."""

    def figure() -> str:
        return str(dice.randint(0, 9))

    word = dice.choice(
        (
            "MR" + figure() + figure() + dice.choice("RWDCLFS"),
            "MR" + dice.choice("12345678") + "1R",
            "MI" + figure() + figure() + dice.choice("RWDC"),
            "MR00F",
            "SB",
            "SE",
            "P" + dice.choice("ABFGKMPRX"),
            "L" + dice.choice("AMR"),
            "G" + dice.choice("AFGKMPR"),
            "D" + dice.choice("AFGKMPR"),
            f"FS{dice.randint(9, 50)}{dice.randint(9, 66)}",
            f"FS{dice.randint(11, 48)}{dice.randint(11, 64)}L",
            "FA" + figure() + "510",
            "FA5030",
            "HH",
            "HJ" + figure() + "5",
            "EP" + figure() * 3,
            "WA" + figure() + "5",
            f"EF{dice.randint(11, 48)}{dice.randint(11, 64)}",
        )
    )
    return word if dice.random() < 0.9 else word[: dice.randint(0, 4)] + chr(dice.randint(33, 90))


def save_disk(path: Path, size: int, games: int = 0) -> Path:
    """A SAVE disk with a squad B2, a game OLD of another edition of that size, and more games."""
    make_save_disk(path, built("ambush"))
    volume = Volume.from_image(read_image(path))
    names = [f"GAME{n}.GAME" for n in range(games)]
    for name in ("OLD.GAME", "B2.SQUAD", *names):
        volume.put(name, bytes([99]) + bytes(size - 1 if name == "OLD.GAME" else 9))
    write_image(path, volume.to_image())
    return path
