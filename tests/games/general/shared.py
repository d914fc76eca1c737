"""The Perfect General for the tests that run over every game."""

from __future__ import annotations

from ..hands import Hands
from ..shared.game import ComputerTurn
from ..shared.phased import PhasedGame
from .field import UNITS
from .general_contracts import SCENES, GeneralContracts, a_game_saved_and_taken_up
from .monkey import GeneralMonkey
from .player import Player
from .starts import WALKS


def nobody_has_moved(player: Hands) -> None:
    """The red units stand where the armies that stand ready have them."""
    assert player.byte("unit_col") == 2 and player.byte("unit_row") == 12


class General(PhasedGame):
    """Its games, saved while a side plots."""

    name = "general"
    hands = Player
    ends_in = ".GEN"
    save_key = "K"
    deletes_a = "DELETE A GAME"
    asks_name = "NAME OF THE GAME"
    asks_to_save = "RETURN PLOT"
    restored = "RETURN PLOT"
    monkey = GeneralMonkey
    starts = WALKS
    contract_bench = GeneralContracts
    scenes = SCENES
    last_scene = staticmethod(a_game_saved_and_taken_up)
    first_turn_over = "KEPT AS AUTO"
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


GAME = General()
