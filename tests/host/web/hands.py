"""Hands at the keyboard of the page, with the words that `tests/games/hands.py` has."""

from __future__ import annotations

import json

from .chromium import Tab


class BrowserHands:
    """Types by key events and reads the screen; the machine goes as fast as it can meanwhile."""

    def __init__(self, tab: Tab) -> None:
        self.tab = tab
        tab.run("Grog.page.player.warp = true")

    @property
    def rows(self) -> list[str]:
        """The screen's 24 rows, without the blanks at their ends."""
        return [line.rstrip() for line in self.tab.value("grognard.text()")]

    def sees(self, text: str, within: float = 120) -> None:
        """Wait until the words stand on the screen, in whatever case."""
        wanted = json.dumps(text.upper())
        try:
            found = f"grognard.text().join('\\n').toUpperCase().includes({wanted})"
            self.tab.until(found, within)
        except TimeoutError:
            shown = "\n".join(self.rows)
            raise TimeoutError(f"{text!r} not seen; the screen:\n{shown}") from None

    def types(self, keys: str) -> None:
        """Type, until the program has taken all."""
        for char in keys:
            self.tab.strike(char)
        self.tab.until("!Grog.page.player.keys.length && !Grog.page.machine.keyWaiting")
