"""The Ardennes for the tests that run over every game."""

from __future__ import annotations

from ..hands import Hands
from ..shared.game import ComputerTurn
from ..shared.phased import PhasedGame
from .ardennes_contracts import SCENES, ArdennesContracts, a_campaign_saved_and_taken_up
from .army import UNITS, order_of_battle
from .marshal import Marshal
from .monkey import ArdennesMonkey
from .starts import WALKS

LEFT, RIGHT = "\x08", "\x15"


def nobody_has_moved(player: Hands) -> None:
    """The German units stand where the order of battle has them."""
    marshal = Marshal.of(player.a2)
    for entry in order_of_battle()[:77]:
        assert marshal.place(entry.number) == entry.place


class Ardennes(PhasedGame):
    """Its campaigns, saved while a side moves."""

    name = "ardennes"
    hands = Marshal
    ends_in = ".WAR"
    save_key = "S"
    deletes_a = "DELETE A GAME"
    asks_name = "NAME OF THE GAME"
    asks_to_save = "R RESOLVE"
    restored = "R RESOLVE"
    monkey = ArdennesMonkey
    starts = WALKS
    contract_bench = ArdennesContracts
    scenes = SCENES
    last_scene = staticmethod(a_campaign_saved_and_taken_up)
    first_turn_over = "OVERCAST ALLIED"
    documented_turn = (
        ("BEGIN A NEW CAMPAIGN", "2"),
        ("WHICH RULES?", "1"),
        ("THE WEATHER", "1"),
        ("NEW CAMPAIGN: STRENGTH", "1"),
        ("WHO COMMANDS?", "1"),
        ("A HALF-DAY BEGINS", " "),
        ("16 DEC AM OVERCAST GERMAN", "M"),
        ("WHERE TO?", LEFT),
        ("31,19", LEFT),
        ("30,19", LEFT),
        ("29,19", LEFT),
        ("28,19", "\r"),
        ("GREIF 3", RIGHT),
        ("29,19", RIGHT),
        ("30,19", RIGHT),
        ("14 CAV", "E"),
        ("AGAINST", " "),
        ("R RESOLVE", "L"),
        ("ODDS GROUND", " "),
        ("R RESOLVE", ""),  # where the half-day can be saved; the die decides what follows
    )
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
        earliest=-300,  # the half-day begins, and the overlay is loaded
        latest=0,
        not_yet=nobody_has_moved,
        then="OVERCAST GERMAN",  # the map, where guns and battles follow
    )
    never_return = ("games/ardennes/main.s:main",)
    rules = {
        "test_each_way_of_the_stick_moves_as_the_key_for_it_does": ("BA-1.7",),
        "test_a_disk_that_fills_up_says_so_before_anything_is_lost": ("BA-10.13",),
        "test_a_sanitized_machine_plays_and_saves_to_the_same_bit": ("BA-3.8",),
    }

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


GAME = Ardennes()
