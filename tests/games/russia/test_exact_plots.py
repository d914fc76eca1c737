"""Every plot of every kind of group."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex

from .front import (
    ARMED,
    MOVED,
    RAILED,
    Front,
)

LIMIT = 60_000_000
HERE: Hex = (14, 14)
NOT_GROUP, NOT_MECH, NOT_HERE, NOT_CITY, NOT_PORT = 1, 4, 6, 10, 16
ELITE = "Axis", "SS PZG", 1


@pytest.mark.rule("WR-6.6.2")
@pytest.mark.rule("WR-6.6.8")
@pytest.mark.rule("WR-6.1.3")
def test_every_plot_is_allowed_or_not_as_the_book_has_it(russia: Any) -> None:
    """A pause is before one direction; a shot or an S costs no move, whoever is tired or armed."""
    for group in (1, 20, 52, 58, 75, 115):
        for flags in (0, MOVED, RAILED, ARMED):
            for tired in (0, 95):
                front = Front(russia)
                front.group(group, HERE)
                if group & 63 < 52:
                    front.unit(group, fatigue=tired)
                front.put("group_flags", group, flags)
                for plot in range(256):
                    first, second, stop, fire = plot & 7, plot >> 3 & 7, plot & 64, plot & 128
                    legal = first and not stop & fire >> 1 and not flags & (MOVED | RAILED)
                    legal = legal and group & 63 < 52
                    if group & 63 >= 12:
                        legal = legal and not second and first != 7
                    elif first == 7:
                        legal = legal and not fire and second
                    moves = second and first != 7 or not (stop or fire)
                    if moves and (flags & ARMED or tired == 95):
                        legal = False
                    done = russia.call("plot_legal", X=group, A=plot)
                    assert done.c == (not legal), (group, flags, tired, plot)
