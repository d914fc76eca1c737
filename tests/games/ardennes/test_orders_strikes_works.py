"""The keys of a half-day on the bench: strikes, searches, bridges and dumps."""

from __future__ import annotations

from typing import Any

import pytest

from .army import FIXED, WORKED, index, named
from .desk import ALLIED, HERE, Desk, rolls
from .land import Field
from .orders_desk import (
    GHOST,
    NAMUR,
    NORTH,
    PANZER,
    US,
)


@pytest.mark.rule("BA-7.17")
@pytest.mark.rule("BA-7.18")
@pytest.mark.rule("BA-9.4")
@pytest.mark.rule("BA-8.4")
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_strike_takes_what_the_table_says_of_the_unit_named_first(desk: Any, roll: int) -> None:
    table = desk((US, HERE), ("9/2", HERE), (PANZER, NORTH))
    rolls(table.bench, roll)
    table.set("st_strikes_left", 1)
    share = {1: 4, 2: 4, 3: 3, 4: 0, 5: 4, 6: 3}[roll]
    table.types("X")
    words = f"1/{share}" if share else "-"
    assert table.says == f"The strike takes {words}"
    left = 6 - (int(6 / share + 0.5) if share else 0)
    assert [table.unit(named(name), "strength") for name in ("9/2", US)] == [left, 5]
    assert table.byte("st_strikes_left") == 0
    table.types(" X")
    assert "No aircraft" in table.says


@pytest.mark.rule("BA-7.17")
@pytest.mark.rule("BA-6.10")
def test_a_strike_is_on_the_enemies_dump_and_on_nothing_of_ones_own(desk: Any) -> None:
    liege, german = (20, 13), (49, 6)
    table = desk((PANZER, HERE), (GHOST, (18, 18)))
    rolls(table.bench, 1)
    table.set("st_strikes_left", 6)
    for place in (HERE, (16, 16)):
        table.goes_to(place)
        table.types("X")
        assert "Nothing to strike" in table.says
        table.types(" ")
    dump = next(
        n
        for n in range(6)
        if table.byte("dump_at_lo", n) | table.byte("dump_at_hi", n) << 8 == index(liege)
    )
    table.goes_to(liege)
    table.types("X")
    assert table.says == "The dump's number is now 3"
    assert table.byte("dump_number", dump) == 3 and table.byte("st_strikes_left") == 5
    rolls(table.bench, 4)
    table.types(" X")
    assert table.says == "The dump's number is now 3", "roll four misses"
    table.types(" ")
    table.put(named(PANZER), liege)
    table.aside("zones_known")
    table.types("X")
    assert "Nothing to strike" in table.says, "the German holds it"
    assert german not in (liege, HERE)
    table.types(" ")
    table.set("st_side", ALLIED)
    table.aside("zones_known")
    table.put(named(PANZER), HERE)
    table.goes_to((18, 18))
    table.types("X")
    assert "Nothing to strike" in table.says, "infiltrators are no target"


@pytest.mark.rule("BA-2.38")
@pytest.mark.rule("BA-6.10")
def test_a_v2_falls_on_liege_or_antwerp_once_a_morning(desk: Any) -> None:
    liege, bastogne = (20, 13), (22, 25)
    table = desk((PANZER, HERE))
    rolls(table.bench, 1)
    table.types("V")
    assert "A V2 a morning" in table.says, "none is left"
    table.types(" ")
    table.set("st_v2_left", 1)
    for place in (HERE, bastogne):
        table.goes_to(place)
        table.types("V")
        assert "A V2 a morning" in table.says
        table.types(" ")
    table.goes_to((20, 12))
    table.types("V")
    assert "A V2 a morning" in table.says, "next to Liege"
    table.types(" ")
    table.goes_to(liege)
    table.types("V")
    assert table.says == "The dump's number is now 3" and table.byte("st_v2_left") == 0


@pytest.mark.rule("BA-2.25")
@pytest.mark.rule("BA-2.27")
@pytest.mark.rule("BA-2.30")
@pytest.mark.rule("BA-9.5")
@pytest.mark.rule("BA-9.6")
@pytest.mark.rule("BA-7.15")
def test_bridges_are_blown_and_built_and_dumps_burnt_by_their_tables(desk: Any) -> None:
    def river(field: Field) -> None:
        field.stand(US, NAMUR)
        field.stand("9/2", (22, 25))

    bench = desk((PANZER, HERE)).bench
    for roll, keys, words in (
        (2, "D", "It failed"),
        (1, "D", "The bridge is down"),
        (1, "B", "Nothing it can work on"),
    ):
        table = Desk(bench, river, ALLIED)
        table.set("bridge_state", bytes([3] * 109))
        table.goes_to(NAMUR)
        rolls(table.bench, roll)
        table.types(keys)
        assert words in table.says
        done = [n for n in range(109) if table.byte("bridge_state", n) != 3]
        assert len(done) == ("down" in words)
        flags = table.unit(named(US), "flags")
        assert flags == (0 if "Nothing" in words else WORKED | FIXED)
    table = Desk(bench, river, ALLIED)
    table.goes_to(NAMUR)
    rolls(table.bench, 1)
    table.types("D ")
    (bridge,) = (n for n in range(109) if table.byte("bridge_state", n) != 3)
    table.field.put("unit_flags", named(US), 0)
    rolls(table.bench, 4)
    table.types("B")
    assert "The bridge is built" in table.says and table.byte("bridge_state", bridge) == 3
    table.types(" ")
    rolls(table.bench, 1)
    table.goes_to((22, 25))
    table.types("D")
    assert "The dump is burnt" in table.says
    table.types(" ")
    table.goes_to((16, 16))
    table.types("D")
    assert "Not a unit of yours" in table.says


@pytest.mark.rule("BA-2.25")
@pytest.mark.rule("BA-7.15")
@pytest.mark.rule("BA-9.6")
@pytest.mark.parametrize(
    ("where", "roll", "blown"), [(NAMUR, 4, False), (NAMUR, 1, True), (NORTH, 4, True)]
)
def test_an_infiltrator_in_the_hex_hampers_the_work(
    desk: Any, where: tuple[int, int], roll: int, blown: bool
) -> None:
    def river(field: Field) -> None:
        field.stand(US, NAMUR)
        field.stand("Greif 1", where)

    table = Desk(desk((PANZER, HERE)).bench, river, ALLIED)
    table.goes_to(NAMUR)
    rolls(table.bench, roll)
    table.types("D")
    assert table.says.startswith(("It failed", "The bridge is down")[blown])


@pytest.mark.rule("BA-7.15")
@pytest.mark.rule("BA-9.6")
def test_the_german_s_own_infiltrators_do_not_hamper_his_work(desk: Any) -> None:
    def river(field: Field) -> None:
        field.stand("696/340VG", NAMUR)
        field.stand("Greif 1", NAMUR)

    assert named("696/340VG") == 109, "the last German"
    table = Desk(desk((PANZER, HERE)).bench, river)
    table.goes_to(NAMUR)
    rolls(table.bench, 4)
    table.types("D")
    assert "is down" in table.says
