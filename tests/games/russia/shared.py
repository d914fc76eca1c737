"""War in Russia for the tests that run over every game."""

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
from .front import UNIT_SIZE, UNITS
from .monkey import RussiaMonkey
from .russia_contracts import SCENES, RussiaContracts, a_war_saved_and_taken_up
from .stavka import Stavka
from .walks import WALKS


def nothing_is_plotted(player: Hands) -> None:
    """No Soviet group has a plot."""
    assert not any(player.byte("group_plot", group) for group in range(64, 122))


class Russia(SharedGame):
    """Its wars, saved while a side builds."""

    name = "russia"
    hands = Stavka
    ends_in = ".RUS"
    menu = "BEGIN A NEW WAR"
    asks_name = "NAME OF THE WAR"
    asks_to_save = "DIVIDE A GROUP"
    restored = "RETURN GOES ON"
    monkey = RussiaMonkey
    documented_turn = (
        ("BEGIN A NEW WAR", "2"),
        ("WHEN DOES IT BEGIN", "1"),
        ("HOW LONG?", "1"),
        ("HOW STRONG ARE", "3"),
        ("WHO COMMANDS?", "1"),
        ("22 JUN 41 AXIS", "D"),
        ("22 JUN 41 SOVIET", "D"),
        ("A WEEK BEGINS", " "),
        ("RETURN A ALL", "A"),
        ("G TAKE", "D"),
        ("ALL ORDERS GIVEN?", "Y"),
        ("B BOMB", "D"),
        ("A WEEK BEGINS", " "),
        ("RETURN A ALL", "A"),
        ("G TAKE", "N"),
        ("1 MECH 375", "G"),
        ("X RAIL", "P"),
        ("PLOT, SUCH AS", "32\r"),
        ("DUG 0 S 32", "Q"),
        ("G TAKE", "D"),
        ("ALL ORDERS GIVEN?", "Y"),
        ("B BOMB", "D"),
        ("FIRST COMES", " "),
        ("1 ATTACKS 81", ESCAPE),
        ("THE WEEK IS OVER", " "),
        ("29 JUN 41 AXIS", ""),  # the next build phase
    )
    computer_turn = ComputerTurn(
        keys=(
            ("PRESS ANY", " "),
            ("BEGIN A NEW WAR", "2"),
            ("WHEN DOES IT BEGIN", "1"),
            ("HOW LONG?", "1"),
            ("HOW STRONG ARE", "3"),
            ("WHO COMMANDS?", "2"),
            ("22 JUN 41 AXIS", "D"),
        ),
        begins="computer_main",
        overlay=6,
        earliest=-300,  # the Soviets build, and the overlay is loaded
        latest=0,
        not_yet=nothing_is_plotted,
        then="A WEEK BEGINS",
    )
    never_return = ("games/russia/main.s:main",)
    rules = {
        "test_a_sanitized_machine_plays_and_saves_to_the_same_bit": ("WR-1.3.1",),
    }

    @cached_property
    def _stands(self) -> tuple[bytes, bytes]:
        """Machines at the menu and at the first build phase."""
        with Stavka(sanitize=False) as player:
            player.reaches_the_menu()
            menu = player.a2.save()
            player.begins(builds=False)
            return menu, player.a2.save()

    def at_the_menu(self, save: Path | None = None) -> Hands:
        return Stavka.at(self._stands[0], save)

    def at_a_save(self, save: Path | None = None) -> Hands:
        return Stavka.at(self._stands[1], save)

    def reaches_the_menu(self, player: Hands) -> None:
        player.sees("PRESS ANY KEY")
        player.types(" ")
        player.sees(self.menu)

    def plays_to_a_save(self, player: Hands) -> None:
        Stavka.of(player.a2).begins(builds=False)

    def initialises(self, player: Hands) -> None:
        Stavka.of(player.a2).initialises()

    def to_the_name(self, player: Hands) -> None:
        player.types("S")

    def goes_on_unsaved(self, player: Hands) -> None:
        player.types(ESCAPE)
        player.sees(self.asks_to_save)

    def to_the_restart(self, player: Hands) -> None:
        player.types("3")
        player.sees(self.asks_name)

    def deletes(self, player: Hands, name: str) -> None:
        player.types("1")
        player.sees("DELETE A WAR")
        player.types("3")
        player.sees(self.asks_name)
        player.types(f"{name}\r")
        player.sees("FOR GOOD?")
        player.types("Y")

    def changes(self, player: Hands) -> None:
        player.put("unit_axis", 99, 1)

    def battle(self, player: Hands) -> bytes:
        """The pools, the ground, groups, cities and units; the dice; whose week it is."""
        begin, end = player.a2.symbol("pool_infantry_lo"), player.a2.symbol("state_end")
        names = ("st_week", "st_side", "st_level", "st_human", "st_weather")
        whose = bytes(player.byte(name) for name in names)
        return whose + bytes(player.a2.memory[begin:end])

    def is_as_before_a_restart(self, player: Hands, before: bytes) -> None:
        """Nothing is left of what may be half a war; the dice are."""
        for side in ("unit_axis", "unit_soviet"):
            assert not any(player.byte(side, 1 + UNIT_SIZE * unit) for unit in range(UNITS))
        assert any(player.byte("rng_seed", n) for n in range(4))

    def leaves_the_restart(self, player: Hands) -> None:
        """And a new war can begin."""
        player.types(ESCAPE)
        player.sees("PRESS ANY KEY")
        player.a2.eject(2)
        player.types(" ")
        Stavka.of(player.a2).begins(builds=False)

    def alterations(self) -> Mapping[str, tuple[str, Callable[[bytes], bytes]]]:
        """A saved war is packed and has a sum."""
        return {
            "one bit": ("DAMAGED", lambda d: d[:-99] + bytes([d[-99] ^ 4]) + d[-98:]),
            "long zeros": ("DAMAGED", lambda d: d[:1] + bytes(600)),
        }

    def walks(self) -> Walks:
        return WALKS

    def contracts(
        self, bench: GameBench, contracts: list[dict[str, Any]], folder: Path
    ) -> ContractBench:
        held = RussiaContracts(bench, contracts)
        for scene in SCENES:
            scene(held)
        a_war_saved_and_taken_up(held, new_save_disk(folder / "save.dsk"))
        return held


GAME = Russia()
