"""What a page says beside a game's screen: `data/web.toml` in the game's folder.

`about` is a line for the list of games. `restart` are the keys from the title to the question for a
saved battle's name, for a turn that came as a link. Each `[[hint]]` has `words` that stand on the
screen (case ignored), what to `say` then, and `keys` to offer where there is no keyboard. The first
hint whose words are on the screen counts. One of its keys is filled: the first, or those of `lead`,
each once and from the beginning again. Who only ever touches what is filled plays a whole first
turn. A game without the file has none of this.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any

from grognard.rom_build.games import BuildError, game_folder

FILE = "data/web.toml"
NAME = "{name}"
"""What stands for the saved battle's name in the keys of `restart`."""


@dataclass(frozen=True)
class Hint:
    """`say` is shown while `words` stand on the screen; `keys` are typed at a touch.

    `lead` are those of the keys that are filled, one after the other.
    """

    words: str
    say: str
    keys: tuple[str, ...] = ()
    lead: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        stray = [key for key in self.lead if key not in self.keys]
        if stray:
            raise ValueError(f"{self.words}: not among its keys: {stray}")


@dataclass(frozen=True)
class Hints:
    """All that a game's file says; `restart` pairs words on the screen with what is typed then."""

    about: str = ""
    restart: tuple[tuple[str, str], ...] = ()
    hints: tuple[Hint, ...] = ()

    def for_page(self) -> dict[str, Any]:
        """As the page's scripts read it."""
        shown = [
            {"words": h.words, "say": h.say, "keys": h.keys, "lead": h.lead or h.keys[:1]}
            for h in self.hints
        ]
        return {
            "about": self.about,
            "restart": [list(step) for step in self.restart],
            "hints": shown,
        }


def read_hints(game: str) -> Hints:
    """What the game's file says; BuildError, naming it, where it cannot be read as that."""
    path = game_folder(game) / FILE
    if not path.is_file():
        return Hints()
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
        return Hints(
            str(table.get("about", "")),
            tuple((str(words), str(keys)) for words, keys in table.get("restart", [])),
            tuple(
                Hint(
                    str(row["words"]),
                    str(row["say"]),
                    tuple(map(str, row.get("keys", []))),
                    tuple(map(str, row.get("lead", []))),
                )
                for row in table.get("hint", [])
            ),
        )
    except (tomllib.TOMLDecodeError, KeyError, TypeError, ValueError) as error:
        raise BuildError(f"{path}: {error!r}") from error
