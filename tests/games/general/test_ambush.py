"""Who fires from where nobody sees him."""

from __future__ import annotations

import pytest

from ..hires_page import PAGE, text
from .field import ARMY, LIMITED, PARTIAL, SPOTTED, Field
from .keys import BLUE, FIRE_1, RED, stand
from .test_exact_looks import said

JMP = 0x4C


def stops_at(field: Field, routine: str) -> None:
    """Whoever calls it stays there."""
    at = field.bench.sym[routine]
    field.bench.mem[at : at + 3] = bytes((JMP, at & 255, at >> 8))


@pytest.mark.rule("PG-1.11")
@pytest.mark.parametrize("seen", [True, False])
def test_a_gun_in_an_ambush_is_heard_and_not_seen(field: Field, seen: bool) -> None:
    """The picture at the moment of the sound has a flash only where a gun is shown."""
    bench = field.bench
    bench.set("st_options", PARTIAL | LIMITED)
    bench.set("st_eyes", RED)
    stand(field, 5, "HT", (6, 6))
    stand(field, 65, "HT", (6, 3), SPOTTED if seen else 0)
    for name, value in (("st_cursor_x", 5), ("st_cursor_y", 5), ("st_phase", FIRE_1)):
        bench.set(name, value)
    bench.call("map_draw")
    bench.call("cursor_hide")
    before = bytes(bench.mem[PAGE : PAGE + 0x2000])
    stops_at(field, "sound_shot")
    with pytest.raises(TimeoutError):
        bench.call("shot_show", A=65, Y=5, limit=2_000_000)
    assert (bytes(bench.mem[PAGE : PAGE + 0x2000]) != before) == seen


@pytest.mark.rule("PG-1.11")
@pytest.mark.rule("PG-3.9")
@pytest.mark.rule("PG-13.3")
@pytest.mark.parametrize("viewer", [RED, BLUE, None])
@pytest.mark.parametrize("options", [0, LIMITED])
@pytest.mark.parametrize("flags", [0, SPOTTED])
@pytest.mark.parametrize("unit", [59, 119])
def test_the_panel_names_no_active_unit_whom_the_map_does_not_show(
    field: Field, unit: int, flags: int, options: int, viewer: int | None
) -> None:
    """It named the type and the hits of a computer's gun that fired out of an ambush."""
    stand(field, unit, "HT", (6, 3), flags)
    for name, value in (("st_options", options), ("st_active", unit), ("st_phase", FIRE_1),
                        ("st_human", (viewer == RED, viewer == BLUE))):  # fmt: skip
        field.bench.set(name, value)
    shown = flags or not options or viewer in (None, unit // ARMY)
    words = "Heavy Tank" + ("" if flags else ", hidden")
    assert said(field, "panel_line", A=0) == (words if shown else "")


@pytest.mark.rule("PG-3.22")
@pytest.mark.rule("PG-10.10")
@pytest.mark.parametrize("firer", [0, 60])
def test_who_is_asked_for_return_fire_reads_who_is_fired_at(field: Field, firer: int) -> None:
    """The panel told of whom the cursor had been on before."""
    bench, foe = field.bench, ARMY - firer
    stand(field, firer, "HT", (6, 6))
    stand(field, foe, "MT", (6, 3))
    stand(field, foe + 1, "BZ", (9, 3))
    for name, value in (("st_human", (1, 1)), ("st_phase", FIRE_1), ("st_side", firer // ARMY),
                        ("st_active", firer), ("st_cursor_x", 8), ("st_cursor_y", 2),
                        ("reaction_parts", 25)):  # fmt: skip
        bench.set(name, value)
    bench.call("map_draw")
    assert text(bench.mem)[21].startswith("Bazooka")
    stops_at(field, "sound_tone")
    with pytest.raises(TimeoutError):
        bench.call("shots", zp_unit=firer, zp_foe=foe, A=50, limit=20_000_000)
    rows = text(bench.mem)
    assert rows[20].startswith("Heavy Tank") and rows[21].startswith("Medium Tank")
    assert "Medium Tank may fire: F" in rows[23]
