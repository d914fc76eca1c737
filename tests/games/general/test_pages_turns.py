"""The pages of a game on the bench: handicaps, buying, passwords, what the window marks."""

from __future__ import annotations

from typing import Any

import pytest

from ..bench_hands import Hands
from .field import CLEAR, FOREST, LIMITED, Field
from .keys import BLUE, BUY, KEEP, MOBILE, NOBODY, PLACE, RED, SCORE, area, at, points
from .player import ESCAPE

LEFT = "\x08"


@pytest.mark.rule("PG-3.2")
@pytest.mark.rule("PG-3.6")
@pytest.mark.rule("PG-2.2")
@pytest.mark.rule("PG-2.4")
@pytest.mark.rule("PG-2.12")
def test_a_figure_takes_its_line_to_the_next_value_and_round(general: Any) -> None:
    general.set("rules_chosen", bytes(7))
    page = Hands(general, "rules_page")
    words = (
        ("damages", "destroys"), ("may miss", "always hit in range"),
        ("all are shown", "only if spotted"),
        ("a player", "Gen. Bramble", "Gen. Orlova", "Gen. Stahl"),
        ("a player", "Gen. Bramble", "Gen. Orlova", "Gen. Stahl"),
        ("once", "twice, sides change"),
        ("are asked for", "from 20 % on", "from 40 % on", "from 60 % on", "never fired"),
    )  # fmt: skip
    for line, values in enumerate(words):
        for number in (*range(1, len(values)), 0):
            page.types(str(line + 1))
            shown = page.text[3 + 2 * line]
            assert shown[19:] == values[number], "nothing of the last value is left"
            assert page.byte("rules_chosen", line) == number
    page.types("08X")
    assert [page.byte("rules_chosen", n) for n in range(7)] == [0] * 7
    page.types("4?")
    assert "Help" in page.text[0]
    page.types(" ")
    assert page.text[9].endswith("Gen. Bramble")
    page.types("\r")
    assert not page.waits and not page.result.c
    again = Hands(general, "rules_page")
    again.types(ESCAPE)
    assert not again.waits and again.result.c


@pytest.mark.rule("PG-2.13")
def test_a_handicap_leaves_one_side_its_tenths(general: Any) -> None:
    begun = bytes(general.mem)
    for side in (RED, BLUE):
        for key in range(1, 6):
            general.mem[:] = begun
            general._current = None
            general.set("st_points", (44, 1, 150, 0))
            general.set("st_handicap", (10, 10))
            asked = Hands(general, "handicap_ask")
            asked.types(f"{2 + side}{key}")
            assert not asked.waits and not asked.result.c
            wanted = [300, 150]
            wanted[side] = wanted[side] * (10 - key) // 10
            assert [points(asked, n) for n in (RED, BLUE)] == wanted
            assert [asked.byte("st_handicap", n) for n in (RED, BLUE)][side] == 10 - key
    general.mem[:] = begun
    general._current = None
    general.set("st_points", (44, 1, 150, 0))
    asked = Hands(general, "handicap_ask")
    asked.types("1")
    assert not asked.waits and not asked.result.c and points(asked, RED) == 300


@pytest.mark.rule("PG-3.13")
@pytest.mark.rule("PG-3.14")
@pytest.mark.rule("PG-4.3")
@pytest.mark.rule("PG-4.6")
@pytest.mark.rule("PG-4.7")
@pytest.mark.rule("PG-6.1")
def test_a_letter_buys_one_and_the_arrow_gives_it_back(field: Field) -> None:
    field.bench.set("st_points", (150, 0, 100, 0))
    shop = at(field, BUY, RED, "setup_main")
    assert "Points left: 150" in shop.text[2] and "Red" in shop.text[2]
    assert [row[2] for row in shop.text[5:16]] == list("ABCDEFGHIJK")
    assert shop.text[9].split() == ["E", "Light", "Tank", "6", "6", "6", "0"]
    assert shop.text[15].split() == ["K", "Mine", "3", "0"], "it neither moves nor takes hits"
    shop.types("ABCDFGHIJK")
    assert "Points left: 70" in shop.text[2], "one of each but light tanks"
    assert [int(row.split()[-1]) for row in shop.text[5:16]] == [1, 1, 1, 1, 0] + [1] * 6
    assert field.get("mine_charge") == 2 and field.get("mine_col") == 0
    shop.types(LEFT + LEFT)
    assert "Points left: 93" in shop.text[2] and not field.get("mine_charge")
    shop.types("X")
    assert any("Points are left" in row for row in shop.text), shop.text
    shop.types("N")
    assert shop.waits
    shop.types("0X")
    assert not shop.waits or "Done?" in shop.text[23]
    if shop.waits:
        shop.types("Y")
    assert not shop.waits and field.get("st_phase") == PLACE and points(shop, RED) == 0
    assert points(shop, BLUE) == 100


