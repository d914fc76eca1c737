"""The end of a turn: both sides' forces, points, and what one may do then (5.9, 10, the Amiga)."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .field import GERMAN, SOVIET, Field
from .table import PHASE_END, PHASE_ORDERS, Table


def lay(field: Field) -> None:
    field.bench.set("st_human", [1, 0])
    field.bench.set("st_turn", 4)
    field.bench.set("st_kill_points", [12, 0, 30, 0])
    field.bench.set("st_unused", [60, 0, 20, 0])
    field.unit(GERMAN, "A0", "PANTHER", 2, 30, 30)
    field.unit(GERMAN, "A1", "RIFLE", 30, 2, 30)
    field.unit(SOVIET, "A0", "S-TRUCK", 3, 50, 30)


@pytest.fixture
def table() -> Iterator[Table]:
    with Table(lay, phase=PHASE_END) as table:
        table.sees("End of turn 4")
        table.settles()
        yield table


def row(table: Table, head: str) -> list[str]:
    """The figures of a line of the page."""
    for line in table.a2.screen.text:
        if line.strip().lower().startswith(head.lower()):
            return line.strip()[len(head) :].split()
    raise AssertionError(f"no {head}:\n" + "\n".join(table.a2.screen.text))


@pytest.mark.rule("KG-AM.17")
@pytest.mark.rule("KG-AM.18")
def test_the_page_shows_ones_own_side_and_goes_on_saves_or_ends(table: Table) -> None:
    assert row(table, "Armour") == ["2", "?"]
    assert row(table, "Men") == ["30", "?"]
    assert row(table, "Trucks") == ["0", "?"]
    assert row(table, "Kill points") == ["12", "30"]
    assert row(table, "Total") == [str(12 + 60 + 40), str(30 + 20)], "two Panthers on the objective"
    assert "German decisive victory" in " ".join(table.a2.screen.text)
    keys = " ".join(table.a2.screen.text)
    assert all(word in keys for word in ("1 Next turn", "2 Save", "3 End the battle"))
    table.types("3N")
    table.settles()
    assert table.byte("st_phase") == PHASE_END
    table.types("1")
    table.sees("German orders")
    assert (table.byte("st_turn"), table.byte("st_phase")) == (5, PHASE_ORDERS)


@pytest.mark.rule("KG-AM.17")
@pytest.mark.rule("KG-1.3.1")
def test_a_game_is_saved_by_a_name_and_comes_back_to_the_page(table: Table) -> None:
    table.types("2")
    table.sees("Name of the battle")
    assert table.byte("st_next_phase") == PHASE_END
    table.types("\x1b")
    table.sees("End of turn 4")


@pytest.mark.rule("KG-AM.17")
@pytest.mark.rule("KG-5.9.1")
@pytest.mark.rule("KG-10.1.1")
def test_ending_shows_the_victory_and_leads_to_the_menu_or_on(table: Table) -> None:
    table.types("3Y")
    table.sees("The battle is over")
    table.sees("1 Play on")
    assert row(table, "Armour") == ["2", "0"]
    table.types("1")
    table.sees("German orders")
    assert table.byte("st_goes_on") == 1
    assert table.byte("st_turn") == 5
