"""What happened last is shown once more, and the units are then as they were."""

from __future__ import annotations

from typing import Any

import pytest

from ..bench_hands import Hands
from .field import LIMITED, SPOTTED, Field

RED, BLUE = 0, 1
MOVE, PLACE = 8, 3
LISTS = "unit_col", "unit_row", "unit_hits"


@pytest.fixture
def field(general: Any) -> Field:
    """Red to move, and a part of the phase that has just begun."""
    made = Field(general)
    general.set("st_phase", MOVE)
    general.set("st_options", 1)
    general.set("view_x", (0, 0))
    return made


def begins(field: Field) -> None:
    field.bench.set("film_old", 1)
    field.bench.call("film_part")


def units(field: Field) -> list[bytes]:
    at = field.bench.sym
    return [bytes(field.bench.mem[at[name] : at[name] + 120]) for name in LISTS]


def goes(field: Field, unit: int, place: tuple[int, int], hits: int | None = None) -> None:
    """A unit is somewhere else, or has fewer hits left; the film knows of it."""
    field.put("unit_col", unit, place[0])
    field.put("unit_row", unit, place[1])
    if hits is not None:
        field.put("unit_hits", unit, hits)
    field.bench.call("pieces_make")
    field.bench.call("film_note")


def watched(field: Field) -> None:
    """The film to its end and back."""
    hands = Hands(field.bench, "film_main")
    assert hands.waits and "THAT WAS ALL" in hands.text[23].upper(), hands.text[23]
    hands.types(" ")
    assert not hands.waits


def test_nothing_is_shown_before_anything_has_happened(field: Field) -> None:
    field.stand("MT", (5, 5))
    begins(field)
    hands = Hands(field.bench, "film_main")
    assert "NOTHING HAS HAPPENED" in hands.text[23].upper()
    hands.types(" ")
    assert not hands.waits and hands.result.c


def test_behind_a_film_all_is_as_it_was(field: Field) -> None:
    tank, gun = field.stand("MT", (5, 5)), field.stand("HA", (9, 9), BLUE)
    begins(field)
    goes(field, tank, (8, 5))
    field.bench.call("film_shot", A=tank, Y=gun)
    goes(field, gun, (0, 9), hits=0)
    field.bench.call("film_strike", A=7, Y=7)
    before = units(field)
    assert field.get("film_count") == 4
    for _ in range(2):
        watched(field)
        assert units(field) == before and not field.get("st_film")


def test_a_film_begins_with_the_units_where_they_were_and_tells_each_step(field: Field) -> None:
    tank = field.stand("MT", (5, 5))
    begins(field)
    goes(field, tank, (8, 5))
    goes(field, tank, (8, 7), hits=3)
    field.bench.set("film_seen", 2)
    field.bench.call("movie_begin")
    assert field.place(tank) == (5, 5) and field.get("unit_hits", tank) == 8
    field.bench.call("movie_event")
    assert field.place(tank) == (8, 5) and field.get("unit_hits", tank) == 8
    field.bench.call("movie_event")
    assert field.place(tank) == (8, 7) and field.get("unit_hits", tank) == 3


def test_the_next_part_begins_a_new_film_when_something_happens_in_it(field: Field) -> None:
    tank = field.stand("MT", (5, 5))
    begins(field)
    goes(field, tank, (8, 5))
    goes(field, tank, (9, 5))
    begins(field)
    assert field.get("film_count") == 2, "the last one may still be seen"
    goes(field, tank, (9, 6))
    assert field.get("film_count") == 1


def test_no_film_is_made_while_armies_are_placed(field: Field) -> None:
    field.bench.set("st_phase", PLACE)
    tank = field.stand("MT", (5, 5))
    begins(field)
    goes(field, tank, (8, 5))
    assert field.get("film_count") == 0


def test_what_has_no_room_is_said_to_be_left_out(field: Field) -> None:
    tank = field.stand("MT", (5, 5))
    begins(field)
    for n in range(104):
        goes(field, tank, (5 + n % 2 + 1, 5))
    assert field.get("film_count") == 102
    before = units(field)
    hands = Hands(field.bench, "film_main", key_count=1, key_ring=b"\x1b")
    assert not hands.waits and units(field) == before


@pytest.mark.rule("PG-13.3")
@pytest.mark.parametrize(("options", "seen"), [(1, True), (1 | LIMITED, False)])
def test_who_was_not_seen_is_not_shown_where_he_came_from(
    field: Field, options: int, seen: bool
) -> None:
    field.bench.set("st_options", options)
    field.bench.set("st_human", (1, 0))
    foe = field.stand("MT", (5, 5), BLUE, flags=0)
    begins(field)
    goes(field, foe, (8, 5))
    field.put("unit_flags", foe, SPOTTED)
    goes(field, foe, (9, 5))
    field.bench.set("film_seen", 2)
    field.bench.call("movie_begin")
    assert (field.place(foe) == (5, 5)) == seen and bool(field.place(foe)[0]) == seen
    assert field.bench.call("movie_event").c == seen
    assert field.bench.call("movie_event").c
    assert field.place(foe) == (9, 5)


def test_reset_in_a_film_leaves_the_units_as_they_are(field: Field) -> None:
    tank = field.stand("MT", (5, 5))
    begins(field)
    goes(field, tank, (8, 5), hits=2)
    before = units(field)
    field.bench.set("film_seen", 1)
    field.bench.set("st_film", 1)
    field.bench.call("movie_begin")
    assert units(field) != before
    field.bench.call("film_back")
    assert units(field) == before and not field.get("st_film")
