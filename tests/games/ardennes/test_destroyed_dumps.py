"""A dump that is destroyed is no target: no strike and no V2 is wasted on it, nobody is asked."""

from __future__ import annotations

from typing import Any

import pytest

from .army import named
from .desk import ALLIED, HERE, Desk, rolls
from .land import Field
from .orders_desk import CAV, PANZER

LIEGE, ANTWERP, EUSKIRCHEN = (20, 13), (3, 2), (38, 12)


def burnt(ardennes: Any, name: str, place: tuple[int, int], side: int) -> Desk:
    """Every dump is destroyed but Liege's, whose number is 1; one unit, six aircraft, a V2."""

    def lay(field: Field) -> None:
        field.stand(name, place)
        numbers = [0] * 6
        for dump in range(4):
            low, high = (field.bench.sym[f"dump_at_{half}"] + dump for half in ("lo", "hi"))
            at = field.bench.mem[low] | field.bench.mem[high] << 8
            numbers[dump] = int(at == LIEGE[0] + 52 * LIEGE[1])
        assert sum(numbers) == 1
        field.bench.set("dump_number", bytes(numbers))
        rolls(field.bench, 1)

    table = Desk(ardennes, lay, side)
    table.set("st_strikes_left", 6)
    table.set("st_v2_left", 1)
    return table


@pytest.mark.rule("BA-6.10")
@pytest.mark.rule("BA-7.17")
@pytest.mark.rule("BA-2.38")
def test_the_last_hit_destroys_and_then_there_is_nothing_to_strike(ardennes: Any) -> None:
    table = burnt(ardennes, PANZER, HERE, 0)
    for place in (ANTWERP, EUSKIRCHEN):
        table.goes_to(place)
        table.types("X")
        assert "Nothing to strike" in table.says
        table.types(" V")
        assert "A V2 a morning" in table.says
        table.types(" ")
    table.goes_to(LIEGE)
    table.types("X")
    assert table.says == "The dump's number is now 0" and table.byte("st_strikes_left") == 5
    table.types(" X")
    assert "Nothing to strike" in table.says and table.byte("st_strikes_left") == 5
    table.types(" V")
    assert "A V2 a morning" in table.says and table.byte("st_v2_left") == 1
    table.types(" ")
    assert "dump" not in table.says, "the row names none"


@pytest.mark.rule("BA-7.17")
def test_who_stands_where_a_dump_was_is_struck_without_a_question(ardennes: Any) -> None:
    table = burnt(ardennes, CAV, EUSKIRCHEN, 0)
    table.put(named(CAV), EUSKIRCHEN)
    table.aside("zones_known")
    table.goes_to(EUSKIRCHEN)
    table.types("X")
    assert table.says == "The strike takes 1/4" and table.byte("st_strikes_left") == 5
    table = burnt(ardennes, PANZER, ANTWERP, ALLIED)
    table.goes_to(ANTWERP)
    table.types("X")
    assert table.says == "The strike takes 1/4"
