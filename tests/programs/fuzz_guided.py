"""Faults led by coverage: a file that reaches something new in our code is kept and changed on.

``tests.programs.fuzz_guided [SECONDS [SEED [PARSER...]]]`` gives each reader of files so long
(60). It needs atheris (``pip install atheris``; wheels for Linux and macOS); without it a line says
that nothing was done. What reached something new stays in out/fuzz/corpus/ and begins the next run;
a file that ends in anything but a named error is kept in out/fuzz/ with the trace printed.
"""

from __future__ import annotations

import importlib.util
import os
import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SECONDS = 60
KEPT = Path("out/fuzz")
_MOST_MEGABYTES = 1500
_SECONDS_A_FILE = 20
_ITSELF = (sys.executable, "-m", "tests.programs.fuzz_guided")
_ONE = "--one"

MISSING = """\
NOT LED BY COVERAGE: atheris is not installed (pip install atheris; it has wheels for macOS and for
Linux on x86-64). The random faults find less: they do not know what of a file reaches new code."""


def fuzz_one(name: str, parser: Any, seconds: int, seed: int) -> None:
    """Give one reader its faults. Does not return: the process ends with 0, or with a trace."""
    import atheris

    corpus = KEPT / "corpus" / name
    corpus.mkdir(parents=True, exist_ok=True)
    seeds = Path(tempfile.mkdtemp())  # the process ends within Fuzz(); who began it removes them
    for number, blob in enumerate(parser.seeds):
        (seeds / str(number)).write_bytes(blob)

    def read(data: bytes) -> None:
        try:
            parser.read(data)
        except parser.errors:
            pass

    def mutate(data: bytes, most: int, number: int) -> bytes:
        dice = random.Random(number)
        if dice.random() < 0.3:
            blob: bytes = parser.reseal(atheris.Mutate(data, most))
        else:
            blob = parser.mutated(data or b"\0", dice)
        return blob[:most]

    options = (
        f"-max_total_time={seconds}",
        f"-seed={seed}",
        f"-max_len={2 * max(map(len, parser.seeds)) + 4096}",
        "-len_control=0",
        f"-timeout={_SECONDS_A_FILE}",
        f"-rss_limit_mb={_MOST_MEGABYTES}",
        f"-artifact_prefix={KEPT}/{name}-",
    )
    atheris.Setup([name, *options, str(corpus), str(seeds)], read, custom_mutator=mutate)
    atheris.Fuzz()


def _child(name: str, seconds: int, seed: int) -> None:
    import atheris

    with atheris.instrument_imports(include=["grognard"]):
        from . import fuzz_parsers

        parser = fuzz_parsers.parsers(Path(tempfile.mkdtemp()))[name]
    fuzz_one(name, parser, seconds, seed)


_TRACE = re.compile(r"(Traceback .*?)\n==", re.DOTALL)
_LAST = re.compile(r"#(\d+)\s+DONE\s+cov: (\d+) .*corp: (\d+)")


def main(arguments: list[str]) -> int:
    """Run; 1 if any reader failed."""
    if importlib.util.find_spec("atheris") is None:
        print(MISSING, file=sys.stderr)
        return 0
    seconds = int(arguments[0]) if arguments else SECONDS
    seed = int(arguments[1]) if len(arguments) > 1 else 1
    names = arguments[2:]
    if not names:
        from . import fuzz_parsers

        with tempfile.TemporaryDirectory() as folder:
            names = list(fuzz_parsers.parsers(Path(folder)))
    minutes = len(names) * seconds / 60
    print(f"led by coverage: {len(names)} readers, about {minutes:.0f} minutes", file=sys.stderr)
    failed = 0
    for name in names:
        with tempfile.TemporaryDirectory() as folder:
            done = subprocess.run(
                [*_ITSELF, _ONE, name, str(seconds), str(seed)],
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                env={**os.environ, "TMPDIR": folder, "PYTHONPATH": str(ROOT)},
                text=True,
                errors="replace",
            )
        last = _LAST.search(done.stdout)
        if done.returncode or last is None:
            failed = 1
            trace = _TRACE.search(done.stdout)
            print(f"{name:8} FAILED; the file is in {KEPT}")
            print(trace[1] if trace else done.stdout[-3000:])
        else:
            print(f"{name:8} {last[1]} files led by coverage: {last[2]} edges, {last[3]} kept")
        sys.stdout.flush()
    return failed


if __name__ == "__main__":
    if sys.argv[1:2] == [_ONE]:
        _child(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
    sys.exit(main(sys.argv[1:]))
