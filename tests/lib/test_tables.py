"""Odds, cells of tables and percentages, against whole numbers of Python."""

from __future__ import annotations

import random

from grognard.host.cycles.meter import Cycles

from .library import Library

ROUTINES = ("table_odds", "table_cell", "percent_of")
ODDS = ((1, 3), (1, 2), (1, 1), (3, 2), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1))
ROWS, COLUMNS = 9, 37
CELLS = random.Random(37).randbytes(ROWS * COLUMNS)
GAME = f"""
        .export odds, cells
        .segment "RODATA"
odds:   .byte {", ".join(f"{a}, {d}" for a, d in ODDS)}, 0
cells:  .byte {", ".join(str(cell) for cell in CELLS)}
"""


def pointer(lib: Library, name: str) -> int:
    return lib.a2.symbol(name)


def test_odds_between_two_columns_are_the_defenders(lib: Library) -> None:
    rng = random.Random(54)
    pairs = [(a * n, d * n + m) for a, d in ODDS for n in (1, 7, 30, 255) for m in (-1, 0, 1)]
    pairs += [(rng.randrange(65536), rng.randrange(1, 65536)) for _ in range(200)]
    pairs += [(0, 1), (0, 0), (65535, 65535), (1, 65535), (65535, 1)]
    for attack, defence in pairs:
        column = 0
        while column < len(ODDS):
            a, d = ODDS[column]
            if attack * d < defence * a:
                break
            column += 1
        found = lib.call(
            "table_odds", zp_ptr0=pointer(lib, "odds"),
            zp_arg0=attack & 255, zp_arg1=attack >> 8,
            zp_arg2=defence & 255, zp_arg3=defence >> 8,
        )  # fmt: skip
        assert found.a == column, (attack, defence)


def test_every_cell_of_a_table_longer_than_a_page(lib: Library) -> None:
    for row in range(ROWS):
        for column in range(COLUMNS):
            at = pointer(lib, "cells")
            found = lib.call("table_cell", zp_ptr0=at, A=row, X=COLUMNS, Y=column)
            assert found.a == CELLS[row * COLUMNS + column]


def test_percentages_with_the_rest_drawn(lib: Library) -> None:
    rng = random.Random(100)
    cases = [(n, p) for n in (0, 1, 7, 99, 100, 254, 255) for p in (0, 1, 33, 50, 99, 100)]
    cases += [(rng.randrange(256), rng.randrange(101)) for _ in range(100)]
    for number, percent in cases:
        whole, rest = divmod(number * percent, 100)
        edge = -(-rest * 65536 // 100)  # the first die that no longer counts up
        for die in {0, max(edge - 1, 0), min(edge, 65535), 65535, rng.randrange(65536)}:
            found = lib.call("percent_of", A=number, X=percent, zp_die=die)
            assert found.a == whole + (die < edge), (number, percent, die)


def test_their_cycles(lib: Library, cycles: Cycles) -> None:
    odds = {"zp_ptr0": pointer(lib, "odds")}
    words = [(65535, 1), (1, 65535), (65535, 65535), (200, 57), (1000, 300), (4000, 1500)]
    lib.measure(
        "table_odds", cycles, "edges and middles",
        *(odds | {"zp_arg0": a & 255, "zp_arg1": a >> 8, "zp_arg2": d & 255, "zp_arg3": d >> 8}
          for a, d in words),
    )  # fmt: skip
    cells = {"zp_ptr0": pointer(lib, "cells"), "X": COLUMNS}
    corners = [(0, 0), (ROWS - 1, COLUMNS - 1), (6, 36), (7, 0)]
    lib.measure("table_cell", cycles, "corners", *(cells | {"A": r, "Y": c} for r, c in corners))
    parts = [(0, 0, 0), (255, 100, 0), (255, 99, 0), (99, 50, 65535), (200, 33, 20000)]
    lib.measure(
        "percent_of", cycles, "edges and middles",
        *({"A": n, "X": p, "zp_die": die} for n, p, die in parts),
    )  # fmt: skip
