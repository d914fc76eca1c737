"""Puts the benches that all games share in reach of their tests."""

from __future__ import annotations

import functools
from collections.abc import Iterator

import pytest

from grognard.host.built import calculator
from grognard.host.built.routine import read_labels


@pytest.fixture(scope="module")
def labels_read_once() -> Iterator[None]:
    """The debug file of a build does not change under these tests, and takes long to read."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(calculator, "read_labels", functools.cache(read_labels))
        yield
