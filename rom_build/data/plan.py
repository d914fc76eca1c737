"""The text that tells a data tool what to make of the tables beside it: a .toml."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any


class Plan(dict[str, Any]):
    """A table of such a text; ValueError names the file when something is missing from it."""

    path: Path

    def __missing__(self, key: str) -> Any:
        raise ValueError(f"{self.path}: error: {key!r} is missing")

    def whole(self, key: str, default: int | None = None) -> int:
        """A whole number from 0; ValueError where it is something else."""
        value = self[key] if default is None else self.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or value < 0:
            raise ValueError(f"{self.path}: error: expected {key}: a number, found {value!r}")
        return value

    def word(self, key: str) -> str:
        """A word; ValueError where it is something else."""
        value = self[key]
        if not isinstance(value, str):
            raise ValueError(f"{self.path}: error: expected {key}: a word, found {value!r}")
        return value


def read_plan(path: Path) -> Plan:
    """The text of a file, each table in it a Plan; ValueError where it is no TOML."""
    try:
        text = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise ValueError(f"{path}: error: {error}") from error
    plan = _plans(text, path)
    assert isinstance(plan, Plan)
    return plan


def _plans(value: Any, path: Path) -> Any:
    if isinstance(value, list):
        return [_plans(item, path) for item in value]
    if not isinstance(value, dict):
        return value
    plan = Plan({key: _plans(item, path) for key, item in value.items()})
    plan.path = path
    return plan
