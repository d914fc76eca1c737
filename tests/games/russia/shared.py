"""War in Russia for the tests that run over every game."""

from __future__ import annotations

from ..hands import Hands
from ..shared.game import ESCAPE, ComputerTurn
from ..shared.phased import PhasedGame
from .front import UNIT_SIZE, UNITS
from .monkey import RussiaMonkey
from .russia_contracts import SCENES, RussiaContracts, a_war_saved_and_taken_up
from .stavka import Stavka
from .walks import WALKS


def nothing_is_plotted(player: Hands) -> None:
    """No Soviet group has a plot."""
    assert not any(player.byte("group_plot", group) for group in range(64, 122))


class Russia(PhasedGame):
    """Its wars, saved while a side builds."""

    name = "russia"
    hands = Stavka
    ends_in = ".RUS"
    save_key = "S"
    deletes_a = "DELETE A WAR"
    asks_name = "NAME OF THE WAR"
    asks_to_save = "DIVIDE A GROUP"
    to_the_map = "4"
    restored = "RETURN GOES ON"
    monkey = RussiaMonkey
    starts = WALKS
    contract_bench = RussiaContracts
    scenes = SCENES
    last_scene = staticmethod(a_war_saved_and_taken_up)
    first_turn_over = "FIRST COMES THE SIDE"
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


GAME = Russia()
