"""The Perfect General for the tests that run over every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from ..contract_bench import ContractBench
from ..game_bench import GameBench
from ..hands import Hands
from ..save_disks import new_save_disk
from ..shared.game import ESCAPE, ComputerTurn, SharedGame
from ..shared.monkey import Walks
from .field import UNITS
from .general_contracts import SCENES, GeneralContracts, a_game_saved_and_taken_up
from .monkey import GeneralMonkey
from .player import Player
from .starts import WALKS


def nobody_has_moved(player: Hands) -> None:
    """The red units stand where the armies that stand ready have them."""
    assert player.byte("unit_col") == 2 and player.byte("unit_row") == 12


class General(SharedGame):
    """Its games, saved while a side plots."""

    name = "general"
    hands = Player
    ends_in = ".GEN"
    menu = "BEGIN A NEW GAME"
    asks_name = "NAME OF THE GAME"
    asks_to_save = "RETURN PLOT"
    restored = "RETURN PLOT"
    monkey = GeneralMonkey
    documented_turn = (
        ("BEGIN A NEW GAME", "2"),
        ("WHICH SCENARIO?", "A"),
        ("A SIMPLE LITTLE WAR", " "),
        ("WHICH RULES?", "\r"),
        ("THE ARMIES", "1"),
        ("RED MOBILE PLOT", "1"),
        ("ENGINEER", "1"),
        ("RIVER", "1"),
        ("FIELD", "1"),
        ("BAZOOKA", "1"),
        ("FIELD", "6"),
        ("HEAVY TANK", "\r"),
        ("BLUE MOBILE PLOT", "D"),
        ("RED PLOT", ""),
    )
    computer_turn = ComputerTurn(
        keys=(
            ("PRESS ANY", " "),
            ("BEGIN A NEW GAME", "2"),
            ("WHICH SCENARIO?", "A"),
            ("A SIMPLE LITTLE WAR", " "),
            ("WHICH RULES?", "4\r"),
            ("THE ARMIES", "1"),
        ),
        begins="computer_main",
        overlay=4,
        earliest=-300,
        latest=0,
        not_yet=nobody_has_moved,
        then="DONE ? HELP",
    )
    never_return = ("games/general/main.s:main",)
    rules = {}

    @cached_property
    def _stands(self) -> tuple[bytes, bytes]:
        """Machines at the menu and at the first plot of the tutorial."""
        with Player(sanitize=False) as player:
            player.reaches_the_menu()
            menu = player.a2.save()
            player.begins()
            return menu, player.a2.save()

    def at_the_menu(self, save: Path | None = None) -> Hands:
        return Player.at(self._stands[0], save)

    def at_a_save(self, save: Path | None = None) -> Hands:
        return Player.at(self._stands[1], save)

    def reaches_the_menu(self, player: Hands) -> None:
        player.sees("PRESS ANY KEY")
        player.types(" ")
        player.sees(self.menu)

    def plays_to_a_save(self, player: Hands) -> None:
        Player.of(player.a2).begins()

    def initialises(self, player: Hands) -> None:
        Player.of(player.a2).initialises()

    def to_the_name(self, player: Hands) -> None:
        player.types("K")

    def goes_on_unsaved(self, player: Hands) -> None:
        player.types(ESCAPE)
        player.sees("RETURN PLOT")

    def to_the_restart(self, player: Hands) -> None:
        player.types("3")
        player.sees(self.asks_name)

    def deletes(self, player: Hands, name: str) -> None:
        player.types("1")
        player.sees("DELETE A GAME")
        player.types("3")
        player.sees(self.asks_name)
        player.types(f"{name}\r")
        player.sees("FOR GOOD?")
        player.types("Y")

    def changes(self, player: Hands) -> None:
        player.put("unit_hits", 1, 3)

    def battle(self, player: Hands) -> bytes:
        """Ground, areas, units, mines; towns and score; whose part it is."""
        spans = (
            ("st_scenario", "st_cursor_x"), ("st_towns", "st_bought"),
            ("region_points", "st_invaded"), ("hex_ground", "state_end"),
        )  # fmt: skip
        whose = bytes(player.byte(name) for name in ("st_turn", "st_side"))
        symbol, memory = player.a2.symbol, player.a2.memory
        return whose + b"".join(bytes(memory[symbol(a) : symbol(b)]) for a, b in spans)

    def is_as_before_a_restart(self, player: Hands, before: bytes) -> None:
        """Nothing is left of what may be half a game; the dice are."""
        assert not any(player.byte("unit_hits", unit) for unit in range(UNITS))
        assert any(player.byte("rng_seed", n) for n in range(4))

    def leaves_the_restart(self, player: Hands) -> None:
        """And a new game can begin; without the disk, on which it would be kept by itself."""
        player.types(ESCAPE)
        player.sees("PRESS ANY KEY")
        player.a2.eject(2)
        player.types(" ")
        Player.of(player.a2).begins()

    def alterations(self) -> Mapping[str, tuple[str, Callable[[bytes], bytes]]]:
        """A saved game is packed and has a sum."""
        return {
            "one bit": ("DAMAGED", lambda d: d[:-99] + bytes([d[-99] ^ 4]) + d[-98:]),
            "long zeros": ("DAMAGED", lambda d: d[:1] + bytes(600)),
        }

    def walks(self) -> Walks:
        return WALKS

    def contracts(
        self, bench: GameBench, contracts: list[dict[str, Any]], folder: Path
    ) -> ContractBench:
        held = GeneralContracts(bench, contracts)
        for scene in SCENES:
            scene(held)
        a_game_saved_and_taken_up(held, new_save_disk(folder / "save.dsk"))
        return held


GAME = General()
