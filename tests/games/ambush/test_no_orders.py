"""Lines that are no orders cost nothing, whatever was typed."""

from __future__ import annotations

import random

import pytest

from .player import Player
from .starts import at_orders

NO_ORDERS = "QUVXYZ0123456789.,;:!#$%&'()*+-/<=>@"


def no_order(dice: random.Random) -> str:
    """A line that the order grammar of the book has no place for: no order begins so, or an
    order's word is followed by what it cannot take."""
    if dice.random() < 0.5:
        return dice.choice(NO_ORDERS) + "".join(
            chr(dice.randint(33, 90)) for _ in range(dice.randint(0, 11))
        )
    return dice.choice(
        (
            "MR9",
            "MR1",
            "MR111",
            "MR12Z",
            "MRR",
            "MX12R",
            "SBB",
            "SX",
            "PZ",
            "PAA",
            "LF",
            "GX",
            "DX",
            "FS1",
            "FS0000",
            "FS4965",
            "FSABCD",
            "FA",
            "FA0105",
            "FA9",
            "HH1",
            "HJ",
            "HJ05",
            "EP000",
            "EP1",
            "EF9999",
            "WA",
            "WA09",
            "WA123",
            "NX",
            "E",
            "F",
            "H",
            "M",
            "W",
        )
    )


@pytest.mark.rule("CA-3.1.2")
@pytest.mark.slow
def test_a_line_that_is_no_order_costs_nothing() -> None:
    dice = random.Random(5)
    with Player() as player:
        at_orders(player)
        player.types("P\rMR12R\r")
        player.sees("ORDER 2:")
        before = player.state()
        for _ in range(300):
            line = no_order(dice)
            if line.strip().upper() in ("1", "M"):  # the status report; a way pointed at
                continue
            player.types(line + "\r")
            player.a2.run(seconds=0.3)
            assert player.state() == before, line
            assert "ORDER 2:" in player.text.upper(), line
