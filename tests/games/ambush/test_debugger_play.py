"""The debugger on Computer Ambush: overlays at one address, and the session of the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from grognard.emu import Apple2
from grognard.host.built.games import built_game
from grognard.host.debugger.session import Session
from grognard.host.debugger.target import Target

PAGE = Path(__file__).resolve().parents[3] / "docs" / "debugging.md"
NUMBER = re.compile(r"\$?\b[0-9A-F]*\d[0-9A-F]*\b|\b[A-F]{2}\b|[nN][vV]-b[dD][iI][zZ][cC]|'.'")


class Game:
    """The game on a machine whose every instruction is looked at."""

    def __init__(self) -> None:
        game = built_game("ambush")
        self.a2 = Apple2()
        self.a2.trace.enable_from_power_on()
        self.a2.insert(1, game.file("dsk"))
        self.a2.load_symbols(game.file("dbg"))
        self.said: list[str] = []
        self.session = Session(Target(self.a2), self.said.append, self.said.append)
        self.session.target.limit = 60

    def __call__(self, line: str) -> str:
        """What a command answers."""
        self.said.clear()
        self.session.execute(line)
        return "\n".join(self.said)

    def plays(self, *steps: tuple[str, str]) -> None:
        """What is waited for, and what is then typed."""
        for text, keys in steps:
            self.a2.until(text=text)
            self.a2.type(keys)


@pytest.fixture
def game():
    debugger = Game()
    yield debugger
    debugger.a2.close()


@pytest.mark.slow
def test_a_breakpoint_in_resolve_does_not_fire_where_menu_lies_at_its_address(game):
    labels = game.session.target.labels
    (resolve,), (menu,) = labels.find("blast_chance"), labels.find("picture_show")
    assert resolve.address == menu.address and resolve.overlay != menu.overlay
    game("break blast_chance")
    assert "time is over" in game("run 6")
    assert "menu_main" in game("bt")
    game("delete")
    game("reboot")
    game(f"break ${menu.address:04X}")
    assert "menu:picture_show" in game("go")
    assert "menu:" in game("dis") or "picture_show" in game("dis")


@pytest.mark.slow
def test_the_session_of_the_page_goes_as_the_page_says(game):
    game.plays(
        ("PRESS ANY", " "), ("START A NEW", "3"), ("SOLITAIRE", "1"), ("NCO TRAINING", "1"),
        ("SILENCE", "2"), ("UNLIMITED", "2"), ("HOW MANY", "250\r"),
    )  # fmt: skip
    game.a2.until(text="WHICH SOLDIER")
    lines = [
        line[4:] for line in PAGE.read_text(encoding="utf-8").splitlines() if line[:4] == "    "
    ]
    first = next(at for at, line in enumerate(lines) if line.startswith("debug> "))
    page = [line.rstrip() for line in lines[first:]]
    told: list[str] = []
    for line in page:
        if line.startswith("debug> "):
            told += [line, *game(line.removeprefix("debug> ")).splitlines()]
    # addresses, cycles and line numbers move with every change of the game
    assert [NUMBER.sub("#", one) for one in told] == [NUMBER.sub("#", one) for one in page]
    game("delete")
    game('until "MR12R takes time 30"')
    assert "MR12R TAKES TIME 30" in "\n".join(game.a2.screen.text).upper()
    prints = [line.split()[1] for line in page if re.match(r"\$[0-9A-F]+  \d", line)]
    assert prints == ["2560", "7", "8", "10"]
