"""The sanitizer on the whole game is awake; tests/games/shared shows that it changes nothing."""

from __future__ import annotations

import pytest

from grognard.emu import SanitizerError

from .player import KEYS_OF_THE_BOOK, Player


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
        player.types("FY\r\r")
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
    assert "(soldier_orders, games/ambush/screens/orders/soldier_orders.s:" in str(caught.value)
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
