"""Computer Ambush for the tests that run over every game."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import Any

from ..contract_bench import ContractBench
from ..game_bench import GameBench
from ..hands import Hands
from ..save_disks import new_save_disk
from ..shared.game import ESCAPE, ComputerTurn, SharedGame
from ..shared.monkey import Walks
from .contract_corners import a_turn_that_is_not_saved, squad_on_paper
from .contract_scenes import SCENES, squads_and_disks
from .monkey import AmbushMonkey
from .player import KEYS_OF_THE_BOOK, Player
from .save_bench import Desk, battle, deletes, initialises, saved_battle
from .starts import WALK


def no_orders(player: Hands) -> None:
    """No German has any."""
    assert [player.byte("man_order_count", man) for man in range(10, 20)] == [0] * 10


class Ambush(SharedGame):
    """Its games, saved at the end of a turn."""

    name = "ambush"
    hands = Player
    ends_in = ".GAME"
    menu = "START A NEW GAME"
    asks_name = "NAME OF THE GAME"
    asks_to_save = "SAVE THE GAME?"
    restored = "TIME POINTS"
    monkey = AmbushMonkey
    never_return = (
        "apple2/loader.s:loader_start",
        "games/ambush/main.s:main",
        "lib/turn/turn_loop.s:turn_loop",
        "lib/turn/turn_loop.s:turn_loop_start",
    )
    contract_cases = 8
    first_turn_over = "REPORT:"
    documented_turn = (
        ("START A NEW", "3"),
        ("SOLITAIRE", "1"),
        ("NCO TRAINING", "1"),
        ("SILENCE", "2"),
        ("UNLIMITED", "2"),
        ("HOW MANY", "250\r"),
        *(
            step
            for man, orders in KEYS_OF_THE_BOOK.items()
            for step in (
                ("WHICH SOLDIER", f"{man}\r"),
                *((f"ORDER {number}:", f"{order}\r") for number, order in enumerate(orders, 1)),
                (f"ORDER {len(orders) + 1}:", "NO\r"),
            )
        ),
        ("WHICH SOLDIER", "4\r"),
        ("END THE PHASE", "Y"),
        ("SOUNDS OF BATTLE", "N"),
        ("REPORT:", "E\r"),
        ("SAVE THE GAME?", ""),
    )
    computer_turn = ComputerTurn(
        keys=(
            ("PRESS ANY", " "),
            ("START A NEW", "3"),
            ("SOLITAIRE", "1"),
            ("NCO TRAINING", "1"),
            ("SILENCE", "2"),
            ("UNLIMITED", "2"),
            ("HOW MANY", "250\r"),
            ("WHICH SOLDIER", "4\r"),
            ("END THE PHASE", "Y"),
        ),
        begins="phase_german",
        overlay=None,
        earliest=0,
        latest=2,
        not_yet=no_orders,
        then="SOUNDS OF BATTLE",
    )

    @cached_property
    def desk(self) -> Desk:
        """Machines at the main menu and at the end of a turn."""
        return Desk()

    def at_the_menu(self, save: Path | None = None) -> Hands:
        return self.desk.at_the_menu(save)

    def at_a_save(self, save: Path | None = None) -> Hands:
        return self.desk.at_the_turn_s_end(save)

    def plays_to_a_save(self, player: Hands) -> None:
        player = Player.of(player.a2)
        player.begins_battle_from_the_menu(points=40)
        player.orders("P", *KEYS_OF_THE_BOOK["P"])
        player.ends_orders()
        player.types("E\r")
        player.sees(self.asks_to_save)

    def initialises(self, player: Hands) -> None:
        initialises(player)

    def to_the_name(self, player: Hands) -> None:
        player.types("Y")
        player.sees(self.asks_name)

    def goes_on_unsaved(self, player: Hands) -> None:
        player.types(ESCAPE)
        player.sees(self.asks_to_save)
        player.types("N")
        player.sees("HOW MANY TIME POINTS")

    def to_the_restart(self, player: Hands) -> None:
        player.types("4")
        player.sees(self.asks_name)

    def deletes(self, player: Hands, name: str) -> None:
        deletes(player, name)

    def changes(self, player: Hands) -> None:
        player.put("man_endurance", 11)

    def battle(self, player: Hands) -> bytes:
        return battle(player)

    def restored_battle(self, player: Hands) -> bytes:
        return saved_battle(player)

    def is_as_before_a_restart(self, player: Hands, before: bytes) -> None:
        assert player.state() == before

    def leaves_the_restart(self, player: Hands) -> None:
        player.types(ESCAPE)
        player.sees(self.menu)

    def walks(self) -> Walks:
        return {"all": WALK}

    def contracts(
        self, bench: GameBench, contracts: list[dict[str, Any]], folder: Path
    ) -> ContractBench:
        held = ContractBench(bench, contracts)
        held.play(SCENES)
        squads_and_disks(held, self.desk, new_save_disk(folder / "save.dsk"))
        squad_on_paper(held, self.desk)
        a_turn_that_is_not_saved(held, self.desk)
        return held


GAME = Ambush()
