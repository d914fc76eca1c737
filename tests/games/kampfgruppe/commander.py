"""A commander of Kampfgruppe at the keyboard of the whole machine."""

from __future__ import annotations

from ..hands import Hands

BOTH, GERMANS, SOVIETS, TWO = "4", "1", "2", "3"


class Commander(Hands):
    """Who plays Kampfgruppe."""

    game = "kampfgruppe"

    def reaches_the_menu(self) -> None:
        """From power-on."""
        self.sees("PRESS ANY KEY")
        self.types(" ")
        self.sees("START A NEW BATTLE")

    def asks_for_a_battle(self, players: str, handicap: str = "3", scenario: str = "5") -> None:
        """From the menu to the page of the scenario, answered."""
        for page, key in (
            ("START A NEW BATTLE", "2"),
            ("WHO COMMANDS", players),
            ("HANDICAP", handicap),
            ("PACE", "1"),
            ("SOUND", "2"),
            ("WHICH?", scenario),
        ):
            self.sees(page)
            self.types(key)

    def builds_a_battle(
        self, river: str = "2", density: str = "3", period: str = "5", battle: str = "3",
        size: str = "2",
    ) -> None:  # fmt: skip
        """The questions of a built battle, answered: a small meeting in late 1943."""
        for page, key in (
            ("A RIVER?", river),
            ("COVER", density),
            ("WHEN?", period),
            ("OF WHAT KIND?", battle),
            ("HOW LARGE?", size),
        ):
            self.sees(page)
            self.types(key)
