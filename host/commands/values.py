"""Numbers and memory as they are written on the command line."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Any

import click

REGISTERS = ("A", "X", "Y", "P", "C")


class _Seconds(click.FloatRange):
    """Emulated seconds: a range lets through what is no number, for that is in no order."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number, or a usage error."""
        found = super().convert(value, param, ctx)
        if math.isnan(found):
            self.fail(f"{value!r} is no number of seconds", param, ctx)
        return found


SECONDS = _Seconds(min=0, max=1e6)
"""What --wait and --within take."""


def number(text: str) -> int:
    """The number in `12`, `$0C`, `0x0C` or `'c'`; ValueError for a negative one, and all else."""
    text = text.strip()
    if len(text) == 3 and text[0] == text[2] == "'" and ord(text[1]) < 128:
        return ord(text[1])
    if text.startswith("$") or text[:2].lower() == "0x":
        digits, base = text[1 if text[0] == "$" else 2 :], 16
    else:
        digits, base = text, 10
    if not digits.isascii() or not digits.isalnum() or "x" in digits.lower():
        raise ValueError(f"{text!r} is no number; write 12, $0C, 0x0C or 'c'")
    try:
        return int(digits, base)
    except ValueError:
        raise ValueError(f"{text!r} is no number; write 12, $0C, 0x0C or 'c'") from None


def memory_bytes(text: str) -> bytes:
    """The bytes of `VALUE[,VALUE...]`: a value above 255 is two bytes, low first."""
    out = bytearray()
    for part in _split(text):
        value = number(part)
        if value > 0xFFFF:
            raise ValueError(f"{part} does not fit two bytes")
        out += value.to_bytes(1 if value < 0x100 else 2, "little")
    return bytes(out)


def _split(text: str) -> Iterable[str]:
    """Split at commas, but keep the quoted comma."""
    return text.replace("','", "44").split(",")


def register(name: str, text: str) -> int:
    """The value for register A, X, Y (0..255) or for the carry C (0..1)."""
    value = number(text)
    most = 1 if name == "C" else 255
    if value > most:
        raise ValueError(f"{name}={text}: {name} holds 0..{most}")
    return value


def address_option(
    _context: click.Context, _option: click.Parameter, text: str | None
) -> int | None:
    """What an option takes that is an address."""
    if text is None:
        return None
    try:
        value = number(text)
    except ValueError as error:
        raise click.BadParameter(str(error)) from error
    if not 0 <= value <= 0xFFFF:
        raise click.BadParameter(f"{text} is not in $0000..$FFFF")
    return value
