"""What the page says beside a screen waits for words that the game still says."""

from __future__ import annotations

import pytest

from grognard.host.game import games
from grognard.host.web.hints import read_hints

from ...games.shared.messages import messages, on_screen

COMPOSED = {
    "order 1:", "name of the game", "name of the battle", "name of the war", "red mobile plot",
    "blue mobile plot",
}  # fmt: skip
"""Put together from several messages: each word is looked for by itself."""


@pytest.mark.parametrize("game", [game.name for game in games()])
def test_every_hint_waits_for_words_that_the_game_says(game: str) -> None:
    """A hint whose screen has other words now would never be shown again."""
    said = messages(game, "*.txt").values()
    text = " ".join(" ".join(on_screen(words)) for words in said).lower()
    lost = []
    for hint in read_hints(game).hints:
        words = hint.words.strip()
        parts = [word for word in words.split() if word.isalpha()]
        found = all(p in text for p in parts) if words in COMPOSED else words in text
        lost += [] if found else [words]
    assert lost == []
