"""How far a long run is: a line on stderr now and then, none where it is over soon."""

from __future__ import annotations

import time

import click

_EVERY_SECONDS = 3.0


class Progress:
    """Tells how much of ``total`` is done, of what ``name`` names, and how long the rest takes."""

    def __init__(self, name: str, total: float) -> None:
        self._name, self._total = name, total
        self._began = self._last = time.monotonic()

    def __call__(self, done: float) -> None:
        """So much is done."""
        now = time.monotonic()
        if now - self._last < _EVERY_SECONDS or done <= 0:
            return
        self._last = now
        left = (now - self._began) / done * (self._total - done)
        share = 100 * done / self._total
        click.echo(f"{self._name}: {share:.0f} %, about {left:.0f} s left", err=True)
