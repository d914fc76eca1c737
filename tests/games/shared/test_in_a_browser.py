"""Every game in the page: its first turn by real key events, saved, the page loaded again."""

from __future__ import annotations

import base64

import pytest

from ...host.web.chromium import Chromium, Tab
from ...host.web.hands import BrowserHands
from .game import SharedGame
from .kept import Kept


def choose(tab: Tab, game: SharedGame) -> BrowserHands:
    """Strike the game's button on the list, by keyboard alone."""
    place = f"games/{game.name}.png"
    tab.run(f"document.querySelector('#games img[src=\"{place}\"]').closest('button').focus()")
    tab.strike("\r")
    tab.until("!document.getElementById('play').hidden && !Grog.page.player.paused")
    return BrowserHands(tab)


@pytest.mark.slow
def test_its_first_turn_is_played_saved_and_restarted_when_the_page_was_loaded_again(
    game: SharedGame, tab: Tab
) -> None:
    player = choose(tab, game)
    player.sees("PRESS ANY KEY")
    player.types(" ")
    if game.documented_turn:
        for words, keys in game.documented_turn:
            player.sees(words)
            player.types(keys)
    else:
        game.plays_to_a_save(player)  # type: ignore[arg-type]
    player.sees(game.asks_to_save)
    game.to_the_name(player)  # type: ignore[arg-type]
    player.sees(game.asks_name)
    player.types("ONE\r")
    player.sees("SAVED")
    tab.until(  # when the motor has stopped; a new disk may have been kept before the game is on it
        "Grog.page.player.version > 0 && !Grog.page.player.keeping && "
        "Grog.page.player.kept === Grog.page.machine.drives[1].writes"
    )
    tab.reload()
    player = choose(tab, game)
    game.reaches_the_menu(player)  # type: ignore[arg-type]
    game.to_the_restart(player)  # type: ignore[arg-type]
    player.types("ONE\r")
    player.sees(game.restored)


@pytest.mark.slow
@pytest.mark.by_turns  # what packs a battle into a link is the same in every game
def test_a_turn_goes_by_a_link_and_comes_up_where_it_was_saved(
    game: SharedGame, browser: Chromium, saved: Tab
) -> None:
    link = saved.run(
        "await Grog.page.act('send'); await Grog.page.act('make-link');"
        "return document.getElementById('send-link').value"
    )
    assert link.startswith("file:") and f"#turn={game.name}." in link
    other = browser.tab(link)
    try:
        other.until("Grog.page.player && !Grog.page.player.paused")
        BrowserHands(other).sees(game.restored)
        assert other.value("Grog.page.player.key").startswith(f"{game.name}/turn-")
    finally:
        other.close()


MOST_TOUCHES = 30
"""that lead from the title through a first turn, at a second each half a minute"""

LED = """
    for (const end = performance.now() + 20000; performance.now() < end;) {{
        if (grognard.text().join("\\n").toUpperCase().includes("{over}")) return null;
        const lead = document.querySelector("#offers .lead:not(:disabled)");
        if (lead) {{
            const at = lead.getBoundingClientRect();
            return [say.textContent, lead.textContent, at.x + at.width / 2, at.y + at.height / 2];
        }}
        await new Promise(requestAnimationFrame);
    }}
    throw new Error(`no key is filled: ${{grognard.text().join("\\n")}}`);
"""
"""What is said, the filled key and where it is, once there is one; null when the turn is over."""


@pytest.mark.slow
def test_who_only_touches_the_filled_key_plays_a_first_turn(game: SharedGame, tab: Tab) -> None:
    tab.size(390, 844, phone=True)
    tab.run("Grog.Advice.OFTEN = 20")
    choose(tab, game)
    met = []
    while (found := tab.run(LED.format(over=game.first_turn_over))) is not None:
        *said, x, y = found
        met.append(said)
        assert len(met) <= MOST_TOUCHES, met
        tab.touch_at(x, y)
    assert len(met) > 10 and all(say and key for say, key in met)


@pytest.fixture
def saved(game: SharedGame, kept: Kept, tab: Tab) -> Tab:
    """The page with a battle on the SAVE disk."""
    disk = base64.b64encode(bytes(kept.volume.data)).decode()
    choose(tab, game)
    tab.run(
        f"Grog.page.machine.drives[1].insert('save.dsk', Grog.pack.fromBase64('{disk}'));"
        "Grog.page.player.pause()"
    )
    return tab
