"""From where random keys are typed at Computer Ambush."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ..hands import Hands
from ..save_disks import new_save_disk
from ..shared.kept import Kept
from ..shared.monkey import Start
from .monkey import save_disk
from .player import Player

KEYS = 20_000
TURNS = 3  # times that each starting point has its share of them


def at_title(player: Hands) -> None:
    player.sees("PRESS ANY KEY")


def at_disks(player: Hands) -> None:
    at_title(player)
    player.types(" 1")
    player.sees("CATALOG:")


def at_orders(player: Hands) -> None:
    Player.of(player.a2).begins_nco_training(points=9)


def at_report(player: Hands) -> None:
    at_orders(player)
    Player.of(player.a2).orders("P", "MR12R", "FA5030")
    Player.of(player.a2).ends_orders()


def at_save(player: Hands) -> None:
    at_report(player)
    player.types("E\r")
    player.sees("SAVE THE GAME?")


def at_restart(player: Hands) -> None:
    at_title(player)
    player.types(" 4")
    player.sees("NAME OF THE GAME")


def at_an_old_game(player: Hands) -> None:
    """A game of another edition is asked for."""
    at_restart(player)
    player.types("OLD\r")
    player.sees("FROM ANOTHER EDITION")


def at_a_full_catalog(player: Hands) -> None:
    at_disks(player)
    player.types("2")
    player.sees("PRESS ANY KEY FOR MORE")


def at_a_deleted_squad(player: Hands) -> None:
    at_disks(player)
    player.types("3")
    player.sees("NAME")
    player.types("B2\rY")
    player.sees("DELETED.")


def at_the_movie_s_end(player: Hands) -> None:
    at_report(player)
    player.types("A\r")
    player.sees("ANY KEY LEAVES", within=120)


def before_victory(player: Hands) -> None:
    """The last German falls: the next report tells who has won."""
    at_orders(player)
    Player.of(player.a2).removes_the_germans()


def before_defeat(player: Hands) -> None:
    at_orders(player)
    for man in range(10):
        if player.byte("man_in_play", man):
            player.put("man_wounds", 99, man)


def nothing(folder: Path, kept: Kept) -> None:
    """Drive 2 is empty."""


def new(folder: Path, kept: Kept) -> Path:
    return new_save_disk(folder / "new.dsk")


def with_old(games: int) -> Callable[[Path, Kept], Path]:
    """With a squad, a game of another edition, and so many more games."""

    def make(folder: Path, kept: Kept) -> Path:
        return save_disk(folder / "save.dsk", len(kept.battle) + 1, games)

    return make


SAVE, FULL = with_old(0), with_old(45)
STARTS: tuple[tuple[Callable[[Hands], None], Callable[[Path, Kept], Path | None]], ...] = (
    (at_title, SAVE),
    (at_disks, new),
    (at_disks, FULL),
    (at_disks, SAVE),
    (at_orders, SAVE),
    (at_report, SAVE),
    (at_save, SAVE),
    (at_restart, SAVE),
    (at_an_old_game, SAVE),
    (at_a_full_catalog, FULL),
    (at_a_deleted_squad, SAVE),
    (at_the_movie_s_end, nothing),
    (before_victory, SAVE),
    (before_defeat, nothing),
)
WALK = tuple(
    Start(
        comes=comes,
        keys=-(-KEYS // (TURNS * len(STARTS))),
        seed=100 * number,
        turns=TURNS,
        disk=disk,
        sanitize=number % 4 == 0,  # all of them sanitized would take too long here
    )
    for number, (comes, disk) in enumerate(STARTS)
)
"""One walk of them all: chance meets a prompt now here, now there."""
