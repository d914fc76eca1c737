"""Two players: what both may see of a combat, and a battle that they send each other."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grognard.rom_build.disk.dos33 import Volume

from ..save_disks import names_on, write_volume
from .commander import GERMANS, TWO, Commander
from .field import GERMAN, SOVIET, Field
from .save_desk import Desk, battle, restarts
from .table import PHASE_COMBAT, PHASE_ORDERS, Table

SEEN = 8


@pytest.fixture
def disk(battle_saved: tuple[bytes, bytes], tmp_path: Path) -> Path:
    """A SAVE disk with the battle OLD."""
    return write_volume(tmp_path / "save.dsk", Volume(battle_saved[0]))


def lay(field: Field) -> None:
    """A seen and an unseen unit of each side, in a battle of two players."""
    field.unit(GERMAN, "A0", "RIFLE", 30, 20, 20, flags=SEEN)
    field.unit(GERMAN, "A1", "PZ-IVH", 5, 22, 20, goal_x=30, goal_y=21, speed=7)
    field.unit(SOVIET, "A0", "S-RIFLE", 30, 24, 20, flags=SEEN)
    field.unit(SOVIET, "A1", "T-34/76C", 10, 26, 20)
    field.bench.set("st_human", [1, 1])
    field.bench.set("st_turn", 3)
    field.bench.set("st_last_turn", 20)
    field.bench.set("st_visibility", 9)


def test_two_players_watch_what_both_sides_know_of(kampf: Any) -> None:
    field = Field(kampf)
    lay(field)
    kampf.set("view_x", 15)
    kampf.set("view_y", 15)
    kampf.call("combat_open", st_message_delay=1)
    shown = {x for x in (20, 22, 24, 26) if kampf.mem[kampf.sym["window"] + 100 + x - 15] & 31}
    assert shown == {20, 24}


@pytest.mark.slow
def test_behind_the_combat_the_germans_are_first_again() -> None:
    with Table(lay, phase=PHASE_COMBAT) as table:
        table.sees("END OF TURN", within=60)
        assert table.byte("st_side") == GERMAN


def sends(table: Table, disk: Path, name: str, replace: bool = False) -> None:
    """On the page between the orders of both: S, a name, and back."""
    table.a2.insert(2, disk, writable=True)
    table.sees("The Soviet player sits down")
    table.types("S")
    table.sees("NAME OF THE BATTLE")
    table.types(f"{name}\r")
    if replace:
        table.sees("REPLACE IT?", within=20)
        table.types("Y")
    table.sees("SAVED.", within=20)
    table.types(" ")
    table.sees("The Soviet player sits down")


def takes_up(player: Commander, name: str) -> None:
    restarts(player, name)
    player.sees("WHO COMMANDS")
    player.sees("TURN 3 OF 20: THE GERMANS HAVE")
    player.sees("THE SOVIETS ARE TO MOVE NEXT")


def given(field: Field) -> None:
    """The Germans have given their orders."""
    lay(field)
    field.bench.set("st_side", SOVIET)
    field.bench.set("key_stirs", 0)  # as behind the menu: keys are no dice


@pytest.mark.slow
def test_the_disk_can_be_sent_when_the_germans_have_given_their_orders(
    save_desk: Desk, disk: Path
) -> None:
    with Table(given, phase=PHASE_ORDERS) as table:
        table.a2.run(seconds=1)
        sends(table, disk, "MAIL")
        kept = battle(Commander.of(table.a2))
        sends(table, disk, "OLD", replace=True)
        table.types(" ")
        table.sees("Soviet orders")
    assert names_on(disk) == {"MAIL.BATTLE", "OLD.BATTLE"}
    for who, words in ((TWO, "SOVIET PLAYER SITS DOWN"), (GERMANS, "END OF TURN 3")):
        with save_desk.at_the_menu(disk) as player:
            takes_up(player, "MAIL")
            assert battle(player) == kept, "the dice and the weather too"
            player.types(who)
            player.sees(words, within=60)


@pytest.mark.parametrize("key", "X\r\x1b")
def test_any_other_key_gives_the_soviets_their_orders(key: str) -> None:
    with Table(given, phase=PHASE_ORDERS) as table:
        table.sees("The Soviet player sits down")
        table.a2.run(seconds=0.2)
        table.types(key)
        table.sees("Soviet orders   Turn 3 of 20")
