"""Mutants judged side by side, in whatever way `grognard.host.spread` spreads them.

A process that comes of the run that asks has its tests and bench in memory already. Any other, as
the worker of a cluster, begins a run of its own, asks it about one batch after another, and leaves
it when it ends itself.
"""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .mutant_judge import Judge, Verdict
from .mutants import Mutant

Key = tuple[str, str, str]


@dataclass(frozen=True)
class Batch:
    """Mutants to be judged one after the other, by their keys; `words` lead to the same tests."""

    words: tuple[str, ...]
    keys: tuple[Key, ...]


class Bench:
    """What judges here, and the mutants by their keys."""

    def __init__(self, judge: Judge, mutants: Iterable[Mutant]) -> None:
        self._judge = judge
        self._mutants = {mutant.key: mutant for mutant in mutants}

    def verdicts(self, keys: Iterable[Sequence[str]]) -> list[Verdict]:
        """Of each mutant, in their order."""
        return self._judge.run([self._mutants[file, at, what] for file, at, what in keys])


here: list[Bench] = []
"""The bench of this run, for this process and its children; empty elsewhere."""


def judged(batch: Batch) -> list[Verdict]:
    """The verdicts of a batch, in its order."""
    if here:
        return here[0].verdicts(batch.keys)
    with _ASKING:
        if batch.words not in _RUNS:
            _RUNS[batch.words] = _Run(batch.words)
        return _RUNS[batch.words].verdicts(batch.keys)


class _Run:
    """A run in a process of its own that is asked about mutants."""

    def __init__(self, words: tuple[str, ...]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.programs.mutate", *words, "--answer"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def verdicts(self, keys: Iterable[Key]) -> list[Verdict]:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(list(keys)) + "\n")
        self._process.stdin.flush()
        for line in self._process.stdout:
            if line.startswith(_ANSWER):
                return [Verdict(*row) for row in json.loads(line.removeprefix(_ANSWER))]
        raise RuntimeError(f"the run that judges mutants here ended: {self._process.wait()}")


_RUNS: dict[tuple[str, ...], _Run] = {}
_ASKING = threading.Lock()
_ANSWER = "verdicts "
"""Begins the lines that answer: tests may write others."""


def answer(bench: Bench) -> None:
    """Answer batches until no more are asked: one a line on stdin."""
    for line in sys.stdin:
        rows = [list(verdict) for verdict in bench.verdicts(json.loads(line))]
        print(_ANSWER + json.dumps(rows), flush=True)
