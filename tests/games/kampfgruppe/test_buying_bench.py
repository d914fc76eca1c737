"""A player buys his force, key by key on the bench (3.9)."""

from __future__ import annotations

from typing import Any

import pytest

from .. import hires_page
from ..bench_hands import Hands
from . import force_book as forces
from .field import GERMAN, SOVIET

KINDS = forces.rows("formations.csv")


def buying(kampf: Any, side: int, force: str, period: int = 5, battle: int = 2) -> Hands:
    """The page of what a side is offered, its force type chosen."""
    kampf.call("battle_fresh")
    kampf.call("formations_none")
    kampf.call("battle_lay", st_battle=battle)
    kampf.call("points_set", st_battle=battle, st_small=0)
    kampf.set("map", bytes(range(40)) * 90)  # squares that look like kinds of formations
    hands = Hands(kampf, "force_choose", zp_side=side, st_period=period, st_handicap=3)
    name = "German forces" if side == GERMAN else "Soviet forces"
    assert hands.text[0].strip() == name
    hands.types(force)
    assert hands.text[0].strip() == name
    for column in range(15, 40):
        assert set(hires_page.cell(kampf.mem, column, 0)) == {0x7F}, "a heading to the edge"
        assert not any(hires_page.cell(kampf.mem, column, 1))
    return hands


def offers(hands: Hands) -> list[tuple[int, str]]:
    """Price and number of what is offered, row by row."""
    return [(int(row[31:35]), row[35:].strip()) for row in hands.text[3:18] if row]


@pytest.mark.rule("KG-3.9.1")
@pytest.mark.rule("KG-3.9.3")
@pytest.mark.rule("KG-AM.4")
@pytest.mark.parametrize(("side", "letters"), [(GERMAN, "PMI"), (SOVIET, "TI")])
def test_the_page_offers_what_fits_the_force_with_its_price(
    kampf: Any, side: int, letters: str
) -> None:
    for key, letter in enumerate(letters, 1):
        hands = buying(kampf, side, str(key))
        assert hands.byte("st_force", side) == key - 1
        offered = [
            k for k in KINDS
            if k["side"] == forces.SIDES[side] and letter in k["forces"] and k["when"] == "any"
            and int(k["first"]) <= 5 <= int(k["last"])
        ]  # fmt: skip
        lines = hands.text[3 : 3 + len(offered)]
        for n, (line, kind) in enumerate(zip(lines, offered, strict=True)):
            weapon = forces.units(kind, 5)[1][0]["name"]
            letter = chr(ord("A") + n)
            assert line == f"{letter}  {kind['name']:17} {weapon:10}{forces.price(kind, 5):3}"
        assert not hands.text[3 + len(offered)]
        assert hands.text[18] == "Selection points left 40"
        assert hands.text[19] == "Each point left brings 20 victory points"
        assert hands.text[20] == "Formations so far 1 of 21"
        assert hands.text[2] == "   formation         weapon     SP have"
        assert [row[:5] for row in hands.text[21:23]] == ["lette", "0 AUT"]
        beyond = chr(ord("A") + len(offered))
        for wrong in (beyond, "@", "1"):
            hands.types(wrong)
            assert hands.text[20] == "Formations so far 1 of 21"


@pytest.mark.rule("KG-3.9.3")
@pytest.mark.rule("KG-3.9.4")
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_letters_buy_until_the_points_are_spent_and_left_arrow_gives_back(
    kampf: Any, side: int
) -> None:
    hands = buying(kampf, side, "1")
    prices = [price for price, _ in offers(hands)]
    cheap = prices.index(min(prices))
    letter = chr(ord("a") + cheap)
    hands.types("\x08")
    assert hands.text[23] == "nothing left to give back"
    hands.types(letter + letter.upper())
    assert hands.text[3 + cheap].endswith("    2") and len(hands.text[3 + cheap]) == 39
    assert [have for _, have in offers(hands)] == [
        "2" if n == cheap else "" for n in range(len(prices))
    ]
    assert hands.text[18] == f"Selection points left {40 - 2 * prices[cheap]}"
    assert hands.text[20] == "Formations so far 3 of 21"
    hands.types("\x7f")
    assert offers(hands)[cheap][1] == "1"
    hands.types("\x08")
    assert hands.text[18] == "Selection points left 40"
    assert hands.text[20] == "Formations so far 1 of 21"
    while hands.text[23] != "too few points left, or no letter free":
        hands.types("A")
    assert hands.mem[hands.sym["st_points_left"] + 2 * side] == 40 % prices[0]
    hands.types("X")
    assert not hands.waits


@pytest.mark.rule("KG-3.9.1")
@pytest.mark.rule("KG-1.2.1")
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_escape_gives_all_back_and_asks_for_the_type_anew(kampf: Any, side: int) -> None:
    def force() -> tuple[list[int], int]:
        begin = hands.sym["unit_records"] + 24 * 189 * side
        counts = [hands.mem[begin + 24 * n + 1] for n in range(189)]
        return counts, hands.mem[hands.sym["st_points_left"] + 2 * side]

    hands = buying(kampf, side, "2")
    page, bought = hands.text, force()
    hands.types("\x1b1")
    other = force()
    assert hands.byte("st_force", side) == 0
    hands.types("AaB\x1b")
    assert "AUTO SELECT: the computer" in "\n".join(hands.text)
    assert sum(force()[0]) == 0 and force()[1] == 40
    hands.types("2")
    assert (hands.text, force()) == (page, bought)
    hands.types("\x1b1")
    assert force() == other, "the Command HQ's formation is that of the type chosen last"


@pytest.mark.rule("KG-3.9.2")
@pytest.mark.parametrize(("side", "key", "force"), [(GERMAN, "4", 1), (SOVIET, "3", 0)])
def test_auto_select_chooses_the_type_and_spends_and_0_does_it_anew(
    kampf: Any, side: int, key: str, force: int
) -> None:
    hands = buying(kampf, side, key)
    assert hands.byte("st_force", side) == force, "Germans meet motorized, Soviets with tanks"
    cheapest = min(price for price, _ in offers(hands))

    def left() -> int:
        return hands.mem[hands.sym["st_points_left"] + 2 * side]

    assert left() < cheapest
    for _ in range(30):
        hands.types("\x08")
    assert left() == 40
    bought = []
    for _ in range(3):
        before = bytes(hands.mem[hands.sym["rng_seed"] :][:4])
        hands.types("0")
        assert left() < cheapest
        hands.set("rng_seed", before)
        bought.append(forces.living(kampf, side))
        hands.types("0")
        assert forces.living(kampf, side) == bought[-1], "with the same dice the same: all anew"
    hands.types("x")
    assert not hands.waits


@pytest.mark.rule("KG-3.9.1")
@pytest.mark.rule("KG-1.2.1")
def test_the_force_type_must_be_answered(kampf: Any) -> None:
    for side, most in ((GERMAN, 4), (SOVIET, 3)):
        hands = buying(kampf, side, f"{most + 1}0\x1b")
        hands.types("?")
        assert "kind of force" in hands.text[0]
        hands.types(" ")
        assert "AUTO SELECT" in "\n".join(hands.text[1:10])
        hands.types("1")
        assert hands.byte("st_force", side) == 0
