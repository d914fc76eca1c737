"""Buying to the letter and the column: what it and giving back change, and what it refuses."""

from __future__ import annotations

import pytest

from .field import ARMY, WHOLE, Field
from .general_book import MOVES, TYPES, table
from .keys import BLUE, BUY, PLACE, RED, at, points
from .test_exact_scenarios import NAMES, lines, read
from .whole_state import WholeState

LEFT = "\x08"


KINDS = (*TYPES, "MN")


WARES = {row["code"]: row for row in table("units")}


COSTS = tuple(int(WARES[kind]["cost"]) if kind in WARES else 3 for kind in KINDS)


SIDES = pytest.mark.parametrize("side", [RED, BLUE])


@pytest.mark.rule("PG-3.13")
@pytest.mark.rule("PG-4.3")
@SIDES
def test_the_shop_stands_in_its_columns(field: Field, side: int) -> None:
    field.bench.set("st_points", (44, 1, 44, 1))
    shop = at(field, BUY, side, "setup_main")
    shop.types("A" * 12 + "J")
    assert shop.text[2].startswith(" Points left: ") and shop.text[4][20:] == "cost move hits have"
    for n, kind in enumerate(KINDS):
        have = {0: 12, 9: 1}.get(n, 0)
        numbers = shop.text[5 + n][20:]
        if kind == "MN":
            assert numbers == f"{COSTS[n]:>3}".ljust(15) + f"{have:>3}"
            continue
        wanted = f"{COSTS[n]:>3}  {MOVES[kind]:>3}  {WHOLE[kind]:>3}  {have:>3}"
        assert numbers == wanted and shop.text[5 + n][:4] == f"  {chr(65 + n)} "
    assert not any(shop.text[n] for n in (16, 17, 18)), "there are eleven wares"


@pytest.mark.rule("PG-3.13")
@pytest.mark.rule("PG-4.3")
@pytest.mark.rule("PG-4.7")
@SIDES
def test_what_one_does_not_have_cannot_be_bought(field: Field, side: int) -> None:
    bench = field.bench
    for have, bought in ((11, False), (12, True), (268, True)):
        money = have.to_bytes(2, "little")
        bench.set("st_points", money + b"MM" if side == RED else b"MM" + money)
        bench.set("st_side", side)
        state = WholeState(bench)
        result = bench.call("buy_take", A=6, bought=0)
        assert bool(result.c) != bought
        if not bought:
            assert state.changes() == {}
            continue
        left = field.get("st_points", 2 * side) | field.get("st_points", 2 * side + 1) << 8
        assert left == have - 12
    bench.set("unit_hits", bytes([3]) * 120)
    bench.set("mine_charge", bytes([2]) * 48)
    for kind in (0, 10):
        state = WholeState(bench)
        assert bench.call("buy_take", A=kind).c and state.changes() == {}, "no place is left"
    bench.set("unit_hits", bytes(120))
    for number in range(len(NAMES)):
        sold = lines(NAMES[number]).get("sells", " ".join(KINDS)).split()
        for kind, name in enumerate(KINDS[:10]):
            bench.set("st_points", (200, 0, 200, 0))
            bench.set("unit_hits", bytes(120))
            result = bench.call("buy_take", A=kind, st_scenario=number, bought=0)
            assert bool(result.c) == (name not in sold)


@pytest.mark.rule("PG-3.13")
@SIDES
def test_a_piece_given_back_is_the_last_of_its_kind_and_pays_all(field: Field, side: int) -> None:
    bench = field.bench
    bench.set("st_side", side)
    first, last = ARMY * side, ARMY * side + ARMY - 1
    for kind, cost, name, pieces, beyond in (
        (0, 1, "unit_hits", (first, last), ARMY * side + ARMY),
        (10, 3, "mine_charge", (24 * side, 24 * side + 23), 24 * side + 24),
    ):
        for piece in pieces:
            bench.set("unit_hits", bytes(120))
            bench.set("mine_charge", bytes(48))
            for one in {*pieces, beyond} - {48, 120}:
                field.put(name, one, 2)
            if piece == pieces[0]:
                field.put(name, pieces[1], 0)
            field.put("st_points", 2 * side, 256 - cost)
            field.put("st_points", 2 * side + 1, 1)
            bench.set("bought", 1)
            bench.set("last_kinds", kind)
            bench.set("buy_count", bytes([5]) * 11)
            state = WholeState(bench)
            assert not bench.call("buy_return").c
            assert state.changes() == {
                (name, piece): 0, ("st_points", 2 * side): 0, ("st_points", 2 * side + 1): 2,
            }  # fmt: skip
            counts = read(bench, "buy_count", 11)
            assert counts == [5 - (n == kind) for n in range(11)]
            assert field.get("bought") == 0


@pytest.mark.rule("PG-3.13")
@pytest.mark.rule("PG-3.14")
@pytest.mark.rule("PG-4.2")
@pytest.mark.rule("PG-5.7")
@SIDES
def test_buying_begins_with_nothing_bought_and_what_is_left_is_lost(
    field: Field, side: int
) -> None:
    bench = field.bench
    for money, waits in (((0, 0), False), ((0, 1), True), ((1, 0), True)):
        bench.set("buy_count", bytes([9]) * 11)
        bench.set("bought", 3)
        bench.set("st_points", (*money, 7, 7) if side == RED else (7, 7, *money))
        shop = at(field, BUY, side, "setup_main")
        assert shop.waits == waits
        if not waits:
            continue
        assert read(bench, "buy_count", 11) == [0] * 11 and field.get("bought") == 0
        shop.types("X")
        assert points(shop, side) == money[0] + 256 * money[1]
        shop.types("Y")
        assert not shop.waits and field.get("st_phase") == PLACE
        assert points(shop, side) == 0 and points(shop, 1 - side) == 7 * 257
    bench.set("st_points", (2, 0, 7, 7) if side == RED else (7, 7, 2, 0))
    shop = at(field, BUY, side, "setup_main")
    shop.types("AAX")
    assert not shop.waits, "nothing is left to be asked about"


@pytest.mark.rule("PG-4.3")
@SIDES
def test_all_points_are_spent_on_some_of_everything(field: Field, side: int) -> None:
    field.bench.set("st_side", side)
    field.bench.set("st_points", (90, 0, 90, 0))
    field.bench.call("buy_auto")
    assert [field.get("st_points", 2 * n) for n in (0, 1)] == [90 * (side == 1), 90 * (side == 0)]
    kinds = sorted(field.get("unit_type", unit) for unit in range(ARMY * side, ARMY * side + ARMY)
                   if field.get("unit_hits", unit))  # fmt: skip
    order = (5, 6, 5, 2, 7, 4, 3, 8, 1, 2, 10, 0)
    left, wanted = 90, []
    while any(COSTS[kind] <= left for kind in order):
        for kind in order:
            if COSTS[kind] <= left:
                left -= COSTS[kind]
                wanted.append(kind)
    assert kinds == sorted(kind for kind in wanted if kind != 10)
    mines = sum(bool(field.get("mine_charge", 24 * side + n)) for n in range(24))
    assert mines == wanted.count(10)
