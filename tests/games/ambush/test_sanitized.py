"""The sanitizer on the whole game: it changes nothing, and it is awake.

That the game is sound all the play tests show: their machines are sanitized (player.py).
"""

from __future__ import annotations

import pytest
from player import KEYS_OF_THE_BOOK, Player
from save_bench import initialises, saves
from save_disks import new_save_disk

from grognard.emu import SanitizerError


def battle_and_save(folder, sanitize: bool) -> tuple[str, bytes]:
    save = new_save_disk(folder / f"{sanitize}.dsk")
    with Player(save=save, sanitize=sanitize) as player:
        player.sees("PRESS ANY KEY")
        player.types(" ")
        player.sees("START A NEW GAME")
        initialises(player)
        player.begins_battle_from_the_menu(points=40)
        player.orders("P", *KEYS_OF_THE_BOOK["P"])
        player.ends_orders()
        player.types("E\r")
        player.sees("SAVE THE GAME?")
        saves(player, "ONE")
        player.sees("SAVED.")
        player.a2.run(seconds=2)
        answer = player.a2.hash()
    return answer, save.read_bytes()


@pytest.mark.slow
def test_a_sanitized_machine_plays_and_saves_to_the_same_bit(tmp_path):
    assert battle_and_save(tmp_path, True) == battle_and_save(tmp_path, False)


@pytest.mark.slow
def test_the_movie_of_a_first_turn_is_watched_to_its_end():
    """Behind the log's end lies what nobody wrote: the movie must not look there."""
    with Player(sanitize=True) as player:
        player.begins_nco_training()
        for soldier, orders in KEYS_OF_THE_BOOK.items():
            player.orders(soldier, *orders)
        player.ends_orders()
        player.types("A\r")
        player.sees("OVER. A SHOWS IT AGAIN", within=60)


@pytest.mark.slow
def test_a_squad_is_printed_before_anything_else_was_done():
    """The card may use page zero: what is put aside for it must have been written."""
    with Player(sanitize=True) as player:
        player.sees("PRESS ANY KEY")
        player.types(" ")
        player.sees("START A NEW GAME")
        player.types("2")
        player.sees("AN AMERICAN SQUAD")
        assert "AMERICAN" not in player.text.splitlines()[0], "no side has been chosen"
        player.types("1")
        player.sees("N NAMES")
        player.types("FY\r")
        player.sees("PRINT IT")
        player.types("2")
        player.a2.run(seconds=3)
        assert "Padooka" in player.a2.printer.text


def test_a_fault_in_an_overlay_is_told_with_its_source_line():
    with Player(sanitize=True) as player:
        player.begins_nco_training()
        overlay = player.a2.trace.overlay
        assert overlay == 1  # orders
        player.put("soldier_orders", 0)
        with pytest.raises(SanitizerError) as caught:
            player.types("P\r")
            player.a2.run(seconds=2)
    assert caught.value.kind == "brk"
    assert "(soldier_orders, games/ambush/screens/soldier_orders.s:" in str(caught.value)
    assert "called from" in str(caught.value)


@pytest.mark.slow
def test_a_write_over_the_running_overlay_is_stopped():
    with Player(sanitize=True) as player:
        player.begins_nco_training()
        a2 = player.a2
        spot = a2.symbol("soldier_orders")
        a2.memory[0xF0:0xF4] = b"\x8d" + spot.to_bytes(2, "little") + b"\x60"  # STA spot, RTS
        with pytest.raises(SanitizerError) as caught:
            a2.call(0xF0)
    assert (caught.value.kind, caught.value.address) == ("code-written", spot)
