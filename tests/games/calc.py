"""`grognard calc` as the tests of every game ask it."""

from __future__ import annotations

import json
from typing import Any

from click.testing import CliRunner, Result

from grognard.host.cli import main


class Calc:
    """The calculators of one game."""

    def __init__(self, game: str) -> None:
        self._game = game

    def run(self, *words: str) -> Result:
        """The command with these words."""
        return CliRunner().invoke(main, ["calc", self._game, *words])

    def ask(self, question: str) -> dict[str, Any]:
        """What it answers, as JSON; what else it has to say goes to stderr."""
        done = self.run(*question.split(), "--json")
        assert done.exit_code == 0, done.output
        answer: dict[str, Any] = json.loads(done.stdout)
        return answer
