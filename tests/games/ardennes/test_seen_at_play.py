"""What players missed at the keyboard, and now see: found by play, told by the screen."""

from __future__ import annotations

from typing import Any

import pytest

from .. import hires_page
from .army import index, named
from .desk import ALLIED, GERMAN, GUARD, HERE, RESOLVE, Desk
from .land import Field, beside
from .orders_desk import CAV, FA, FOOT, GUN, MOTOR, PANZER, US

PAGE, WHOLE = 14, 5
NORTH, FAR = (20, 19), (25, 25)
ROUND = "9/2", "38/2", "23/2", "395/99", "393/99", "394/99", "112/28"
TO_COME, CUT, AIMED = 64, 2, 16


def lays(*units: tuple[str, tuple[int, int]], **memory: int | tuple[int, ...]) -> Any:
    def lay(field: Field) -> None:
        for name, place in units:
            field.stand(name, place)
        for name, value in memory.items():
            field.bench.set(name, value)

    return lay


@pytest.mark.rule("BA-1.8")
def test_the_key_behind_a_message_is_an_order_unless_it_only_says_go_on(ardennes: Any) -> None:
    table = Desk(ardennes, lays((PANZER, HERE), (MOTOR, HERE)))
    table.types("U")
    assert "No engagement here" in table.says
    table.types("4")
    assert table.cursor == (HERE[0], HERE[1] + 1) and "R resolve" in table.says
    table.types("U4")
    table.types("1")
    assert table.cursor == (HERE[0], HERE[1] + 1), "one down, one up"
    for key in (" ", "\r", "\x1b"):
        table = Desk(ardennes, lays((PANZER, HERE), (MOTOR, HERE)))
        first = table.text[20]
        table.types("U")
        table.types(key)
        assert table.text[20] == first and table.says.startswith("M move R resolve")


@pytest.mark.rule("BA-1.8")
def test_such_a_key_comes_before_those_typed_ahead(ardennes: Any) -> None:
    sym, mem = ardennes.sym, ardennes.mem
    for first, ahead in ((0, b""), (0, b"AB"), (15, b"ABC"), (3, b"ABCDEFGHIJKLMNO")):
        mem[sym["key_first"]], mem[sym["key_count"]] = first, len(ahead)
        for n, key in enumerate(ahead):
            mem[sym["key_ring"] + (first + n) % 16] = key
        mem[sym["zp_key"]] = ord("Z")
        ardennes.call("key_again")
        at, count = mem[sym["key_first"]], mem[sym["key_count"]]
        assert bytes(mem[sym["key_ring"] + (at + n) % 16] for n in range(count)) == b"Z" + ahead
    mem[sym["key_count"]], mem[sym["key_first"]] = 16, 5
    ardennes.call("key_again")
    assert (mem[sym["key_count"]], mem[sym["key_first"]]) == (16, 5), "no room: it is lost"


@pytest.mark.rule("BA-1.7")
def test_n_leads_to_who_has_neither_moved_nor_a_task_and_names_him_first(ardennes: Any) -> None:
    table = Desk(
        ardennes,
        lays((PANZER, HERE), (MOTOR, HERE), (FOOT, FAR), (GUN, (12, 12)), (US, (28, 28))),
    )
    table.field.put("unit_flags", named(GUN), AIMED)
    for name in (PANZER, MOTOR, FOOT, GUN):
        place = table.at(named(name))
        assert place is not None
        table.field.put("unit_from_lo", named(name), index(place) & 255)
        table.field.put("unit_from_hi", named(name), index(place) >> 8)
    for name, place in ((MOTOR, HERE), (FOOT, FAR), (PANZER, HERE)):
        table.types("N")
        assert table.cursor == place and table.text[20].startswith(name)
    table.put(named(MOTOR), (20, 21))  # the other of that hex moves on
    table.types("N")
    assert table.text[20].startswith(FOOT), "the other one has moved"
    table.put(named(FOOT), (25, 26))
    table.field.put("unit_task", named(PANZER), 1)
    table.types("N")
    assert "All have moved, fight or fire" in table.says


@pytest.mark.rule("BA-2.14")
def test_n_leads_to_guns_alone_when_they_are_to_protect(ardennes: Any) -> None:
    """Also to one that has moved: it may fire all the same."""
    other = "190 FA"
    table = Desk(
        ardennes, lays((FA, HERE), (other, (20, 22)), (US, (22, 22)), (CAV, (18, 20))),
        ALLIED, phase=GUARD,
    )  # fmt: skip
    for name, place in ((FA, HERE), (other, (20, 22)), (FA, HERE)):
        table.types("N")
        assert table.cursor == place and table.text[20].startswith(name)
    table.field.put("unit_flags", named(other), AIMED)
    table.types("N")
    assert table.cursor == HERE, "the other one protects somebody"


