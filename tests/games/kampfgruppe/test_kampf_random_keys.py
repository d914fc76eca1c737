"""Random keys at every prompt of every phase: nothing crashes, everything that waits says so."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from commander import GERMANS, TWO, Commander
from monkey import Monkey
from save_disks import write_volume

from grognard.rom_build.disk.dos33 import Volume

KEYS = 110  # at each starting point


def at_menu(player: Commander) -> None:
    pass


def at_the_questions(player: Commander) -> None:
    player.types("2")


def at_disks(player: Commander) -> None:
    player.types("1")
    player.sees("CATALOG:")


def at_restart(player: Commander) -> None:
    player.types("3")
    player.sees("A SET-UP:")


def at_forces(player: Commander) -> None:
    player.types("2" + GERMANS + "3" + "1" + "2" + "5" + "1" + "6" + "5" + "2" + "1")
    player.sees("PANZER", within=60)


def at_deployment(player: Commander) -> None:
    at_forces(player)
    player.types("4")
    player.sees("POINTS LEFT")
    player.types("X")
    player.sees("A-T UNIT", within=60)


def at_a_set_up(player: Commander) -> None:
    at_deployment(player)
    player.types("0")
    player.a2.run(seconds=4)
    player.types("XY")
    player.sees("SAVE DISK?", within=60)


def at_orders(player: Commander) -> None:
    player.types("2" + GERMANS + "3" + "1" + "2" + "3")
    player.sees("DONE Y Z", within=60)


def at_a_unit(player: Commander) -> None:
    at_orders(player)
    player.types("B1")
    player.sees("INSP")


def at_two_players(player: Commander) -> None:
    player.types("2" + TWO + "3" + "1" + "2" + "1")
    player.sees("SITS DOWN", within=60)


def at_a_report(player: Commander) -> None:
    at_orders(player)
    player.types("XY")
    player.sees("1 NEXT TURN", within=200)


def at_the_end(player: Commander) -> None:
    at_orders(player)
    player.types("0Y")
    player.sees("1 PLAY ON", within=60)


STARTS: tuple[Callable[[Commander], None], ...] = (
    at_menu, at_the_questions, at_disks, at_restart, at_forces, at_deployment, at_a_set_up,
    at_orders, at_a_unit, at_two_players, at_a_report, at_the_end,
)  # fmt: skip


@pytest.mark.slow
@pytest.mark.parametrize("start", STARTS, ids=lambda start: start.__name__)
def test_random_keys_leave_no_crash_and_a_sound_battle(
    start: Callable[[Commander], None], battle_saved: tuple[bytes, bytes], tmp_path: Path
) -> None:
    disk = write_volume(tmp_path / "save.dsk", Volume(battle_saved[0]))
    with Commander() as player:
        player.a2.insert(2, disk, writable=True)
        player.reaches_the_menu()  # from power-on: a loaded memory counts as written
        start(player)
        monkey = Monkey(player, STARTS.index(start))
        while monkey.keys < KEYS:
            monkey.press(monkey.some())
