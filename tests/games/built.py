"""The built games and their labels, read once a run.

To compare all sources with what was built takes 30 ms, to read a debug file a third of a second.
"""

from functools import cache
from pathlib import Path

from grognard.host.built.games import built_game
from grognard.host.built.routine import read_labels

built = cache(built_game)


@cache
def addresses(debug: Path) -> dict[str, int]:
    """Where every label of a built game lies."""
    return {name: label.address for name, label in read_labels(debug).items()}
