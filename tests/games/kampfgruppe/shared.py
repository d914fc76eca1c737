"""Kampfgruppe for the tests that run over every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from ..contract_bench import ContractBench
from ..game_bench import GameBench
from ..hands import Hands
from ..save_disks import new_save_disk
from ..shared.game import ESCAPE, ComputerTurn, Deed, SharedGame
from ..shared.monkey import Walks
from .commander import Commander
from .kampf_contracts import SCENES, KampfContracts, a_battle_saved_and_taken_up
from .monkey import KampfMonkey
from .save_desk import (
    SETUP,
    Desk,
    battle,
    deletes,
    finds,
    initialises,
    reaches_the_deployed,
    reaches_the_turn_s_end,
    saves_setup,
    setup,
)
from .starts import WALKS


def soviets_to_move(player: Hands) -> None:
    """The computer's side is on."""
    assert player.byte("st_side") == 1


class Kampfgruppe(SharedGame):
    """Its battles, saved at the end of a turn, and its set-ups."""

    name = "kampfgruppe"
    hands = Commander
    ends_in = ".BATTLE"
    menu = "START A NEW BATTLE"
    asks_name = "NAME OF THE BATTLE"
    asks_to_save = "END OF TURN 1"
    restored = "WHO COMMANDS"
    monkey = KampfMonkey
    first_turn_over = "END OF TURN 1"
    documented_turn = (
        ("START A NEW BATTLE", "2"),
        ("WHO COMMANDS", "1"),
        ("HANDICAP", "3"),
        ("PACE", "4"),
        ("SOUND", "1"),
        ("WHICH?", "5"),
        ("A RIVER?", "2"),
        ("COVER", "3"),
        ("WHEN?", "5"),
        ("OF WHAT KIND?", "3"),
        ("HOW LARGE?", "2"),
        ("4  AUTO SELECT", "4"),
        ("LETTER BUYS", "X"),
        ("RETURN HERE SPACE LIST", "0X"),
        ("ALL DEPLOYED?", "Y"),
        ("CAN BE SAVED AS IT STANDS", "N"),
        ("A-U UNIT RETURN HERE", "W"),
        ("OBJECTIVE", "B"),
        ("A ALL", "A"),
        ("ADVANCE FACE", "M"),
        ("RETURN THE MOST", "\r"),
        ("ORDERED TO", "Q"),
        ("A-U UNIT RETURN HERE", "X"),
        ("END YOUR ORDERS", "Y"),
        ("END OF TURN 1", ""),
    )
    computer_turn = ComputerTurn(
        keys=(
            ("PRESS ANY", " "),
            ("START A NEW BATTLE", "2"),
            ("WHO COMMANDS", "1"),
            ("HANDICAP", "3"),
            ("PACE", "1"),
            ("SOUND", "2"),
            ("WHICH?", "1"),
            ("GERMAN ORDERS", "X"),
            ("END YOUR ORDERS", "Y"),
        ),
        begins="computer_main",
        overlay=4,
        earliest=-60,  # it loads its overlay first
        latest=0,
        not_yet=soviets_to_move,
        then="COMBAT",
    )
    never_return = ("games/kampfgruppe/main.s:main",)
    rules = {
        "test_a_disk_that_cannot_take_it_is_told_and_not_a_bit_of_it_changes": ("KG-1.3.2",),
        "test_a_new_disk_is_initialised_and_takes_the_battle_without_leaving_it": ("KG-1.3.2",),
        "test_a_disk_that_fills_up_says_so_before_anything_is_lost": ("KG-1.3.2",),
        "test_after_every_sector_written_the_disk_holds_the_old_files_or_the_new": ("KG-1.3.1",),
        "test_a_new_file_cut_in_two_is_there_or_not_and_the_old_one_stays": ("KG-4.7.1",),
    }

    @cached_property
    def desk(self) -> Desk:
        """Machines at the menu, behind the deployment and at the end of a turn."""
        return Desk()

    def at_the_menu(self, save: Path | None = None) -> Hands:
        return self.desk.at_the_menu(save)

    def at_a_save(self, save: Path | None = None) -> Hands:
        return self.desk.at_the_turn_s_end(save)

    def plays_to_a_save(self, player: Hands) -> None:
        reaches_the_deployed(player)
        reaches_the_turn_s_end(player)

    def initialises(self, player: Hands) -> None:
        initialises(player)

    def to_the_name(self, player: Hands) -> None:
        player.types("2")

    def goes_on_unsaved(self, player: Hands) -> None:
        player.types(ESCAPE)
        player.sees("2 SAVE")

    def to_the_restart(self, player: Hands) -> None:
        player.types("3")
        player.sees("A SET-UP:")
        player.types("1")
        player.sees(self.asks_name)

    def deletes(self, player: Hands, name: str) -> None:
        deletes(player, name)

    def changes(self, player: Hands) -> None:
        player.put("map", 7, 100)

    def battle(self, player: Hands) -> bytes:
        return battle(player)

    def is_as_before_a_restart(self, player: Hands, before: bytes) -> None:
        """Nothing is left of what may be half a battle; the dice are."""
        assert not any(setup(player))
        assert any(player.byte("rng_seed", n) for n in range(4))

    def leaves_the_restart(self, player: Hands) -> None:
        """And a new battle can begin."""
        player.types(ESCAPE)
        player.sees("A SET-UP:")
        player.types(ESCAPE)
        player.sees(self.menu)
        player = Commander.of(player.a2)
        player.asks_for_a_battle("4")
        player.builds_a_battle(density="0")

    def alterations(self) -> Mapping[str, tuple[str, Callable[[bytes], bytes]]]:
        """A saved battle is packed and has a sum."""
        return {
            "one bit": ("DAMAGED", lambda d: d[:-99] + bytes([d[-99] ^ 4]) + d[-98:]),
            "changed places": ("DAMAGED", changed_places),
            "long zeros": ("DAMAGED", lambda d: d[:1] + bytes(600)),
            "noise": (
                "DAMAGED",
                lambda d: d[:1] + bytes(0xFF if n % 9 == 0 else n * 7 & 0xFF for n in range(9000)),
            ),
        }

    def more_deeds(self) -> Mapping[str, Callable[[], Deed]]:
        return {
            "set-up": lambda: Deed(
                stands=self.desk.deployed,
                acts=lambda player: saves_setup(player, "PLAN"),
                says="SAVED.",
                finds=lambda save: finds(self.desk, save, "PLAN", SETUP),
                before=None,
                after=setup,
            )
        }

    def walks(self) -> Walks:
        return WALKS

    def contracts(
        self, bench: GameBench, contracts: list[dict[str, Any]], folder: Path
    ) -> ContractBench:
        held = KampfContracts(bench, contracts)
        for scene in SCENES:
            scene(held)
        a_battle_saved_and_taken_up(held, self.desk, new_save_disk(folder / "save.dsk"))
        return held


def changed_places(data: bytes) -> bytes:
    """Two neighbours that differ, the other way round."""
    at = next(n for n in range(900, 1200) if data[n] != data[n + 1])
    return data[:at] + bytes([data[at + 1], data[at]]) + data[at + 2 :]


GAME = Kampfgruppe()
