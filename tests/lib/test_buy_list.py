"""Long lists and buying, for a game whose pieces are numbers."""

from __future__ import annotations

import pytest

from ..games import hires_page
from .library import Library

ROUTINES = ("list_pages", "buy_page")
OFFERED = 3
GAME = """
        .import text_byte, text_goto, text_clear_row
        .export LISTED : zeropage, list_has, list_print, held, heading
        .export buy_offered, buy_draw, buy_take, buy_return, buy_auto, buy_help
        .export bought, left, drawn, helped, spent
LISTED = 100
heading:        .byte "All of them", 0
dear:           .byte "Too dear", 0
none:           .byte "Nothing back", 0
        .segment "CODE"
list_has:       tax
                lda held,x
                cmp #1
                txa
                rts
list_print:     jmp text_byte
buy_draw:       ldy #23
                jsr text_clear_row
                inc drawn
                rts
buy_take:       ldx left
                beq @dear
                tax
                inc bought,x
                dec left
                clc
                rts
@dear:          lda #<dear
                ldy #>dear
                sec
                rts
buy_return:     lda bought
                beq @none
                dec bought
                inc left
                clc
                rts
@none:          lda #<none
                ldy #>none
                sec
                rts
buy_auto:       inc spent
                rts
buy_help:       inc helped
                rts
        .segment "BSS"
held:           .res 100
bought:         .res 3
left:           .res 1
drawn:          .res 1
helped:         .res 1
spent:          .res 1
buy_offered:    .res 1
"""
ESCAPE = "\x1b"


def runs(lib: Library, routine: str, typed: str, **given: int) -> int | None:
    """Call it with keys waiting: C, or None when it asks for more."""
    lib.keys(typed.encode())
    try:
        result = lib.a2.call(routine, cycle_limit=3_000_000, **given)
    except Exception as error:
        assert "did not return" in str(error)
        return None
    return int(result.c)


def shown(lib: Library) -> list[str]:
    return [row.rstrip() for row in hires_page.text(lib.a2.memory)]


def lists(lib: Library, numbers: list[int], typed: str) -> bool:
    """The list of these numbers after these keys; whether it has been left."""
    at = lib.a2.symbol("held")
    lib.a2.memory[at : at + 100] = bytes(n in numbers for n in range(100))
    head = lib.a2.symbol("heading")
    return runs(lib, "list_pages", typed, A=head & 255, Y=head >> 8) is not None


def entries(lib: Library) -> list[int]:
    """What stands on the page: the left column from above, then the right one."""
    rows = shown(lib)
    assert rows[0] == " All of them"
    cells = [row[at : at + 20].strip() for at in (0, 20) for row in rows[2:23]]
    return [int(cell) for cell in cells if cell]


@pytest.mark.parametrize("count", [1, 21, 22, 42])
def test_a_page_has_two_columns_from_above(lib: Library, count: int) -> None:
    numbers = list(range(7, 7 + count))
    assert not lists(lib, numbers, "") and entries(lib) == numbers


def test_the_next_page_goes_on_where_the_last_one_ended(lib: Library) -> None:
    numbers = list(range(0, 100, 2)) + [99]
    assert not lists(lib, numbers, "") and entries(lib) == numbers[:42]
    assert not lists(lib, numbers, " ") and entries(lib) == numbers[42:]
    assert lists(lib, numbers, "  ")


def test_a_full_last_page_has_no_empty_one_behind_it(lib: Library) -> None:
    assert lists(lib, list(range(42)), " ") and lists(lib, [], "")


@pytest.mark.parametrize("key", ["Q", "x", ESCAPE])
def test_the_list_can_be_left(lib: Library, key: str) -> None:
    assert lists(lib, list(range(100)), key)


def buys(lib: Library, typed: str, left: int = 9) -> int | None:
    lib.a2.memory[lib.a2.symbol("buy_offered")] = OFFERED
    lib.a2.memory[lib.a2.symbol("left")] = left
    return runs(lib, "buy_page", typed)


def byte(lib: Library, name: str, at: int = 0) -> int:
    return int(lib.a2.memory[lib.a2.symbol(name) + at])


def test_letters_buy_what_is_offered_and_x_is_done(lib: Library) -> None:
    assert buys(lib, "abbccx") == 0
    assert [byte(lib, "bought", n) for n in range(3)] == [1, 2, 2]
    assert byte(lib, "left") == 4 and byte(lib, "drawn") == 6
    assert buys(lib, "dz@[" + "x") == 0, "no such letter"
    assert [byte(lib, "bought", n) for n in range(3)] == [1, 2, 2]


@pytest.mark.parametrize("key", ["\x08", "\x7f"])
def test_what_was_bought_goes_back_with_either_key(lib: Library, key: str) -> None:
    assert buys(lib, "aa" + key + "x") == 0
    assert (byte(lib, "bought"), byte(lib, "left")) == (1, 8)


def test_why_not_is_told_and_the_page_stands(lib: Library) -> None:
    assert buys(lib, "a", left=0) is None and shown(lib)[23] == "Too dear"
    lib.reset()
    assert buys(lib, "\x08") is None and shown(lib)[23] == "Nothing back"
    assert buys(lib, "\x08" + "ax") == 0 and byte(lib, "bought") == 1


def test_the_computer_may_choose_help_comes_and_escape_leaves(lib: Library) -> None:
    assert buys(lib, "0??x") == 0
    assert (byte(lib, "spent"), byte(lib, "helped"), byte(lib, "drawn")) == (1, 2, 4)
    assert buys(lib, ESCAPE) == 1
