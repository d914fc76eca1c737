"""Who can play a side: the game's computer, a function, or a file that holds one."""

from __future__ import annotations

import importlib.util
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .view import View

Orders = Callable[[View], object]
"""Gives a side's orders of one turn by looking and typing; the turn ends when it returns."""
COMPUTER = "computer"
"""The side is played by the game's own computer player."""


@dataclass(frozen=True)
class Player:
    """A side that Python plays, and what it is called in results."""

    name: str
    orders: Orders


def player_of(side: Orders | str | Path) -> Player | None:
    """The player of a function or of a Python file with a function `orders`; None for "computer".

    ValueError for anything else. The file is run: it can do what any program can.
    """
    if callable(side):
        return Player(getattr(side, "__name__", type(side).__name__), side)
    if side == COMPUTER:
        return None
    path = Path(side)
    if path.suffix != ".py" or not path.is_file():
        raise ValueError(f"a side is a function, a Python file or {COMPUTER!r}, not {str(side)!r}")
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    orders = getattr(module, "orders", None)
    if not callable(orders):
        raise ValueError(f"{path}: there is no function orders(view) in it")
    return Player(path.stem, orders)
