"""The Ardennes for the tests that run over every game."""

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
from .ardennes_contracts import SCENES, ArdennesContracts, a_campaign_saved_and_taken_up
from .army import UNITS, order_of_battle
from .marshal import Marshal
from .monkey import ArdennesMonkey
from .starts import WALKS


def nobody_has_moved(player: Hands) -> None:
    """The German units stand where the order of battle has them."""
    marshal = Marshal.of(player.a2)
    for entry in order_of_battle()[:77]:
        assert marshal.place(entry.number) == entry.place


class Ardennes(SharedGame):
    """Its campaigns, saved while a side moves."""

    name = "ardennes"
    hands = Marshal
    ends_in = ".WAR"
    menu = "BEGIN A NEW CAMPAIGN"
    asks_name = "NAME OF THE GAME"
    asks_to_save = "R RESOLVE"
    restored = "R RESOLVE"
    monkey = ArdennesMonkey
    computer_turn = ComputerTurn(
        keys=(
            ("PRESS ANY", " "),
            ("BEGIN A NEW CAMPAIGN", "2"),
            ("WHICH RULES?", "1"),
            ("THE WEATHER", "1"),
            ("NEW CAMPAIGN: STRENGTH", "1"),
            ("WHO COMMANDS?", "3"),
            ("CAMPAIGN: THE COMPUTER", "1"),
        ),
        begins="computer_main",
        overlay=4,
        earliest=-120,  # it loads its overlay first
        latest=0,
        not_yet=nobody_has_moved,
        then="BATTLE",
    )
    never_return = ("games/ardennes/main.s:main",)
    rules = {
        "test_a_disk_that_fills_up_says_so_before_anything_is_lost": ("BA-10.13",),
        "test_a_sanitized_machine_plays_and_saves_to_the_same_bit": ("BA-3.8",),
    }

    @cached_property
    def _stands(self) -> tuple[bytes, bytes]:
        """Machines at the menu and at the keys of the first morning."""
        with Marshal(sanitize=False) as player:
            player.reaches_the_menu()
            menu = player.a2.save()
            player.begins()
            return menu, player.a2.save()

    def at_the_menu(self, save: Path | None = None) -> Hands:
        return Marshal.at(self._stands[0], save)

    def at_a_save(self, save: Path | None = None) -> Hands:
        return Marshal.at(self._stands[1], save)

    def reaches_the_menu(self, player: Hands) -> None:
        Marshal.of(player.a2).reaches_the_menu()

    def plays_to_a_save(self, player: Hands) -> None:
        Marshal.of(player.a2).begins()

    def initialises(self, player: Hands) -> None:
        Marshal.of(player.a2).initialises()

    def to_the_name(self, player: Hands) -> None:
        player.types("S")

    def goes_on_unsaved(self, player: Hands) -> None:
        player.types(ESCAPE)
        player.sees("R RESOLVE")

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
        player.put("unit_strength", 1, 100)

    def battle(self, player: Hands) -> bytes:
        """Ground, engagements and units; the dice; whose half-day it is."""
        begin, end = player.a2.symbol("dump_number"), player.a2.symbol("state_end")
        whose = bytes(player.byte(name) for name in ("st_turn", "st_side", "st_rules"))
        return whose + bytes(player.a2.memory[begin:end])

    def is_as_before_a_restart(self, player: Hands, before: bytes) -> None:
        """Nothing is left of what may be half a campaign; the dice are."""
        assert not any(player.byte("unit_strength", unit) for unit in range(UNITS))
        assert any(player.byte("rng_seed", n) for n in range(4))

    def leaves_the_restart(self, player: Hands) -> None:
        """And a new campaign can begin."""
        player.types(ESCAPE)
        player.sees("PRESS ANY KEY")
        player.types(" ")
        Marshal.of(player.a2).begins()

    def alterations(self) -> Mapping[str, tuple[str, Callable[[bytes], bytes]]]:
        """A saved campaign is packed and has a sum."""
        return {
            "one bit": ("DAMAGED", lambda d: d[:-99] + bytes([d[-99] ^ 4]) + d[-98:]),
            "long zeros": ("DAMAGED", lambda d: d[:1] + bytes(600)),
        }

    def walks(self) -> Walks:
        return WALKS

    def contracts(
        self, bench: GameBench, contracts: list[dict[str, Any]], folder: Path
    ) -> ContractBench:
        held = ArdennesContracts(bench, contracts)
        for scene in SCENES:
            scene(held)
        a_campaign_saved_and_taken_up(held, new_save_disk(folder / "save.dsk"))
        return held


GAME = Ardennes()
