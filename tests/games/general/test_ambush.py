"""Who fires from where nobody sees him."""

from __future__ import annotations

import pytest

from ..hires_page import PAGE
from .field import LIMITED, PARTIAL, SPOTTED, Field
from .keys import FIRE_1, RED, stand

JMP = 0x4C


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
    sound = bench.sym["sound_shot"]
    bench.mem[sound : sound + 3] = bytes((JMP, sound & 255, sound >> 8))
    with pytest.raises(TimeoutError):
        bench.call("shot_show", A=65, Y=5, limit=2_000_000)
    assert (bytes(bench.mem[PAGE : PAGE + 0x2000]) != before) == seen
