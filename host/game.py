"""A game by its name, and the parts its folder brings along.

A game is one folder (`game_asm/GAME.md` says what it owes). The Python that only it needs lies in
its `tools/`, in modules of fixed names; a part that is not there, it does not have:

- `calculators.py`: `CALCULATORS`, a table of questions (`grognard calc`);
- `film.py`: `kept_war(disk, name)`, what a save tells of its past, `film` and `poster` of it
  (`grognard film`);
- `bench.py`: `measures(built)`, emulated times by name (`grognard bench`);
- `pictures.py`: `shots(a2)`, a generator that plays from power-on and yields the name of each
  picture to be taken, and `drawings(pictures, pages)`, which draws what no screen shows (`make
  shots`); either may be missing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from grognard.rom_build.games import BuiltGame, game_folder, game_names, game_part, is_game
from grognard.rom_build.sources import GameSources, read_game

from .built.games import built_game

if TYPE_CHECKING:
    from grognard.emu import Apple2

    from .built.calculator import Calculator


@dataclass(frozen=True)
class Game:
    """A game by name; BuildError from whatever asks about one that is not there."""

    name: str

    @property
    def folder(self) -> Path:
        """Where its sources lie."""
        return game_folder(self.name)

    @property
    def sources(self) -> GameSources:
        """What its game.toml says."""
        return read_game(self.name)

    @property
    def title(self) -> str:
        """Its full name."""
        return self.sources.title

    def built(self) -> BuiltGame:
        """The built game, built now where its sources changed."""
        return built_game(self.name)

    def calculators(self) -> Mapping[str, Calculator]:
        """The questions it answers; usage error for a game that has none."""
        part = game_part(self.name, "calculators") if is_game(self.name) else None
        if part is None:
            raise click.UsageError(f"{self.name} has no calculators")
        found: Mapping[str, Calculator] = part.CALCULATORS
        return found

    def measures(self) -> dict[str, float]:
        """Emulated times taken from its play; empty for a game that measures none."""
        part = game_part(self.name, "bench")
        found: dict[str, float] = {} if part is None else part.measures(self.built())
        return found

    def shots(self) -> Callable[[Apple2], Iterator[str]] | None:
        """What plays it for its pictures."""
        return getattr(game_part(self.name, "pictures"), "shots", None)

    def drawings(self, pictures: Path, pages: Path) -> list[Path]:
        """Draws what no screen shows, in `pictures` or beside the game's `pages`."""
        draw = getattr(game_part(self.name, "pictures"), "drawings", None)
        found: list[Path] = draw(pictures, pages) if draw else []
        return found


def games() -> list[Game]:
    """All there are, by name."""
    return [Game(name) for name in game_names()]
