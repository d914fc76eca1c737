"""Reciprocals of small whole numbers as floats of lib/math/float_*: mantissa and exponent."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import byte_table, source, word_tables

MOST = 99
"""The largest: the longest range of a weapon chart; thrice the thickest armour is 90."""


def generate(sources: list[Path]) -> str:
    """recip_lo, recip_hi, recip_exp: 1/n = mantissa x 2^exponent; entry 0 stands for 1."""
    pairs = [_float(max(n, 1)) for n in range(MOST + 1)]
    lines = word_tables("recip", (mantissa for mantissa, _ in pairs))
    lines += byte_table("recip_exp", (exponent & 255 for _, exponent in pairs))
    return source("FLOAT", lines, "reciprocals")


def _float(n: int) -> tuple[int, int]:
    """Mantissa 32768..65535, rounded, and exponent of 1/n."""
    exponent = -(15 + (n - 1).bit_length())
    mantissa = ((1 << -exponent) * 2 + n) // (2 * n)
    return mantissa, exponent
