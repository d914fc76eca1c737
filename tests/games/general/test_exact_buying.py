"""Pieces bought and given back: every byte of the state that changes."""

from __future__ import annotations

from typing import Any

import pytest

from .field import ARMY, UNITS, Field
from .keys import BUY, MINES, NOBODY, at, points, stand
from .orders import SIDES, last_of
from .whole_state import WholeState


@pytest.mark.rule("PG-4.3")
@pytest.mark.rule("PG-4.7")
@pytest.mark.parametrize("side", [0, 1])
def test_a_piece_takes_the_first_free_place_and_no_more_than_there_are(
    general: Any, side: int
) -> None:
    field = Field(general)
    general.set("st_side", side)
    for first, most, kind, name in ((ARMY, ARMY, 6, "unit_hits"), (24, 24, 10, "mine_charge")):
        places = range(first * side, first * side + most)
        general.set(name, bytes([7]) * (UNITS if kind == 6 else 48))
        state = WholeState(general)
        assert general.call("piece_new", A=kind).c and not state.changes(), "no place is left"
        for free in (places[0], places[-1], places[5]):
            field.put(name, free, 0)
            if kind == 6:
                for dirty in ("unit_flags", "unit_col", "unit_cargo", "unit_left"):
                    field.put(dirty, free, 9)
                field.put("plot_col", free, 1)
                assert general.call("piece_new", A=kind).c, "its shot is still in the air"
                field.put("plot_col", free, 0)
            state = WholeState(general)
            assert not general.call("piece_new", A=kind).c
            new = {("mine_charge", free): 2}
            if kind == 6:
                new = {("unit_type", free): 6, ("unit_hits", free): 15, ("unit_flags", free): 0,
                       ("unit_col", free): 0, ("unit_cargo", free): NOBODY,
                       ("unit_left", free): 8}  # fmt: skip
            assert state.changes() == new


@pytest.mark.rule("PG-3.13")
@pytest.mark.rule("PG-4.3")
@pytest.mark.rule("PG-4.7")
@SIDES
def test_all_that_buying_and_giving_back_change(field: Field, side: int) -> None:
    bench = field.bench
    field.put("st_points", 2 * side, 254)
    field.put("st_points", 2 * side + 1, 0)
    stand(field, last_of(side), "IN", (3, 3))
    stand(field, ARMY * side, "MT", (4, 3))
    field.put("mine_charge", MINES * side + 23, 1)
    field.put("mine_col", MINES * side + 23, 9)
    shop = at(field, BUY, side, "setup_main")
    assert "Points left: 254" in shop.text[2] and ("Red", "Blue")[side] in shop.text[2]
    state = WholeState(bench)
    bought = []
    for letter, kind, cost in (("A", 0, 1), ("K", 10, 3), ("G", 6, 12), ("K", 10, 3), ("A", 0, 1)):
        before = points(shop, side)
        shop.types(letter)
        assert points(shop, side) == before - cost
        changed = {k: v for k, v in state.changes().items() if k[0] in ("unit_hits", "mine_charge")}
        (((name, number), value),) = changed.items()
        assert (name, value) == (("mine_charge", 2) if kind == 10 else
                                 ("unit_hits", (3, 0, 0, 0, 0, 0, 15)[kind]))  # fmt: skip
        assert number // (24 if kind == 10 else ARMY) == side
        bought.append((name, number, cost))
    have = [int(row.split()[-1]) for row in shop.text[5:16]]
    assert have == [2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2]
    assert shop.text[4] == " " * 20 + "cost move hits have"
    for name, number, cost in reversed(bought):
        before = points(shop, side)
        shop.types("\x08")
        assert points(shop, side) == before + cost
        changed = {k: v for k, v in state.changes().items() if k[0] in ("unit_hits", "mine_charge")}
        assert changed == {(name, number): 0}
    shop.types("\x08")
    assert any("Nothing has been bought" in row for row in shop.text)
    assert state.changes() == {} and points(shop, side) == 254
