"""Which cases of a test with many are quick."""

from __future__ import annotations

import gc
from collections import Counter

import pytest

gc.disable()  # five thousand tests are being made, and none of them goes away again


def pytest_collection_finish() -> None:
    """From here on garbage is looked for among what the tests make, not among the tests."""
    gc.freeze()
    gc.enable()


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark slow what the mark `quick_cases(N)` leaves over."""
    seen: Counter[str] = Counter()
    for item in items:
        mark = item.get_closest_marker("quick_cases")
        if mark is not None:
            test = item.nodeid.partition("[")[0]
            seen[test] += 1
            if seen[test] > mark.args[0]:
                item.add_marker("slow")