@pytest.mark.rule("PG-6.1")
@pytest.mark.rule("PG-5.7")
def test_who_has_nothing_to_spend_is_not_asked(field: Field) -> None:
    shop = at(field, BUY, BLUE, "setup_main")
    assert not shop.waits and field.get("st_phase") == PLACE


@pytest.mark.rule("PG-6.8")
@pytest.mark.rule("PG-5.5")
@pytest.mark.rule("PG-6.1")
@pytest.mark.parametrize(("fresh", "follows"), [(0, MOBILE), (30, BUY)])
def test_the_next_turn_begins_with_buying_where_there_are_fresh_points(
    field: Field, fresh: int, follows: int
) -> None:
    field.bench.set("st_turns", 4)
    field.bench.set("fresh_turn", 2)
    field.bench.set("fresh_side", BLUE)
    field.bench.set("fresh_points", fresh)
    field.bench.set("st_autosave", 1)
    ends = at(field, SCORE)
    assert not ends.waits, "the page waits where the turn is kept"
    assert field.get("st_turn") == 2 and field.get("st_phase") == KEEP
    assert field.get("st_next_phase") == follows and points(ends, BLUE) == fresh


@pytest.mark.rule("PG-3.12")
@pytest.mark.parametrize(("keeps", "one_drive"), [(0, 0), (1, 1)])
def test_a_turn_that_is_not_kept_goes_on_behind_a_key_without_the_disk(
    field: Field, keeps: int, one_drive: int
) -> None:
    field.bench.set("st_turns", 4)
    field.bench.set("st_autosave", keeps)
    field.bench.set("fs_one_drive", one_drive)
    ends = at(field, SCORE)
    field.bench.set("fs_one_drive", 0)
    assert ends.waits and "Press any key" in " ".join(ends.text)
    ends.types(" ")
    assert field.get("st_phase") == MOBILE and field.get("st_turn") == 2


@pytest.mark.rule("PG-2.9")
@pytest.mark.rule("PG-13.3")
def test_who_sits_down_says_his_word(field: Field) -> None:
    field.bench.set("st_options", LIMITED)
    field.bench.set("st_eyes", NOBODY)
    field.bench.set("st_human", (1, 1))
    for side, word in ((RED, "AB"), (BLUE, "")):
        hands = Hands(field.bench, "hand_over", st_side=side)
        assert ("Red", "Blue")[side] in " ".join(hands.text)
        hands.types(f"{word}\r")
        assert not hands.waits and field.get("st_eyes") == side
    assert not Hands(field.bench, "hand_over", st_side=BLUE).waits, "he sits there"
    hands = Hands(field.bench, "hand_over", st_side=RED)
    for wrong in ("", "A", "ABC", "BB"):
        hands.types(f"{wrong}\r")
        assert hands.waits and "not the word" in hands.text[12]
    hands.types("AB\r")
    assert not hands.waits and field.get("st_eyes") == RED
    hands = Hands(field.bench, "hand_over", st_side=BLUE)
    hands.types("X\r")
    assert not hands.waits, "who has no word is not asked for one"
    for options, human in ((0, (1, 1)), (LIMITED, (1, 0)), (LIMITED, (0, 1))):
        field.bench.set("st_options", options)
        assert not Hands(field.bench, "hand_over", st_side=RED, st_human=human).waits


@pytest.mark.rule("PG-3.17")
@pytest.mark.rule("PG-3.24")
@pytest.mark.rule("PG-4.4")
@pytest.mark.parametrize("what", ["reach", "plot", "seen", "zone"])
def test_the_window_marks_the_hexes_that_it_should(field: Field, what: str) -> None:
    bench = field.bench
    gun = field.stand("LA", (5, 5))
    field.ground((9, 5), FOREST)
    bench.set("st_active", gun)
    look = bench.sym["zp_hexview"]
    plate, tile, shade = (bench.sym[f"HV_{name}"] for name in ("PLATE", "TILE", "SHADE"))
    if what == "zone":
        area(field, RED)
    for index, wanted in (
        (50 * 5 + 7, {"reach": True, "plot": False, "seen": False, "zone": True}),
        (50 * 5 + 13, {"reach": False, "plot": True, "seen": True, "zone": True}),
    ):
        bench.mem[bench.sym["hex_field"] + index] = 4 if index == 50 * 5 + 7 else 5
        for name, value in (("shown", ("", "reach", "plot", "seen", "zone").index(what)),
                            ("shown_limit", 4), ("seen_col", (5, 5))):  # fmt: skip
            bench.set(name, value)
        bench.set("zp_hexview", bytes(16))
        bench.set("zp_hexview", (index & 255, index >> 8))
        bench.mem[look + tile] = CLEAR
        bench.call("hex_shade")
        assert bool(bench.mem[look + shade]) == wanted[what]
        bench.mem[look + shade] = 0
        bench.mem[look + plate] = 1
        bench.call("hex_shade")
        assert not bench.mem[look + shade], "a piece is not painted over"
