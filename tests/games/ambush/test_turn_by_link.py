"""Two players apart in a browser: a turn goes out as a link and comes back as one."""

from __future__ import annotations

import base64
from pathlib import Path

import pytest

from grognard.host.built.games import built_game
from grognard.host.disks.saves import make_save_disk

from ...host.web.chromium import Chromium
from ...host.web.fixtures import browser, page_folder
from ...host.web.hands import BrowserHands
from .player import Player
from .test_two_apart import orders_and_sends
from .whole_game import WORDS, begins, sets_up

__all__ = ["browser", "page_folder"]


def sent_by(page: BrowserHands) -> str:
    """The link to the battle that was saved last."""
    page.tab.run("await Grog.page.act('send'); await Grog.page.act('make-link')")
    link: str = page.tab.value("document.getElementById('send-link').value")
    page.tab.run("await Grog.page.act('close')")
    return link


@pytest.mark.slow
@pytest.mark.rule("CA-1.4.2")
def test_who_opens_the_link_is_asked_for_the_password_plays_and_sends_one_back(
    browser: Chromium, page_folder: Path, tmp_path: Path
) -> None:
    disk = tmp_path / "mine.dsk"
    make_save_disk(disk, built_game("ambush"))
    with Player(disk) as american:
        begins(american, "2", "5")
        sets_up(american, "RBLGCWHMD", WORDS[0], "", "I" * 22)
        sets_up(american, "KAGZSBWMD", WORDS[1], "", "J" * 10 + "M" * 18)
        orders_and_sends(american, 0, "MR12R", False)
    first = browser.tab((page_folder / "index.html").as_uri() + "#play=ambush")
    first.until("Grog.page.player && !Grog.page.player.paused")
    packed = base64.b64encode(disk.read_bytes()).decode()
    put = f"Grog.page.machine.drives[1].insert('SAVE', Grog.pack.fromBase64('{packed}'))"
    first.run(put)
    link = sent_by(BrowserHands(first))
    first.close()
    assert len(link) <= 8000
    second = browser.tab(link)
    second.until("Grog.page.player && !Grog.page.player.paused")
    german = BrowserHands(second)
    german.sees("GERMAN ORDERS  TURN 1")
    german.sees("PASSWORD")
    german.types(WORDS[0] + "\r")
    german.sees("NOT THE PASSWORD")
    german.types(WORDS[1] + "\r")
    german.sees("WHICH SOLDIER")
    german.types("4\r")
    german.sees("S SEND")
    german.types("S")
    german.sees("SAVE IT TO BE SENT")
    german.types("Y")
    german.sees("NAME OF THE GAME")
    german.types("BARN\r")
    german.sees("REPLACE IT")
    german.types("Y")
    german.sees("SAVED. PRESS ANY KEY")
    second.until("Grog.page.player.version === 1")
    back = sent_by(german)
    assert back.partition("#")[0] == link.partition("#")[0] and back != link
    second.close()
    print(f"links of {len(link)} and {len(back)} letters")
