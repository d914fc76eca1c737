"""Layers of less than a page, and of whole pages: the edges of every loop over one."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from grognard.rom_build.games import FURTHER

from .hex_model import Grid, Place, flood, flooded, layer_text, poke
from .library import BENCH, Library

ROUTINES = (
    "hex_flood_begin", "hex_flood_source", "hex_flood_on", "hex_flood", "hex_unmark",
)  # fmt: skip


@pytest.mark.parametrize(
    "grid", [Grid(6, 5), Grid(15, 14), Grid(63, 30), Grid(9, 60)], ids=lambda g: f"{g.size} bytes"
)
def test_floods_and_marks_end_with_the_layer(
    grid: Grid, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(FURTHER, str(BENCH.parent))
    text = grid.exports() + layer_text(("hex_ground", "field"), grid.size + 8)
    lib = Library(tmp_path, ROUTINES, text)
    rng = random.Random(grid.size)
    ground = bytearray([255] * grid.size)
    for place in grid.places():
        ground[grid.index(place)] = rng.choice((1, 2, 2, 3, 255))
    poke(lib, "hex_ground", bytes(ground))
    poke(lib, "hex_cost", bytes(range(256)))

    def step(_: Place, __: int, there: Place) -> int | None:
        cost = ground[grid.index(there)]
        return None if cost == 255 else cost

    beyond = lib.a2.symbol("field") + grid.size
    lib.a2.poke(beyond, bytes(8))  # looks like distance 0
    some = set(rng.sample(grid.places(), min(300, len(grid.places()) // 2)))
    for sources, limit in (({grid.places()[-1]}, 100), (some, 3)):
        found, _ = flood(lib, grid, "hex_flood", sources, limit)
        assert found == flooded(grid, sources, limit, step)
    lib.call("hex_flood_on", A=lib.a2.symbol("field") >> 8, X=2)
    on = lib.call("hex_flood").read("field", grid.size)
    assert {p: on[grid.index(p)] for p in grid.places() if on[grid.index(p)] <= 2} == flooded(
        grid, set(found), 2, step
    )
    assert bytes(lib.a2.memory[beyond : beyond + 8]) == bytes(8)
    poke(lib, "field", bytes([0xFF] * (grid.size + 8)))
    masked = lib.call("hex_unmark", A=lib.a2.symbol("field") >> 8, zp_arg2=0x5A)
    assert masked.read("field", grid.size + 8) == b"\x5a" * grid.size + b"\xff" * 8
