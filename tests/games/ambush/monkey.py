"""Who types at random at Computer Ambush: what is worth typing, what must hold, what waits."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from grognard.emu.formats import read_image, write_image
from grognard.host.disks.saves import make_save_disk
from grognard.rom_build.disk.dos33 import Volume

from ..built import built
from ..hands import Hands
from ..shared.messages import messages, on_screen
from ..shared.monkey import Monkey

ASKS = re.compile(
    r"\(Y or N\)|any key|Type a (?:number|name)|\?(?: \|)?$|~ 1  |Name of|\(N\)ew|ESC|[^,] *: \|$"
)
"""What sets the messages that ask for a key apart from those that only tell."""


MORE_ASKS = (
    "map_hint",
    "orders_number",
    "orders_first_hint",
    "again",
    "setup_typing",
    "setup_men_prompt",
    "setup_place_keys",
    "setup_review_keys",
    "allot_prompt",
    "squad_edit_keys",
    "squad_name_keys",
    "squad_finish",
    "squad_help",
    "squad_expert",
    "print_none",
)
"""Messages that ask without any of the words by which the others are known."""

TELL_ONLY = {
    "orders_idle": "how many are without orders; orders_end_ask asks",
    "squad_target": "the square of a patrol; page_leave asks",
    "report_down": "losses; report_ask asks",
    "report_seen": "enemies seen; report_ask asks",
    "report_enemy_down": "losses; report_ask asks",
    "resolve_clock": "the time of the battle",
    "status_sees": "enemies in a blind game; page_leave asks",
    "squad_held": "squares of Alley Fight; page_leave asks",
    "squad_time": "how long the battle lasts; page_leave asks",
    "computer_american": "how far the computer has come with its orders",
    "computer_german": "how far the computer has come with its orders",
    "computer_seen_to": "how many soldiers it has seen to",
}
MET_ELSEWHERE = {
    "pass_ask": "passwords are for two players: test_whole_games plays their battles",
    "orders_give_up": "who has forgotten his password: test_phase_keys",
    "level": "asked before solitaire battles other than NCO Training: test_menu",
    "level_own": "asked when the computer plays the Americans: test_menu",
    "level_both": "asked when the computer plays both sides: test_menu",
    "defender": "asked before Alley Fight: test_menu",
    "insert_save": "with one drive: test_disk_care changes the disks",
    "lib_game_disk": "with one drive: test_disk_care changes the disks",
    "init_game": "with one drive: test_disk_care changes the disks",
    "squad_taken": "squads on SAVE disks: test_squads",
    "squad_other": "squads on SAVE disks: test_squads",
    "hand_ask": "for two players apart: test_two_apart",
    "orders_end_two": "for two players apart: test_two_apart",
    "report_skip": "for two players apart: test_two_apart",
    "squad_lost": "a squad made and not used: test_menu",
    "orders_plot_keys": "a way pointed at, square by square: test_move_plot",
    "orders_not_for": "one of the squad cannot have its order: test_squad_order",
    "lib_press_key": "the help on SAVE disks: test_files_pages",
}


def met_elsewhere(name: str) -> bool:
    """Prompts that chance need not find: they wait where other tests go."""
    return name in MET_ELSEWHERE or name in messages("ambush", "messages_setup.txt")


ANSWERS = (
    (
        "Which soldier?",
        ("P\r", "B\r", "C\r", "D\r", "1\r", "2\r", "3\r", "4\r", "4\r", "5\r", "6\r", "?\r", "Q\r"),
    ),
    ("End the phase (Y", ("Y", "Y\r", "N", "\x1b", "X", "?", "\r")),
    ("Whose status?", ("P\r", "\r", "C\r", "X\r", "\x1b")),
    ("(L)eave", ("N", "L", "A\r", "X", "\x1b", "?")),
    ("IJKM move", (*"IJKMIJKMV?\r\x08\x15\x0a\x0b", "\x1b")),
    ("IJKM go", (*"12345678RWDCLU?", "\r", "\x1b")),
    ("Order for all", ("WA30\r", "MR11W\r", "SB\r", "XX\r", "\r", "\x1b")),
    ("Order 1:", ("M\r", "M\r", "MR11W\r", "NO\r", "?\r", "\r", "\x1b")),
    ("Report: ", ("A\r", "M\r", "S\r", "C\r", "E\r", "E\r", "Q\r", "?\r", "\r")),
    ("P pause F", ("P", "F", "S", "A", "\x1b", "F")),
    ("Pause: any", (" ", "\x1b")),
    ("A shows it", ("A", " ")),
    ("How many", ("3\r", "12\r", "20\r", "251\r", "\r", "?\r", "7\r", "\x1b", "0\r")),
    ("Name of", ("A\r", "B2\r", "OLD\r", "9\r", "?\r", "\x1b", "NO SUCH\r", "\r")),
    ("(Y or N)", ("Y", "Y", "N", "Y\r", "\x1b", "Q", "?")),
    ("COMPUTER AMBUSH", (" ", "\r", "3")),
    ("Type a number", (*"1123456", "?", "\x1b", "9", "2\r")),
    ("any key", (" ", "\r", "\x1b", "?")),
)


BOTH = 3  # of st_computer: nobody is at the keyboard
ESCAPE = 0x1B


class AmbushMonkey(Monkey):
    """Notes every prompt that it meets."""

    game = "ambush"
    answers = ANSWERS
    otherwise = ("\r", " ", "\x1b", "1", "2", "3", "4", "Y", "N", "?", "E\r", "1\r")
    share_of_noise = 0.12
    longest_noise = 8
    any_case = False
    settles_seconds = 60.0
    stack_least = 0xC0
    waits_at = (("ask_here", 64), ("report_ask_here", 64))
    ends_resident = "village"
    """Plastic changes it; the rest nobody."""

    def __init__(self, player: Hands, seed: int) -> None:
        super().__init__(player, seed)
        self.seen_text = ""

    @classmethod
    @cache
    def prompts(cls) -> dict[str, list[str]]:
        """Every message that waits for a key in this edition."""
        words = messages(cls.game)
        asking = {name for name, text in words.items() if ASKS.search(text)} | set(MORE_ASKS)
        for name in (*TELL_ONLY, *MET_ELSEWHERE, *MORE_ASKS):
            assert name in words, f"{name} is no message any more"
        return {name: on_screen(words[name]) for name in sorted(asking - set(TELL_ONLY))}

    def nudges(self, waited_seconds: float) -> bool:
        """A battle that plays itself is asked to stop; a movie that can be stopped may run."""
        if "THE COMPUTER GIVES ORDERS" in self.player.text.upper():
            if self.player.byte("st_computer") == BOTH:
                self.player.a2.key(ESCAPE)  # it asks for nothing else
        return not self.player.a2.key_waiting and "P pause F faster" in self.player.text

    def noted(self) -> bool:
        text = self.player.text
        if text == self.seen_text:
            return True
        met = self.shown()
        if met:
            self.seen_text = text
        self.met |= met
        return bool(met) or bool(re.search(r"Order \d+:", text))

    @classmethod
    def unmet(cls, met: set[str]) -> list[str]:
        return sorted(name for name in set(cls.prompts()) - met if not met_elsewhere(name))

    def answer(self, text: str) -> str:
        dice = self.dice
        if re.search(r"Order \d+:", text):
            return dice.choice((order(dice), order(dice), order(dice), "NL", "NO", "?")) + "\r"
        return super().answer(text)

    def ailments(self) -> Iterable[str]:
        try:
            self.is_sound()
        except AssertionError as error:
            return [str(error)]
        return []

    def is_sound(self) -> None:
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
