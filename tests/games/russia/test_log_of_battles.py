"""The log of the week tells each battle as the execution told it, and what is typed at the battles
does not turn the page of the week."""

from __future__ import annotations

import re
from typing import Any

import pytest

from .desk import Desk
from .front import Front
from .match import AXIS
from .stavka import ESCAPE, Stavka

BATTLES = (
    (0x0001, 3, 5), (0x0119, 12, 0), (0x011A, 255, 255), (0x02FF, 256, 256), (0x09E6, 510, 511),
    (0x0A00, 100, 512), (0x13FF, 9, 1023), (0x1400, 9, 767), (0x4AFF, 0, 768),
)  # fmt: skip


@pytest.mark.rule("WR-7.4.3")
def test_the_log_says_what_the_execution_said(russia: Any) -> None:
    def lay(front: Front) -> None:
        front.group(40, (15, 15))
        front.group(78, (15, 14))

    def is_fought(odds: int, lost: int, killed: int) -> None:
        russia.overlay("ground")
        russia.set("fight_attackers", (40, 255))
        russia.set("fight_defenders", (78, 255))
        russia.set("fight_side", AXIS)
        russia.set("fight_lost", b"".join(n.to_bytes(2, "little") for n in (lost, killed)))
        russia.set("fight_result", 1)
        russia.set("zp_odds", odds.to_bytes(2, "little"))

    told = []
    for battle in BATTLES:

        def fought(front: Front, battle: tuple[int, int, int] = battle) -> None:
            lay(front)
            is_fought(*battle)
            front.at_hex((15, 14), "fight_hex")

        said = Desk(russia, fought, routine="told_battle", told_quiet=0).says
        found = re.fullmatch(r"40 attacks 78 ([\d.]+):1 lost (\d+/\d+) back", said)
        assert found, said
        told.append(found.groups())

    def noted(front: Front) -> None:
        for battle in BATTLES:
            is_fought(*battle)
            front.at_hex((15, 14), "fight_hex")
            russia.call("battle_noted", zp_odds=battle[0].to_bytes(2, "little"))
        russia.overlay("week")

    page = Desk(russia, noted, routine="log_page").text
    assert [row.split() for row in page[3 : 3 + len(BATTLES)]] == [
        ["40", "78", "15,14", odds, lost, "back"] for odds, lost in told
    ]


@pytest.mark.rule("WR-7.4.3")
def test_the_log_says_when_odds_were_higher_than_it_can_tell(russia: Any) -> None:
    def noted(front: Front) -> None:
        russia.overlay("ground")
        russia.set("fight_attackers", (40, 255))
        russia.set("fight_defenders", (78, 255))
        front.at_hex((15, 14), "fight_hex")
        russia.call("battle_noted", zp_odds=b"\0\x4b")
        russia.overlay("week")

    assert Desk(russia, noted, routine="log_page").text[3].split()[3] == "75+"


@pytest.mark.slow
def test_keys_typed_at_the_battles_do_not_turn_the_page_of_the_week(first_week: bytes) -> None:
    player = Stavka.at(first_week)
    player.is_done()
    player.supplies()
    player.types("N")
    player.a2.run(seconds=1)
    player.types("P")
    player.sees("PLOT, SUCH AS")
    player.types("32\r")
    player.sees("G TAKE")
    player.is_done()
    player.sees("FIRST COMES")
    player.types(" ")
    player.sees("ATTACKS")
    player.types(ESCAPE)
    for _ in range(4):
        player.a2.run(seconds=0.02)
        assert "THE WEEK IS OVER" not in player.text.upper()
        player.a2.key(ord(" "))
    player.sees("THE WEEK IS OVER")
    player.sees("ANY KEY")
    player.a2.run(seconds=2)
    assert "THE WEEK IS OVER" in player.text.upper()
    player.types(" ")
    player.sees("DIVIDE A GROUP")
