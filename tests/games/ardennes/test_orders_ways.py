"""The keys of a half-day on the bench: a unit on its way, searches, what is drawn again."""

from __future__ import annotations

from typing import Any

import pytest

from .army import FIXED, NOWHERE, SEEN, index, named, order_of_battle
from .desk import ALLIED, GERMAN, HERE, Desk, rolls
from .land import FOREST, Field
from .orders_desk import (
    FOOT,
    GHOST,
    GUN,
    HIDDEN_RULE,
    LAST,
    MOTOR,
    NORTH,
    PANZER,
    SOUTH,
    US,
    by_hand,
    engaged,
)


@pytest.mark.rule("BA-7.11")
@pytest.mark.rule("BA-7.13")
@pytest.mark.rule("BA-7.12")
@pytest.mark.parametrize("key", ["M", "+"])
@pytest.mark.parametrize("roll", [1, 2])
def test_an_infiltrator_in_its_hex_leads_a_unit_astray_or_is_recognised(
    desk: Any, key: str, roll: int
) -> None:
    table = desk((US, HERE), (GHOST, HERE), side=ALLIED)
    unit, ghost = named(US), named(GHOST)
    rolls(table.bench, roll)
    table.types(key)
    if roll == 1:
        assert table.at(ghost) is None
        assert table.says.startswith("Where to?" if key == "M" else "- puts ")
        return
    assert "leads it astray" in table.says
    assert table.unit(unit, "flags") & FIXED and table.at(ghost) == HERE
    assert table.byte("st_revealed") == 1


@pytest.mark.rule("BA-10.2")
@pytest.mark.rule("BA-10.6")
@pytest.mark.rule("BA-7.10")
def test_what_became_of_a_unit_on_its_way_is_told(desk: Any) -> None:
    def wood(field: Field) -> None:
        field.stand(MOTOR, HERE)
        field.ground((20, 17), FOREST)
        field.stand(US, (20, 17))
        field.stand(GHOST, (24, 24))
        field.stand("9/2", (24, 22))

    table = Desk(desk((PANZER, HERE)).bench, wood, st_rules=HIDDEN_RULE)
    table.types("M11\r")
    assert "meets a hidden enemy" in table.says
    assert table.at(named(MOTOR)) == (20, 18)
    table.types(" ")
    rolls(table.bench, 1)
    table.goes_to((24, 24))
    table.types("M11\r")
    assert "is recognised" in table.says and table.at(named(GHOST)) is None


@pytest.mark.rule("BA-1.5")
@pytest.mark.rule("BA-3.2")
@pytest.mark.rule("BA-2.16")
@pytest.mark.rule("BA-1.8")
@pytest.mark.rule("BA-4.3")
@pytest.mark.rule("BA-2.8")
@pytest.mark.rule("BA-2.4")
@pytest.mark.rule("BA-2.25")
@pytest.mark.rule("BA-3.4")
@pytest.mark.rule("BA-1.7")
@pytest.mark.parametrize(
    ("order", "keys", "drawn"),
    [
        ("order_back", " ", False), ("order_back", "", True), ("order_aim", "\x1b", True),
        ("order_aim", " ", True), ("order_next", "", False), ("order_home", " ", False),
        ("order_home", "", True), ("order_collect", "", True), ("order_undo", " ", False),
        ("order_blow", " ", True), ("order_build", " ", True), ("order_turn", " ", False),
        ("order_zones", "", True), ("order_all", "", True), ("order_save", "", True),
        ("order_review", " ", False), ("order_hold", " ", False), ("order_lay", " ", False),
        ("order_search", " ", False), ("order_rocket", " ", False), ("order_strike", " ", False),
    ],
)  # fmt: skip
def test_an_order_tells_whether_the_window_has_changed(
    ardennes: Any, order: str, keys: str, drawn: bool
) -> None:
    """The carry says that it stays as it is."""

    def lay(field: Field) -> None:
        field.bench.overlay("move")
        name = GUN if order == "order_aim" and keys == "\x1b" else FOOT
        field.stand(name, HERE)
        if order == "order_back" and drawn:
            field.put("unit_from_lo", named(FOOT), index(SOUTH) & 255)
            field.put("unit_from_hi", named(FOOT), index(SOUTH) >> 8)
        if order == "order_home" and drawn:
            field.put("unit_at_hi", named(FOOT), NOWHERE)
            field.bench.set("st_hand", (named(FOOT),))
            field.bench.set("st_hand_count", 1)

    table = Desk(ardennes, lay, routine=order)
    if keys:
        assert table.waits
        table.types(keys)
    assert not table.waits
    assert table.result.c == (not drawn)


