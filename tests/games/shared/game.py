"""What a game tells the tests that run over every game: its `tests/games/<game>/shared.py`.

That module has one name, `GAME`: a `SharedGame` that brings a machine to its menu and to a save by
keys, and says what counts as the battle.  Everything else the shared tests do themselves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..contract_bench import ContractBench
from ..game_bench import GameBench
from ..hands import Hands
from ..save_disks import new_save_disk, volume_of
from .kept import Kept
from .monkey import Monkey, Walks

ESCAPE = "\x1b"
WAIT_SECONDS = 30
"""Of the machine: so long a restart may take."""


FRAME = 17_030
"""Cycles of a picture."""


@dataclass(frozen=True)
class ComputerTurn:
    """How the computer comes to its orders in the first turn of a battle."""

    keys: tuple[tuple[str, str], ...]
    """From power-on: words, and what is typed when they are seen; the last lets it begin."""
    begins: str
    """The label of its first routine."""
    overlay: int | None
    """`overlay_id` while that is in memory, where other overlays have other code."""
    earliest: int
    """The kept state lies between so many pictures after (before: negative) its beginning,"""
    latest: int
    """and so many."""
    not_yet: Callable[[Hands], None]
    """Asserts that no order has been written."""
    then: str
    """Words that are seen when the orders are written."""


@dataclass(frozen=True)
class Deed:
    """Something that writes on a SAVE disk with the battle OLD: from where, by which keys."""

    stands: Callable[[Path], Hands]
    acts: Callable[[Hands], None]
    says: str
    """What stands on the screen when it is done."""
    finds: Callable[[Path], bytes | None]
    """What the next start finds of it on a disk, None when there is nothing."""
    before: bytes | None
    """What it finds when nothing has been done."""
    after: Callable[[Hands], bytes | None]
    """What it finds when it is done, asked before the keys."""


class SharedGame(ABC):
    """One game at the keyboard; all by keys, on the whole machine."""

    name: str
    """Of its folder."""
    hands: type[Hands]
    ends_in: str
    """What the names of its files end in: `.GAME`."""
    menu: str
    """Words of the main menu."""
    asks_name: str
    """The question for the name of a battle, to which a refused save leads back."""
    asks_to_save: str
    """Words of the page from which a battle is saved; Escape at the name leads back to it."""
    to_the_map: str = ""
    """What leads from that page to a map with a cursor, where it is none itself."""
    restored: str
    """Words of the first page after a restart."""
    monkey: type[Monkey]
    """Who types at random."""
    never_return: tuple[str, ...]
    """Routines, as `file:name`, that hand over instead of returning."""
    computer_turn: ComputerTurn
    contract_cases = 6
    """How often each routine is run with values of its header."""
    documented_turn: tuple[tuple[str, str], ...] = ()
    """The first turn as the game's pages tell it, from the main menu: words, and what is typed when
    they are seen; the last words stand when the turn is over."""
    first_turn_over: str
    """Words that stand when a side's first turn has been given and is over."""
    rules: Mapping[str, tuple[str, ...]] = {}
    """By the name of a shared test: the rules of this game's RULES.md that it holds.  Written as
    one literal, it is also read without being run."""

    @abstractmethod
    def at_the_menu(self, save: Path | None = None) -> Hands:
        """A machine at the main menu, with this disk in drive 2; a copy that stood there."""

    @abstractmethod
    def at_a_save(self, save: Path | None = None) -> Hands:
        """A machine at the page from which a battle is saved; a copy that stood there."""

    def reaches_the_menu(self, player: Hands) -> None:
        """From power-on to the main menu."""
        player.sees("PRESS ANY KEY")
        player.types(" ")
        player.sees(self.menu)

    @abstractmethod
    def plays_to_a_save(self, player: Hands) -> None:
        """From the main menu through the orders of a turn to the page for saving."""

    @abstractmethod
    def initialises(self, player: Hands) -> None:
        """Make a SAVE disk, from the main menu and back."""

    @abstractmethod
    def to_the_name(self, player: Hands) -> None:
        """From the page for saving to the question for the name."""

    @abstractmethod
    def goes_on_unsaved(self, player: Hands) -> None:
        """From there into the battle."""

    @abstractmethod
    def to_the_restart(self, player: Hands) -> None:
        """From the main menu to the question for the name of a battle to go on with."""

    @abstractmethod
    def deletes(self, player: Hands, name: str) -> None:
        """Delete a battle, from the main menu up to the last key."""

    @abstractmethod
    def changes(self, player: Hands) -> None:
        """Change something of the battle, for OLD not to be the one that is saved next."""

    @abstractmethod
    def battle(self, player: Hands) -> bytes:
        """What a save must hold, at the page for saving."""

    def restored_battle(self, player: Hands) -> bytes:
        """The same, at the first page after a restart."""
        return self.battle(player)

    @abstractmethod
    def is_as_before_a_restart(self, player: Hands, before: bytes) -> None:
        """After a restart was refused: assert what memory holds; `before` is its state then."""

    @abstractmethod
    def leaves_the_restart(self, player: Hands) -> None:
        """From the question for the name, after a refusal, to where a new battle begins."""

    def alterations(self) -> Mapping[str, tuple[str, Callable[[bytes], bytes]]]:
        """More ways to spoil a saved battle: the words of the refusal, and how."""
        return {}

    def more_deeds(self) -> Mapping[str, Callable[[], Deed]]:
        """More that writes new files on a SAVE disk: a set-up, a squad."""
        return {}

    @abstractmethod
    def walks(self) -> Walks:
        """From where random keys are typed, by name: in all at every prompt of every phase."""

    @abstractmethod
    def contracts(
        self, bench: GameBench, contracts: list[dict[str, Any]], folder: Path
    ) -> ContractBench:
        """A bench that has seen every routine at work in play; `folder` is empty."""

    # What follows the shared tests make of the above.

    def names(self, player: Hands, name: str, replace: bool = False) -> None:
        """Answer the question for a name, and whether to replace."""
        player.sees(self.asks_name)
        player.types(f"{name}\r")
        if replace:
            player.sees("REPLACE IT?")
            player.types("Y")

    def saves(self, player: Hands, name: str, replace: bool = False) -> None:
        """From the page for saving up to the last key."""
        self.to_the_name(player)
        self.names(player, name, replace)

    def saves_again(self, player: Hands, name: str, replace: bool = False) -> None:
        """The same at the question for the name, where a refused save leads."""
        player.sees(self.asks_name)
        self.names(player, name, replace)

    def restarts(self, player: Hands, name: str) -> None:
        """From the main menu, up to RETURN behind the name."""
        self.to_the_restart(player)
        self.names(player, name)

    def takes_up(self, save: Path, name: str) -> bytes:
        """The battle that a restart from this disk brings; it must be there."""
        with self.at_the_menu(save) as player:
            self.restarts(player, name)
            player.sees(self.restored)
            return self.restored_battle(player)

    def finds(self, save: Path, name: str) -> bytes | None:
        """The battle that a restart from this disk brings; None when there is no such name."""
        with self.at_the_menu(save) as player:
            return self.found(player, name)

    def found(self, player: Hands, name: str) -> bytes | None:
        """The same, by a player at the main menu."""
        self.restarts(player, name)
        return self.restored_battle(player) if self.is_there(player) else None

    def is_there(self, player: Hands) -> bool:
        """After the name of what is to be read: it was on the disk, and has been read."""
        for _ in range(2 * WAIT_SECONDS):
            player.a2.run(seconds=0.5)
            text = player.text.upper()
            if self.restored in text or "NO SUCH NAME" in text:
                return self.restored in text
        raise AssertionError(text)

    def keeps_old(self, folder: Path) -> Kept:
        """INIT and a save, by keys; OLD is not the battle in which the game's machines stand."""
        path = new_save_disk(folder / "save.dsk")
        with self.at_the_menu(path) as player:
            self.initialises(player)
        with self.at_a_save(path) as player:
            self.changes(player)
            old = self.battle(player)
            self.saves(player, "OLD")
            player.sees("SAVED.")
        sectors = path.read_bytes()
        with self.at_a_save(path) as player:
            self.saves(player, "NEXT")
            player.sees("SAVED.")
        return Kept(sectors, old, volume_of(path).find(f"NEXT{self.ends_in}").sectors)
