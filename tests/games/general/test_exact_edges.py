"""Small things at their edges: the last shot of a chain, the last point, nobody and nothing."""

from __future__ import annotations

import pytest

from ..bench_hands import Hands
from .field import ALWAYS, ARMY, FIRED, MOVED, RIVER, SPOTTED, Field
from .keys import BLUE, FIRE_1, MOBILE, MOVE, NOBODY, RED, at, cursor, stand
from .orders import ASSAULT, SIDES
from .test_computer import town
from .test_exact_looks import look
from .test_exact_plans import planned

REACH, PLOT, SEEN = 1, 2, 3
RETURN = "\r"


@pytest.mark.rule("PG-12.1")
@pytest.mark.rule("PG-2.12")
@pytest.mark.parametrize(("left", "goes"), [(5, False), (6, True)])
def test_a_planned_assault_may_take_the_last_point(field: Field, left: int, goes: bool) -> None:
    """Three hexes of clear ground are six half points."""
    unit, foe = stand(field, 59, "HT", (10, 10)), stand(field, ARMY, "IN", (10, 7))
    field.bench.set("st_options", ALWAYS)
    field.bench.set("w_pass", (101, 101, 101))
    field.put("unit_left", unit, left)
    planned(field, RED, [(unit, 10, 7, ASSAULT)])
    assert (field.get("unit_hits", foe) == 0) == goes
    assert field.place(unit) == ((10, 7) if goes else (10, 10))


@pytest.mark.rule("PG-2.12")
@pytest.mark.rule("PG-5.9")
def test_when_a_computer_has_moved_nobody_waits_at_a_border(field: Field) -> None:
    field.bench.set("st_human", (0, 0))
    field.bench.set("st_level", (1, 1))
    field.bench.set("plan_count", 0)
    moved = at(field, MOVE, RED, "move_main")
    assert not moved.waits and field.get("st_invader") == NOBODY


@pytest.mark.rule("PG-2.12")
def test_a_computer_fires_even_where_it_may_expect_nothing(field: Field) -> None:
    """A shot at seven per cent at the last hit of a man is worth less than one."""
    bench = field.bench
    unit, foe = stand(field, 59, "IN", (20, 20)), stand(field, ARMY, "IN", (20, 22))
    bench.set("st_options", 1)
    bench.set("st_level", (3, 3))
    bench.set("target_units", (foe,))
    bench.set("target_chances", (5,))
    bench.set("target_count", 1)
    field.put("unit_hits", foe, 1)
    bench.call("fire_pick", X=unit, A=1)
    for chance in (5, 4, 3, 2, 1):
        if bench.call("fire_worth", A=chance, zp_unit=unit, zp_foe=foe).a == 0:
            break
    else:
        raise AssertionError("every shot is worth something")
    bench.set("target_chances", (chance,))
    found = bench.call("fire_pick", X=unit, A=1)
    assert not found.c and (found.a, field.get("zp_foe")) == (chance, foe)


@pytest.mark.rule("PG-3.17")
@pytest.mark.rule("PG-3.24")
@pytest.mark.parametrize(("shown", "mark"), [(PLOT, "SHADE"), (SEEN, "SHADE"), (REACH, "REACH")])
def test_what_is_shaded_has_its_own_mark(field: Field, shown: int, mark: str) -> None:
    """Nobody sees the far hex, so no gun plots there; its way is short enough."""
    bench = field.bench
    field.bench.set("st_active", stand(field, 0, "HA", (5, 5)))
    bench.set("hex_field", bytes([4]) * (50 * 34))
    bench.set("shown_limit", 4)
    bench.set("seen_col", 2)
    bench.set("seen_row", 2)
    bench.set("shown", shown)
    assert look(field, (45, 30))["SHADE"] == bench.sym[f"MARK_{mark}"]


@pytest.mark.rule("PG-9.1")
@SIDES
def test_who_has_fired_may_take_a_move_back_too(field: Field, side: int) -> None:
    unit = stand(field, ARMY * side + 59, "MT", (10, 10), SPOTTED | FIRED)
    field.put("unit_left", unit, 10)
    moves = at(field, MOVE, side)
    cursor(moves, (10, 12))
    moves.types(RETURN)
    assert field.place(unit) == (10, 12) and field.flags(unit) == SPOTTED | FIRED | MOVED
    moves.types("Z")
    assert field.place(unit) == (10, 10) and field.get("unit_left", unit) == 10
    assert field.flags(unit) == SPOTTED | FIRED


@pytest.mark.rule("PG-9.3")
@SIDES
def test_the_window_goes_along_with_who_steps_out_of_it_alone(field: Field, side: int) -> None:
    """It is twenty hexes wide: a step to its last column leaves it, the next one does not."""
    bench, unit = field.bench, stand(field, ARMY * side, "AC", (19, 6))
    bench.set("st_side", side)
    bench.set("st_active", unit)
    bench.call("hexview_begin")
    for place, stays in (((20, 6), True), ((21, 7), False)):
        field.put("unit_left", unit, 18)
        before = field.get("view_x"), field.get("view_y")
        for direction in range(6):
            was = field.place(unit)
            bench.call("step_to", A=direction)
            if field.place(unit) == place:
                break
            field.put("unit_col", unit, was[0])
            field.put("unit_row", unit, was[1])
            bench.call("pieces_make")
            bench.set("view_x", before)
        assert field.place(unit) == place
        assert ((field.get("view_x"), field.get("view_y")) == before) == stays