@pytest.mark.rule("BA-8.2")
def test_where_three_stand_already_an_army_is_placed_elsewhere_in_its_zone(ardennes: Any) -> None:
    taken = order_of_battle()[named("1SS Peiper")].place
    table = by_hand(ardennes)
    table.aside("hexview_to", X=taken[0] - 1, Y=taken[1] - 1)
    before = []
    for _ in range(3):
        before.append(table.byte("st_hand", table.byte("st_hand_count") - 1))
        table.types("-")
    assert [table.at(unit) for unit in before] == [taken] * 3
    table.types("-")
    assert "Three units at most" in table.says
    table.types(" K")
    places = [table.at(unit) for unit in range(77)]
    assert None not in places and max(places.count(place) for place in places) == 3
    zone = {entry.place for entry in order_of_battle()[:69]}
    assert sum(place in zone for place in places) > 60


@pytest.mark.rule("BA-10.3")
def test_a_search_finds_hidden_units_near_the_cursor_on_four_or_less(desk: Any) -> None:
    def wood(field: Field) -> None:
        for name, place in ((US, HERE), ("9/2", NORTH), (LAST, (20, 22))):
            field.ground(place, FOREST)
            field.stand(name, place)
        field.stand(PANZER, (14, 14))

    table = Desk(desk((PANZER, HERE)).bench, wood, st_rules=HIDDEN_RULE)
    table.types("I")
    assert "No aircraft" in table.says
    table.types(" ")
    for roll, found in ((5, 0), (4, 2), (1, 0)):
        rolls(table.bench, roll)
        table.set("st_strikes_left", 1)
        table.types("I")
        assert table.says == f"Hidden units found: {found}"
        table.types(" ")
        assert table.byte("st_strikes_left") == 0
        assert table.byte("st_revealed") == (0 if roll == 5 else 1)
    flags = [table.unit(named(name), "flags") & SEEN for name in (US, "9/2", LAST)]
    assert flags == [SEEN, SEEN, 0], "two hexes off is too far"
    table.set("st_rules", 0)
    table.set("st_strikes_left", 1)
    table.types("I")
    assert "No aircraft" in table.says, "nobody hides by the classic rules"
    assert table.byte("st_strikes_left") == 1


@pytest.mark.rule("BA-1.8")
@pytest.mark.rule("BA-2.23")
def test_the_key_behind_who_cannot_come_in_moves_the_cursor(desk: Any) -> None:
    """A unit is chosen twice, which is refused; the next key is heard as any other."""
    table = desk((FOOT, HERE), (US, NORTH))
    table.types("G\r")
    assert "cannot come in" in table.says
    table.types("4")
    assert table.cursor == (HERE[0], HERE[1] + 1)


@pytest.mark.rule("BA-2.22")
@pytest.mark.parametrize("middle", [GERMAN, ALLIED])
def test_there_are_twenty_four_engagements_and_no_more(desk: Any, middle: int) -> None:
    table = desk((PANZER, NORTH), (US, HERE))
    table.set("engage_at_hi", bytes([4] * 24))
    table.goes_to((NORTH, HERE)[middle])
    table.types("E")
    assert "24 engagements at most" in table.says
    table.types(" G")
    assert "24 engagements at most" in table.says
    assert engaged(table, PANZER, US) == [0, 0]
