"""SAVE disks and saved battles, played on the whole machine (1.3, 4.7)."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from grognard.rom_build.disk.dos33 import Volume

from ..save_disks import names_on, volume_of, write_volume
from .commander import GERMANS, TWO, Commander
from .largest import largest
from .save_desk import (
    BATTLE,
    ESCAPE,
    SETUP,
    Desk,
    battle,
    names,
    restarts,
    saves,
    saves_setup,
    setup,
)
from .test_random_map import draw

PHASE_ORDERS, PHASE_END, PHASE_RESTART, PHASE_SAVE = 3, 5, 7, 8
SAVE_SECONDS = 8
HZ = 1.020484e6
WOODED = 24
"""The dice of the map that packs worst of the first two dozen with a river and all cover."""


@pytest.fixture
def disk(battle_saved: tuple[bytes, bytes], tmp_path: Path) -> Path:
    """A SAVE disk with the battle OLD."""
    return write_volume(tmp_path / "save.dsk", Volume(battle_saved[0]))


def at_a_save(player: Commander, state: bytes, next_phase: int = PHASE_END) -> None:
    """Put a state into the machine and let the game come to its save."""
    begin = player.a2.symbol("state_begin")
    player.a2.memory[begin : begin + len(state)] = state
    player.put("st_next_phase", next_phase)
    player.put("st_phase", PHASE_SAVE)
    player.a2.reset()
    player.a2.run(seconds=3)


@pytest.mark.rule("KG-1.3.1")
@pytest.mark.rule("KG-1.3.3")
@pytest.mark.slow
def test_a_battle_goes_on_as_it_was_saved_with_other_commanders(
    save_desk: Desk, disk: Path
) -> None:
    with save_desk.at_the_turn_s_end(disk) as player:
        kept = battle(player)
        saves(player, "KURSK")
        begun = player.a2.cycles
        player.sees("SAVED.")
        assert (player.a2.cycles - begun) / HZ <= SAVE_SECONDS
        player.types(" ")
        player.sees("END OF TURN 1")  # and back to the report
    with save_desk.at_the_menu(disk) as player:
        restarts(player, "KURSK")
        player.sees("WHO COMMANDS")
        player.sees("TURN 1 OF 20 HAS BEEN FOUGHT")
        player.sees("THE GERMANS ARE TO MOVE NEXT")
        player.types(TWO)
        player.sees("2 SAVE")
        assert battle(player) == kept
        assert (player.byte("st_human"), player.byte("st_human", 1)) == (1, 1)
        player.types("1")
        player.sees("THE GERMAN PLAYER SITS DOWN")


@pytest.mark.rule("KG-4.7.1")
@pytest.mark.rule("KG-1.3.3")
@pytest.mark.slow
def test_a_set_up_serves_again_with_the_same_places_and_other_dice(
    save_desk: Desk, disk: Path
) -> None:
    with save_desk.deployed(disk) as player:
        kept = setup(player)
        saves_setup(player, "OLD")  # a battle may have the same name
        begun = player.a2.cycles
        player.sees("SAVED.")
        assert (player.a2.cycles - begun) / HZ <= SAVE_SECONDS
        player.types(" ")
        player.sees("DONE Y Z")
    assert names_on(disk) == {"OLD.BATTLE", "OLD.SETUP"}
    seeds = []
    for commander in (GERMANS, TWO):
        with save_desk.at_the_menu(disk) as player:
            player.a2.run(seconds=len(seeds) + 0.3)
            restarts(player, "OLD", SETUP)
            player.sees("WHO COMMANDS")
            player.sees("THE GERMANS MOVE FIRST")
            assert setup(player) == kept
            player.types(commander)
            player.sees("SITS DOWN" if commander == TWO else "DONE Y Z")
            assert (player.byte("st_turn"), player.byte("st_phase")) == (1, PHASE_ORDERS)
            assert 7 <= player.byte("st_visibility") <= 20
            seeds.append([player.byte("rng_seed", n) for n in range(4)])
    assert seeds[0] != seeds[1]


@pytest.mark.slow
def test_the_largest_battle_with_orders_for_every_unit_is_saved_in_eight_seconds(
    save_desk: Desk, disk: Path, kampf: Any
) -> None:
    ground = bytes(square for row in draw(kampf, WOODED, river=1, density=9) for square in row)
    with save_desk.at_the_turn_s_end(disk) as player:
        at_a_save(player, largest(player, ground))
        names(player, "NAME OF THE BATTLE", "BIG")
        kept, begun = battle(player), player.a2.cycles
        player.sees("SAVED.")
        assert (player.a2.cycles - begun) / HZ <= SAVE_SECONDS
        at_a_save(player, largest(player, ground))
        names(player, "NAME OF THE BATTLE", "BIG")
        player.sees("REPLACE IT?")
        player.a2.run(seconds=2)  # the drive has come to rest
        player.types("Y")
        begun = player.a2.cycles
        player.sees("SAVED.")
        assert (player.a2.cycles - begun) / HZ <= SAVE_SECONDS
    with save_desk.at_the_menu(disk) as player:
        restarts(player, "BIG")
        player.sees("WHO COMMANDS")
        assert battle(player) == kept


@pytest.mark.rule("KG-1.3.2")
@pytest.mark.slow
def test_more_than_six_battles_and_set_ups_fit_a_disk_and_the_catalog_tells_them_apart(
    save_desk: Desk, disk: Path
) -> None:
    with save_desk.deployed(disk) as player:
        saves_setup(player, "PLAN")
        player.sees("SAVED.")
    with save_desk.at_the_turn_s_end(disk) as player:
        for letter in "ABCDEFG":
            saves(player, letter)
            player.sees("SAVED.")
            player.types(" ")
            player.sees("2 SAVE")
    with save_desk.at_the_menu(disk) as player:
        player.types("1")
        player.sees("CATALOG:")
        player.types("2")
        player.sees("SECTORS FREE")
        rows = [line.split() for line in player.text.upper().splitlines()]
        assert ["PLAN", "SET-UP"] in rows and ["G", "BATTLE"] in rows
        player.types(" ")
        player.sees("DELETE A SET-UP")
        player.types("4")
        player.sees("NAME OF THE SET-UP")
        player.types("PLAN\r")
        player.sees("FOR GOOD?")
        player.types("Y")
        player.sees("DELETED.")
    assert names_on(disk) == {f"{name}.BATTLE" for name in ["OLD", *"ABCDEFG"]}
    assert volume_of(disk).problems() == []


@pytest.mark.parametrize("kind", ["noise", "zeros", "steps"])
@pytest.mark.slow
def test_a_state_comes_back_byte_by_byte_whatever_is_in_it(
    save_desk: Desk, disk: Path, kind: str
) -> None:
    dice = random.Random(6)
    with save_desk.at_the_menu(disk) as player:
        size = len(player.state())
        if kind == "noise":
            state = bytearray(dice.randbytes(size))
        elif kind == "zeros":
            state = bytearray(size)
        else:  # runs of every length, across columns and groups
            state = bytearray()
            while len(state) < size:
                state += bytes([dice.randrange(256)]) * dice.choice((1, 2, 7, 8, 9, 60, 2100))
            del state[size:]
        rows = player.a2.symbol("st_map_rows") - player.a2.symbol("state_begin")
        state[rows] = 30
        at_a_save(player, bytes(state))
        names(player, "NAME OF THE BATTLE", "ODD")
        kept = battle(player)
        player.sees("SAVED.", within=60)
        at_a_save(player, bytes(size))
        player.put("st_phase", PHASE_RESTART)
        player.a2.reset()
        player.sees("A SET-UP:")
        player.types(BATTLE)
        player.sees("NAME OF THE BATTLE")
        player.types("ODD\r")
        player.sees("WHO COMMANDS", within=60)
        assert battle(player) == kept


@pytest.mark.slow
@pytest.mark.rule("KG-1.3.2")
def test_reset_while_a_battle_comes_in_asks_for_it_again(save_desk: Desk, disk: Path) -> None:
    with save_desk.at_the_menu(disk) as player:
        restarts(player, "OLD")
        for _ in range(4):
            player.a2.until(label="load_page", within=10)
            player.a2.step()
        player.a2.reset()
        player.sees("A SET-UP:")
        player.types(BATTLE)
        player.sees("NAME OF THE BATTLE")
        player.types("OLD\r")
        player.sees("WHO COMMANDS")


@pytest.mark.slow
def test_a_state_that_the_turn_loop_cannot_go_on_with_is_refused(
    save_desk: Desk, disk: Path
) -> None:
    with save_desk.at_the_turn_s_end(disk) as player:
        player.put("st_map_rows", 200)
        saves(player, "MAD")
        player.sees("SAVED.")
    with save_desk.at_the_menu(disk) as player:
        restarts(player, "MAD")
        player.sees("DAMAGED")
        player.types(f" {ESCAPE}")
        player.sees("A SET-UP:")


@pytest.mark.slow
def test_replacing_asks_first_and_n_keeps_the_old_battle(save_desk: Desk, disk: Path) -> None:
    before = disk.read_bytes()
    with save_desk.at_the_turn_s_end(disk) as player:
        saves(player, "OLD")
        player.sees("REPLACE IT?")
        player.types("N")
        player.sees("TYPE A NAME")
        player.types(ESCAPE)
        player.sees("END OF TURN 1")
    assert disk.read_bytes() == before


@pytest.mark.slow
def test_a_question_mark_helps_at_every_question_about_save_disks(
    save_desk: Desk, disk: Path
) -> None:
    with save_desk.at_the_menu(disk) as player:
        player.types("3")
        player.sees("A SET-UP:")
        player.types("?")
        player.sees("BATTLES ARE SAVED AFTER EVERY COMBAT")
        player.types(" ")
        player.sees("A SET-UP:")
        player.types(BATTLE)
        player.sees("NAME OF THE BATTLE")
        player.types("?")
        player.sees("BATTLES ARE SAVED AFTER EVERY COMBAT")
        player.types(" ")
        player.sees("NAME OF THE BATTLE")
        player.types("OLD\r")
        player.sees("WHO COMMANDS")
        player.types("?")
        player.sees("BATTLES ARE SAVED AFTER EVERY COMBAT")
        player.types(" ")
        player.sees("HAS BEEN FOUGHT")
