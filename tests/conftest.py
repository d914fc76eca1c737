"""How the tests are collected: side by side, and which cases of a test with many are quick."""

from __future__ import annotations

import contextlib
import gc
import importlib
from collections import Counter
from pathlib import Path

import pytest

gc.disable()  # five thousand tests are being made, and none of them goes away again


def pytest_collection(session: pytest.Session) -> None:
    """Of several processes each imports its own share of the files first.

    pytest writes its asserts into every file at its first import, which takes longer than all else
    before the first test, and keeps the result: so each process does that for its share and finds
    the others' done.
    """
    worker = getattr(session.config, "workerinput", None)
    if worker is None:
        return
    tests = Path(__file__).resolve().parent
    asked = [Path(word.partition("::")[0]).resolve() for word in session.config.args]
    files = sorted(
        path.relative_to(tests.parent)
        for path in tests.rglob("test_*.py")
        if any(path.is_relative_to(place) for place in asked)
    )
    for file in files[int(worker["workerid"].removeprefix("gw")) :: worker["workercount"]]:
        # a file that fails or is skipped is told where it is collected
        with contextlib.suppress(Exception, pytest.skip.Exception):
            importlib.import_module(".".join(file.with_suffix("").parts))


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