@pytest.mark.rule("BA-1.5")
def test_the_zones_say_what_their_shades_mean_and_come_over_others(ardennes: Any) -> None:
    table = Desk(ardennes, lays((PANZER, HERE), (US, FAR), st_hand=(named(FOOT),)))
    assert ".Ally -Ger x both" not in table.says
    table.set("shown", 1)  # somebody's reach
    table.types("Z")
    assert table.byte("shown") == 3 and table.says == "M move R resolve ?help .Ally -Ger x both"
    table.types("Z")
    assert table.byte("shown") == 0 and ".Ally" not in table.says


@pytest.mark.rule("BA-2.3")
def test_who_is_moved_is_named_while_the_cursor_is_elsewhere(ardennes: Any) -> None:
    table = Desk(ardennes, lays((PANZER, HERE)))
    table.types("M4")
    assert table.says == "Where to? RETURN; Esc no. 1SS Peiper" and not table.text[20].strip()


@pytest.mark.rule("BA-3.3")
def test_who_may_come_nowhere_is_told(ardennes: Any) -> None:
    unit = named(FOOT)
    lay = lays(
        *zip(ROUND, sorted({HERE, *beside([HERE])}), strict=True),
        st_hand=(unit,), st_hand_count=1,
    )  # fmt: skip

    def comes(field: Field) -> None:
        lay(field)
        field.put("unit_flags", unit, TO_COME)
        field.put("unit_from_lo", unit, index(HERE) & 255)
        field.put("unit_from_hi", unit, index(HERE) >> 8)

    table = Desk(ardennes, comes)
    table.types(".")
    assert "It cannot come there" in table.says


@pytest.mark.rule("BA-5.3")
@pytest.mark.rule("BA-8.8")
def test_a_computer_s_battle_is_shown_where_it_is(ardennes: Any) -> None:
    """The panel names who attacks, not whoever stood under the cursor before."""

    def lay(field: Field) -> None:
        attacker, defender = field.stand(US, NORTH), field.stand(PANZER, HERE)
        field.stand(FOOT, FAR)
        field.engage(1, HERE, attacker, defender)
        field.bench.set("st_human", (1, 0))
        field.bench.set("st_cursor_x", FAR[0] - 1)
        field.bench.set("st_cursor_y", FAR[1] - 1)

    table = Desk(ardennes, lay, ALLIED, "resolve_main", RESOLVE)
    assert table.says.startswith("Battle A") and table.cursor == NORTH
    assert table.text[20].startswith(US)


@pytest.mark.rule("BA-1.13")
def test_one_player_alone_is_not_told_which_of_two_is_asked(ardennes: Any) -> None:
    for human, words in (((1, 1), "German, 2 hexes back:"), ((1, 0), " 2 hexes back:")):
        table = Desk(
            ardennes, lays(st_human=human, battle_unit=named(FOOT), battle_points=2),
            GERMAN, "battle_ask", RESOLVE, X=0,
        )  # fmt: skip
        assert any(row.startswith(words) for row in table.text)


@pytest.mark.rule("BA-6.3")
@pytest.mark.rule("BA-2.2")
def test_who_is_cut_off_shows_his_engagement_too(ardennes: Any) -> None:
    table = Desk(ardennes, lays((FOOT, HERE), (GUN, FAR)))
    for flags, task, note in ((CUT, 1, "cutA"), (CUT, 0, "cut"), (0, 1, "A"), (0, 0, "")):
        table.field.put("unit_flags", named(FOOT), flags)
        table.field.put("unit_task", named(FOOT), task)
        table.types("14")
        assert table.text[20][36:] == note
    table = Desk(ardennes, lays((FOOT, HERE), (MOTOR, HERE), (PANZER, HERE), (GUN, FAR)))
    for name in (FOOT, MOTOR, PANZER):
        table.field.put("unit_flags", named(name), CUT)
        table.field.put("unit_task", named(name), 1)
    table.types("14")
    assert [row[36:] for row in table.text[20:23]] == ["cutA"] * 3
    assert table.says.startswith("M move R resolve"), "full lines leave the row below as it is"
    table.goes_to(FAR)
    table.field.put("unit_flags", named(GUN), CUT | AIMED)
    table.types("14")
    assert table.text[20][36:] == "cut", "there is no room for more"


@pytest.mark.rule("BA-1.6")
def test_the_whole_map_s_rivers_are_blue(ardennes: Any) -> None:
    """Bytes of the other two colours hold dots of even columns only, which are blue there."""
    table = Desk(ardennes, lays(), routine="page_main", phase=PAGE, page_wanted=WHOLE)
    table.aside("hexview_frame")  # turns the frame's dots back
    blue = violet = 0
    for y in range(140):
        for column, byte in enumerate(hires_page.line(table.mem, y)):
            even = 0b0101010 if column % 2 else 0b1010101
            dots = byte & 0x7F
            if byte & 0x80:
                assert dots & ~even == 0 and dots
                blue += 1
            elif dots and dots & ~even == 0:
                violet += 1
    assert blue > 500 and violet * 10 < blue, "only beside what is white"
