"""Which cases of a test `make test` runs, and which only `make thorough`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest


def one_of_all(names: Iterable[str]) -> list[Any]:
    """Parameters of a test of what no game has a part in: the first game, the rest thorough."""
    first, *rest = names
    return [first, *(pytest.param(name, marks=pytest.mark.thorough) for name in rest)]
