"""What the end of a turn makes of the next one: every byte of the state that changes."""

from __future__ import annotations

import pytest

from .crowd import EDGES, NIGHT
from .field import FIRED, HELD, MOVED, PLOTTED, SPOTTED, UNITS, Field
from .keys import KEEP, MOBILE, RED, SCORE, at, side_of, stand
from .whole_state import WholeState


@pytest.mark.rule("PG-1.5")
@pytest.mark.rule("PG-6.8")
@pytest.mark.rule("PG-7.23")
@pytest.mark.rule("PG-8.2")
@pytest.mark.rule("PG-11.16")
@pytest.mark.parametrize("wide", [0, 1])
def test_behind_a_turn_all_may_fire_and_move_again_and_no_barrage_stands(
    field: Field, wide: int
) -> None:
    bench = field.bench
    bench.set("st_turns", 9)
    bench.set("st_weathers", (0, NIGHT, 2, 2, 0, 0, 0))
    bench.set("st_autosave", 1)
    flags = FIRED | MOVED | HELD | PLOTTED | SPOTTED
    for unit in EDGES:
        stand(field, unit, "AC", (5 + unit % 40, 5 + 10 * side_of(unit)), flags)
    for name, value in (("col", 30), ("row", 9), ("wide", wide)):
        field.put(f"barrage_{name}", 7, value)
    field.ground((30, 9), 7, way=3)
    state = WholeState(bench)
    assert not at(field, SCORE).waits
    wanted = {("unit_left", unit): 18 for unit in EDGES}
    wanted |= {("unit_flags", unit): SPOTTED for unit in EDGES}
    of_nobody = {("unit_left", unit) for unit in range(UNITS) if unit not in EDGES}
    changed = {key: value for key, value in state.changes().items() if key not in of_nobody}
    assert changed == wanted | {
        ("st_turn", 0): 2, ("st_phase", 0): KEEP, ("st_next_phase", 0): MOBILE,
        ("st_weather", 0): NIGHT, ("barrage_col", 7): 0, ("hex_ground", 50 * 9 + 30): 7,
    }  # fmt: skip
    assert field.get("st_side") == RED
