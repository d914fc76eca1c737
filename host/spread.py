"""One way to spread work: over processes of this computer, or over the workers of a Dask cluster.

>>> from grognard.host.spread import spread
>>> list(spread(abs, [3, -4], jobs=1))
[3, 4]

A cluster is started with Dask's own commands: `dask scheduler` on one computer, `dask worker
ADDRESS` in a checkout on each that is to help. Results come in the order of the items whoever
worked them out, so a table is the same from one processor and from forty; work that a worker took
with it when it died is given to another.
"""

from __future__ import annotations

import functools
import hashlib
import os
import pickle
import socket
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")

_SOURCES = ("*.py", "*.s", "*.inc", "*.csv", "*.toml", "*.cfg", "*.map", "*.txt")
_PACKAGES = ("emu", "rom_build", "host", "game_asm")
_PATIENCE_SECONDS = 20
_TRIES = 3


class SpreadError(Exception):
    """The work cannot be spread; the text is what the user should read."""


@functools.cache
def sources_digest() -> str:
    """A digest of all sources installed here: computers that differ in it play different games."""
    root = Path(__file__).resolve()
    while not (root / "game_asm").is_dir():
        root = root.parent
    digest = hashlib.sha256()
    for package in _PACKAGES:
        found = {path for pattern in _SOURCES for path in (root / package).rglob(pattern)}
        for path in sorted(found, key=lambda path: path.relative_to(root).as_posix()):
            digest.update(path.relative_to(root).as_posix().encode() + b"\0")
            digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:16]


class _Task:
    """A function and where it comes from, packed, so that only the worker has to know its module.

    It refuses to run where the sources are not those of the computer that asks.
    """

    def __init__(self, function: Callable[[Any], Any]) -> None:
        self._function, self._digest = pickle.dumps(function), sources_digest()

    def __call__(self, item: bytes) -> Any:
        if sources_digest() != self._digest:
            raise SpreadError(
                f"the worker in {os.getcwd()} on {socket.gethostname()} has other sources than "
                "this computer: bring its checkout to the same commit and start it again"
            )
        return pickle.loads(self._function)(pickle.loads(item))


def spread(
    function: Callable[[Item], Result],
    items: Iterable[Item],
    *,
    jobs: int = 0,
    cluster: str | None = None,
) -> Iterator[Result]:
    """``function`` of each item, in the items' order, worked out side by side.

    ``jobs`` is the number of processes, 0 for one a processor; 1 works here, in this process.
    ``cluster`` is the address of a Dask scheduler ("tcp://HOST:8786"): its workers do it instead.
    Function, items and results must pickle. SpreadError where Dask is missing, the scheduler does
    not answer, or a worker has other sources; what ``function`` raises is raised here.
    """
    if cluster is not None:
        return _on_cluster(function, list(items), cluster)
    if jobs == 1:
        return map(function, items)
    return _in_processes(function, list(items), jobs or os.cpu_count() or 1)


def _in_processes(
    function: Callable[[Item], Result], items: list[Item], jobs: int
) -> Iterator[Result]:
    pool = ProcessPoolExecutor(min(jobs, max(1, len(items))))
    try:
        yield from pool.map(function, items)
    except BrokenProcessPool as error:
        raise SpreadError("a process that worked was ended from outside; out of memory?") from error
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _from_working_folder(dask_worker: Any = None) -> None:
    """On a worker: modules of the checkout that it was started in can be imported."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())


def _on_cluster(
    function: Callable[[Item], Result], items: list[Item], address: str
) -> Iterator[Result]:
    try:
        import distributed
    except ImportError as error:
        raise SpreadError(
            "--cluster needs Dask, which is not installed: pip install 'grognard[cluster]'"
        ) from error
    connect: Any = distributed.Client  # Dask is typed in parts only
    try:
        client = connect(address, timeout=_PATIENCE_SECONDS)
    except (OSError, ValueError) as error:
        raise SpreadError(f"no Dask scheduler answers at {address}: {error}") from error
    with client:
        client.register_worker_callbacks(_from_working_folder)
        packed = [pickle.dumps(item) for item in items]
        tasks = client.map(_Task(function), packed, pure=False, retries=_TRIES)
        try:
            for task in tasks:
                yield task.result()
        finally:
            client.cancel(tasks)
