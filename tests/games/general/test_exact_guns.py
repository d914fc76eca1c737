"""Guns: who need not plot, what is plotted stays so, how high a barrage stands and until when."""

from __future__ import annotations

import pytest

from .field import ARMY, LIMITED, PARTIAL, PLOTTED, SPOTTED, WHOLE, Field
from .keys import BLUE, FIRE_1, KEEP, MOBILE, PLOT, RED, SCORE, at, cursor, side_of, stand
from .whole_state import WholeState

SIDES = pytest.mark.parametrize("side", [RED, BLUE])
LIGHT, HEAVY = 8, 9
HIDDEN = 128
"""FILM_HIDDEN of film.inc."""


@pytest.mark.rule("PG-11.1")
@SIDES
@pytest.mark.parametrize(("phase", "kind"), [(MOBILE, "MA"), (PLOT, "LA"), (PLOT, "HA")])
def test_no_gun_has_to_plot_and_who_does_not_may_fire_directly(
    field: Field, side: int, phase: int, kind: str
) -> None:
    guns = [stand(field, ARMY * side + n, kind, (10 + n, 10)) for n in (0, 59)]
    plots = at(field, phase, side)
    plots.types("D")
    assert not plots.waits and field.get("st_side") == 1 - side
    for gun in guns:
        assert not field.get("plot_col", gun) and not field.flags(gun) & PLOTTED
        assert field.bench.call("can_fire", X=gun).c


@pytest.mark.rule("PG-11.4")
@pytest.mark.rule("PG-11.5")
@SIDES
def test_what_a_gun_has_plotted_it_neither_changes_nor_fires_before_the_next_turn(
    field: Field, side: int
) -> None:
    one, two = (stand(field, ARMY * side + n, "LA", (10 + n % 7, 10)) for n in (3, 4))
    stand(field, ARMY * (1 - side), "IN", (10, 14))
    plots = at(field, PLOT, side)
    cursor(plots, (20, 10))
    plots.types("\r")
    assert field.get("st_active") == two
    cursor(plots, field.place(one))
    plots.types("S")
    assert field.get("st_active") == two, "the other one is not asked again"
    cursor(plots, (21, 10))
    plots.types("D")
    assert [field.get(name, one) for name in ("plot_col", "plot_row")] == [20, 10]
    assert not field.bench.call("can_plot", X=one, st_phase=PLOT).c
    fires = at(field, FIRE_1, side)
    assert field.get("st_active") == two and fires.waits
    fires.types("I")
    assert not fires.waits and not field.ground_at((20, 10)), "and it has not fallen"
    field.bench.call("turn_begin")
    assert field.get("plot_col", one) == 20, "it is in the air"
    field.bench.call("strikes_main", limit=100_000_000)
    assert field.get("plot_col", one) == 0
    assert any(field.ground_at((c, r)) == 7 for c in range(17, 24) for r in range(7, 14))


@pytest.mark.rule("PG-11.13")
@pytest.mark.rule("PG-7.23")
def test_a_barrage_hides_as_high_as_two_and_the_hexes_round_it_do_not(field: Field) -> None:
    """From height to height over a barrage on the ground: what is no higher than the line does not
    hide."""
    for kind in (LIGHT, HEAVY):
        for ground in (0, 1):
            made = Field(field.bench)
            made.ground((10, 12), 0, ground)
            field.bench.call("barrage_lay", A=kind, zp_col=10, zp_row=12)
            for height in range(4):
                for row in (10, 14):
                    made.ground((10, row), 0, height)
                ends = {"zp_arg0": 10, "zp_arg1": 10, "zp_arg2": 10, "zp_arg3": 14}
                seen = bool(field.bench.call("sight_clear", **ends).c)
                assert seen == (height >= ground + 2), (kind, ground, height)
            ends = {"zp_arg0": 11, "zp_arg1": 8, "zp_arg2": 11, "zp_arg3": 16}
            assert field.bench.call("sight_clear", **ends).c, "beside it one sees"


@pytest.mark.rule("PG-11.16")
@pytest.mark.rule("PG-6.8")
def test_a_barrage_stands_through_a_turns_phases_and_not_in_the_next_turn(field: Field) -> None:
    bench = field.bench
    bench.call("barrage_lay", A=HEAVY, zp_col=20, zp_row=20)
    bench.set("st_turns", 9)
    bench.set("st_autosave", 1)
    bench.set("st_react", (101, 101))
    for unit in (0, 119):  # its own side's and the other's die in it alike
        stand(field, unit, "HT", (20, 20))
        assert bench.call("barrage_enter", X=unit, **field.die(99)).c
    for phase in (PLOT, FIRE_1):
        for side in (RED, BLUE):
            assert not at(field, phase, side).waits
    assert field.ground_at((20, 20)) == 192 and field.get("barrage_col", 23) == 20
    over = at(field, SCORE)
    assert not over.waits and field.get("st_phase") == KEEP and field.get("st_turn") == 2
    assert field.ground_at((20, 20)) == 0 and field.get("barrage_col", 23) == 0


@pytest.mark.rule("PG-13.9")
@pytest.mark.parametrize("unit", [0, 59, 60, 119])
@pytest.mark.parametrize("flags", [0, SPOTTED])
def test_whom_a_strike_destroys_is_seen_by_all_as_ashes(
    field: Field, unit: int, flags: int
) -> None:
    """The film of what happened shows it to the other side, whom nobody had seen before."""
    bench = field.bench
    bench.set("st_options", PARTIAL | LIMITED)
    bench.set("st_phase", 5)
    bench.set("st_eyes", 1 - side_of(unit))
    stand(field, unit, "HT", (10, 10), flags)
    bench.call("film_part")
    assert bench.call("strike_lands", zp_col=10, zp_row=10).c
    assert field.flags(unit) == SPOTTED and field.get("unit_hits", unit) == 0
    bench.call("film_note")
    event = [field.get("film_events", n) for n in range(4)]
    assert event == [unit, 10, 10, WHOLE["HT"]] and not event[0] & HIDDEN


@pytest.mark.rule("PG-11.8")
@SIDES
def test_a_strike_that_drifts_off_the_map_is_lost(field: Field, side: int) -> None:
    """From the last corner, with a barrage, which would change any ground but that of the map."""
    bench, gun = field.bench, stand(field, ARMY * side + 59, "HA", (40, 30))
    for place in ((48, 31), (47, 31), (47, 32)):
        stand(field, ARMY * side + place[0] - 40 + place[1] - 30, "HT", place)
    bench.set("st_options", PARTIAL)
    fell, lost = set(), 0
    for seed in range(24):
        field.put("plot_col", gun, 48 | 128)
        field.put("plot_row", gun, 32)
        bench.set("barrage_col", bytes(24))
        bench.set("rng_seed", (seed, 7, 9, 11 * seed))
        state = WholeState(bench)
        bench.call("strike", A=gun, limit=100_000_000)
        changes = {key: value for key, value in state.changes().items() if key[0] != "rng_seed"}
        lost += not changes
        fell |= {(at % 50, at // 50) for name, at in changes if name == "hex_ground"}
    assert lost and (48, 32) in fell
    assert all(column <= 48 and row <= 32 for column, row in fell)