@pytest.mark.rule("PG-3.8")
@SIDES
def test_the_panel_tells_the_ground_where_nobody_is(field: Field, side: int) -> None:
    unit = stand(field, ARMY * side, "MT", (10, 10))
    field.put("unit_left", unit, 10)
    assert field.bench.call("panel_count").a == 3
    moves = at(field, MOVE, side)
    field.ground((10, 12), RIVER)
    cursor(moves, (10, 12))
    moves.types("V")
    moves.types(" ")
    assert "River" in moves.text[21], moves.text


@pytest.mark.rule("PG-3.15")
def test_a_barrage_is_no_mine_to_be_placed(field: Field) -> None:
    """The list of barrages lies behind that of the mines."""
    field.bench.set("barrage_col", bytes([9]) * 24)
    for side in (RED, BLUE):
        assert field.bench.call("pool_next", A=NOBODY, st_side=side).c


@pytest.mark.rule("PG-6.4")
@SIDES
def test_when_all_guns_have_plotted_none_is_active(field: Field, side: int) -> None:
    gun = stand(field, ARMY * side, "MA", (10, 10))
    stand(field, ARMY * (1 - side), "MT", (10, 14))
    plots = at(field, MOBILE, side, "plot_main")
    assert field.get("st_active") == gun
    cursor(plots, (10, 14))
    plots.types(RETURN)
    assert not plots.waits and field.get("st_active") == NOBODY


@pytest.mark.rule("PG-3.9")
@SIDES
def test_the_cursor_goes_to_who_comes_next(field: Field, side: int) -> None:
    for n, place in enumerate(((10, 10), (13, 9))):
        field.put("unit_left", stand(field, ARMY * side + n, "MT", place), 10)
    moves = at(field, MOVE, side)
    moves.types("N")
    assert (moves.byte("st_cursor_x"), moves.byte("st_cursor_y")) == (12, 8)


@pytest.mark.rule("PG-7.13")
@pytest.mark.rule("PG-8.22")
@SIDES
def test_an_engineer_who_is_told_a_work_is_done_and_the_next_is_asked(
    field: Field, side: int
) -> None:
    field.ground((10, 10), RIVER)
    engineer, tank = stand(field, ARMY * side, "EN", (10, 10)), stand(
        field, ARMY * side + 30, "MT", (14, 10))  # fmt: skip
    field.put("unit_left", engineer, 2)
    field.put("unit_left", tank, 10)
    moves = at(field, MOVE, side)
    cursor(moves, (10, 10))
    moves.types("EY")
    assert field.get("st_active") == tank
    assert (field.get("plot_col", engineer), field.get("unit_left", engineer)) == (10, 0)


@pytest.mark.rule("PG-9.10")
@SIDES
def test_nobody_cannot_be_loaded(field: Field, side: int) -> None:
    tank = stand(field, ARMY * side, "MT", (10, 10))
    field.put("unit_left", tank, 10)
    field.put("unit_type", 254, 0)
    moves = at(field, MOVE, side)
    cursor(moves, (10, 11))
    moves.types("L")
    assert moves.text[23].strip() and field.place(tank) == (10, 10)
    assert field.get("unit_cargo", tank) == NOBODY and field.get("unit_left", tank) == 10


@pytest.mark.rule("PG-5.2")
@pytest.mark.rule("PG-3.12")
def test_the_page_of_points_names_who_holds_each_town(field: Field) -> None:
    """An empty one, one with both sides in it, and one of each side."""
    for n in range(3):
        town(field, (10 + 4 * n, 10), 10 + n)
    stand(field, 0, "IN", (10, 10))
    stand(field, ARMY, "IN", (14, 10))
    field.bench.set("st_turns", 7)
    page = Hands(field.bench, "score_main")
    rows = [row.rstrip() for row in page.text[3:6]]
    assert rows[0].endswith("10 Red") and rows[1].endswith("11 Blue"), rows
    assert rows[2].rstrip(" .").split("12 ")[1].lower() in ("nobody", "-", "no one"), rows


@pytest.mark.rule("PG-3.6")
def test_the_figure_behind_the_last_rule_is_none(field: Field) -> None:
    page = Hands(field.bench, "rules_page")
    at_first = [page.byte("rules_chosen", n) for n in range(12)]
    page.types("89")
    assert [page.byte("rules_chosen", n) for n in range(12)] == at_first
    page.types("7")
    assert [page.byte("rules_chosen", n) for n in range(12)] != at_first


@pytest.mark.rule("PG-10.11")
@pytest.mark.rule("PG-10.10")
def test_a_chain_has_twelve_shots_at_most(field: Field) -> None:
    """Red and blue tanks by turns in a row: of two that are as near, the first of the list is
    fired at, so each fires at the next one."""
    bench = field.bench
    bench.set("st_human", (0, 0))
    bench.set("st_level", (1, 1))
    bench.set("st_react", (0, 0))
    row = [(6 - n // 2 if n % 2 == 0 else ARMY + 6 - n // 2) for n in range(14)]
    for n, unit in enumerate(row):
        stand(field, unit, "HT", (10, 4 + n))
        field.put("unit_hits", unit, 250)
    bench.set("st_phase", FIRE_1)
    bench.set("zp_unit", row[0])
    bench.set("zp_foe", row[1])
    bench.call("shots", A=50, limit=400_000_000)
    assert [field.flags(unit) & FIRED for unit in row] == [1] * 12 + [0] * 2
