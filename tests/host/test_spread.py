"""Work spread over processes and over a Dask cluster gives what one process gives."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from grognard.host.spread import SpreadError, spread


def cube(number: int) -> int:
    return number**3


def slow_cube(number: int) -> int:
    time.sleep(0.3)
    return number**3


def fail(number: int) -> int:
    raise LookupError(f"item {number}")


def die(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_items(jobs: int) -> None:
    assert list(spread(cube, range(20), jobs=jobs)) == [n * n * n for n in range(20)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_the_function_raises_is_raised(jobs: int) -> None:
    with pytest.raises(LookupError, match="item 3"):
        list(spread(fail, [3], jobs=jobs))


def test_a_process_ended_from_outside_is_told() -> None:
    with pytest.raises(SpreadError, match="ended from outside"):
        list(spread(die, [1, 2], jobs=2))


@pytest.mark.slow
def test_no_scheduler_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="Dask is not installed: nothing is spread over it")
    monkeypatch.setattr("grognard.host.spread._PATIENCE_SECONDS", 1)
    with pytest.raises(SpreadError, match="no Dask scheduler answers at tcp://127.0.0.1:9"):
        list(spread(cube, [1], cluster="tcp://127.0.0.1:9"))


@pytest.mark.thorough
def test_a_cluster_loses_a_worker_and_gives_the_same_table(tmp_path: Path) -> None:
    pytest.importorskip("distributed", reason="Dask is not installed: nothing is spread over it")
    dask = Path(sys.executable).with_name("dask")
    file = tmp_path / "scheduler.json"
    here = Path(__file__).parents[2]
    begun: list[subprocess.Popen[bytes]] = []

    def start(*words: str) -> subprocess.Popen[bytes]:
        process = subprocess.Popen(
            [dask, *words, "--scheduler-file", str(file)],
            cwd=here,  # from where the workers import this module
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        begun.append(process)
        return process

    try:
        start("scheduler", "--port", "0", "--no-dashboard", "--host", "127.0.0.1")
        options = ("--nthreads", "1", "--no-nanny", "--no-dashboard")
        first = start("worker", *options)
        start("worker", *options)
        for _ in range(300):
            if file.exists() and file.read_text():
                break
            time.sleep(0.1)
        address = json.loads(file.read_text())["address"]
        results = []
        for number, result in enumerate(spread(slow_cube, range(24), cluster=address)):
            results.append(result)
            if number == 4:
                first.kill()
        assert results == [n**3 for n in range(24)]
    finally:
        for process in begun:
            process.kill()
            process.wait()
