"""Games that give each part of them a phase and save by a key of any (lib/files/files_games.s)."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from ..contract_bench import ContractBench
from ..game_bench import GameBench
from ..hands import Hands
from ..save_disks import makes_a_save_disk, new_save_disk
from .game import ESCAPE, SharedGame
from .monkey import Walks


class PhasedHands(Hands):
    """Who plays such a game."""

    menu: str
    """Words of its main menu."""

    def reaches_the_menu(self) -> None:
        """From power-on."""
        self.sees("PRESS ANY KEY")
        self.types(" ")
        self.sees(self.menu)

    @abstractmethod
    def begins_to_save(self) -> None:
        """From the menu: a new game, to the first keys among which one saves."""

    def initialises(self) -> None:
        """From the menu: make a SAVE disk and come back to the menu."""
        makes_a_save_disk(self)
        self.sees(self.menu)

    def presses(self, *keys: str, seconds: float = 1.2) -> None:
        """Type so slowly that each page is there before the next key."""
        for key in keys:
            self.types(key)
            self.a2.run(seconds=seconds)

    def points_at(self, place: tuple[int, int]) -> None:
        """The cursor to a hex, by column and row from 1."""
        for _ in range(120):
            across = place[0] - 1 - self.byte("st_cursor_x")
            down = place[1] - 1 - self.byte("st_cursor_y")
            if not across and not down:
                return
            key = ("\x15" if across > 0 else "\x08") if across else ("4" if down > 0 else "1")
            self.types(key)
            self.a2.run(seconds=0.3)
        raise AssertionError(f"the cursor does not come to {place}")

    def looks_at_the_disk(self, asks_name: str) -> None:
        """From the menu and back: what is on the SAVE disk, and a name that is not."""
        self.types("1")
        self.sees("CATALOG:")
        self.types("2")
        self.sees("NAMES. ANY KEY")
        self.presses(" ", ESCAPE)
        self.sees(self.menu)
        self.types("3")
        self.sees(asks_name)
        self.types("NONE\r")
        self.sees("NO SUCH NAME")
        self.presses(" ", ESCAPE)
        self.sees(self.menu)


def first_pages(hands: type[PhasedHands], asks_name: str) -> tuple[Callable[[Hands], None], ...]:
    """Starts of random keys: the main menu, the page of disks, the one that restarts a game."""

    def at_menu(player: Hands) -> None:
        hands.of(player.a2).reaches_the_menu()

    def at_disks(player: Hands) -> None:
        at_menu(player)
        player.types("1")
        player.sees("INIT:")

    def at_restart(player: Hands) -> None:
        at_menu(player)
        player.types("3")
        player.sees(asks_name)

    return at_menu, at_disks, at_restart


class PhasedGame(SharedGame):
    """Such a game for the tests that run over every game."""

    hands: type[PhasedHands]
    save_key: str
    deletes_a: str
    """Words of the page of the SAVE disk for the line that deletes a game."""
    starts: Walks
    """From where random keys are typed."""
    contract_bench: type[ContractBench]
    scenes: tuple[Callable[[Any], None], ...]
    """What that bench plays, one after the other."""
    last_scene: Callable[[Any, Path], None]
    """What it plays then, with an empty SAVE disk."""

    @property
    def menu(self) -> str:  # type: ignore[override]
        """As who plays it sees it."""
        return self.hands.menu

    @cached_property
    def _stands(self) -> tuple[bytes, bytes]:
        """Machines at the menu and at the first keys among which one saves."""
        with self.hands(sanitize=False) as player:
            player.reaches_the_menu()
            menu = player.a2.save()
            player.begins_to_save()
            return menu, player.a2.save()

    def at_the_menu(self, save: Path | None = None) -> Hands:
        return self.hands.at(self._stands[0], save)

    def at_a_save(self, save: Path | None = None) -> Hands:
        return self.hands.at(self._stands[1], save)

    def plays_to_a_save(self, player: Hands) -> None:
        self.hands.of(player.a2).begins_to_save()

    def initialises(self, player: Hands) -> None:
        self.hands.of(player.a2).initialises()

    def to_the_name(self, player: Hands) -> None:
        player.types(self.save_key)

    def goes_on_unsaved(self, player: Hands) -> None:
        player.types(ESCAPE)
        player.sees(self.asks_to_save)

    def to_the_restart(self, player: Hands) -> None:
        player.types("3")
        player.sees(self.asks_name)

    def deletes(self, player: Hands, name: str) -> None:
        player.types("1")
        player.sees(self.deletes_a)
        player.types("3")
        player.sees(self.asks_name)
        player.types(f"{name}\r")
        player.sees("FOR GOOD?")
        player.types("Y")

    def leaves_the_restart(self, player: Hands) -> None:
        """And a new game can begin; without the disk, on which it would be kept by itself."""
        player.types(ESCAPE)
        player.sees(self.menu)
        player.a2.eject(2)
        self.hands.of(player.a2).begins_to_save()

    def alterations(self) -> Mapping[str, tuple[str, Callable[[bytes], bytes]]]:
        """A saved game is packed and has a sum."""
        return {
            "one bit": ("DAMAGED", lambda d: d[:-99] + bytes([d[-99] ^ 4]) + d[-98:]),
            "long zeros": ("DAMAGED", lambda d: d[:1] + bytes(600)),
        }

    def walks(self) -> Walks:
        return self.starts

    def contracts(
        self, bench: GameBench, contracts: list[dict[str, Any]], folder: Path
    ) -> ContractBench:
        held = self.contract_bench(bench, contracts)
        for scene in self.scenes:
            scene(held)
        self.last_scene(held, new_save_disk(folder / "save.dsk"))
        return held
