"""Chances as 4.12 fixed-point -log2: the tables that turn one into a plain number and back."""

from __future__ import annotations

import math
from pathlib import Path

from grognard.rom_build.data.table import byte_table, source, word_tables

ONE = 4096  # a factor of one half


def log(value: float) -> int:
    """-log2 of a chance, 4.12 fixed point, nearest; may be negative for a factor above 1."""
    return round(-math.log2(value) * ONE)


def generate(sources: list[Path]) -> str:
    """exp2_lo/hi: 65536 * 2^(-i/64), at most 65535; exp2_fine: parts of a step; log2 of 1..2."""
    del sources  # pure mathematics reads nothing
    coarse = [min(65535, round(65536 * 2 ** (-i / 64))) for i in range(64)]
    # high byte of the coarse value times this, over 64, is what the last six bits take off
    fine = [round((1 - 2 ** (-i / ONE)) * 65536 / 4) for i in range(64)]
    whole = [round(math.log2(1 + i / 64) * ONE) for i in range(65)]
    lines = word_tables("exp2", coarse) + byte_table("exp2_fine", fine)
    lines += ['        .segment "RESOLVE"', *word_tables("log2", whole)]
    return source("RULES", lines, "powers of two for chances, and logarithms")
