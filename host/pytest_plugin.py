"""The pytest plugin `grognard`: fixtures for anyone who tests 6502 programs.

`apple2` is a machine (looked on by the mark `traced`, sanitized by the mark `sanitize`), `image`
gives writable copies of disk images, `cycles` holds measured cycle counts against a record, and the
mark `rule("CA-10.4.1")` names the rule a test shows.
This file loads in every pytest run of an environment, so it imports nothing heavy by itself.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from grognard.emu import Apple2

_RECORD = Path("tests") / "cycles.json"
_STASH = pytest.StashKey["CycleRecord"]()


class CycleRecord:
    """Cycle counts by name, as recorded and as measured in this run."""

    def __init__(self, path: Path, mode: str) -> None:
        self.path = path
        self.mode = mode
        self.old: dict[str, int] = {}
        if path.is_file():
            self.old = json.loads(path.read_text(encoding="utf-8"))
        self.new: dict[str, int] = {}

    def note(self, name: str, cycles: int, budget: int | None = None) -> None:
        """Note a measured count; fails the test over its budget, or off the record on check."""
        self.new[name] = cycles
        if budget is not None and cycles > budget:
            pytest.fail(f"{name}: {cycles} cycles, budget {budget}", pytrace=False)
        if self.mode == "check" and self.old.get(name) != cycles:
            was = self.old.get(name, "no record")
            pytest.fail(f"{name}: {cycles} cycles, record says {was}", pytrace=False)

    def finish(self) -> list[str]:
        """Write the record on update; the lines to report."""
        if self.mode == "update" and self.new:
            text = json.dumps(dict(sorted({**self.old, **self.new}.items())), indent=1)
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(text + "\n", encoding="utf-8")
        if self.mode not in ("update", "report"):
            return []
        return [f"{name}: {count} cycles{self._change(name)}" for name, count in self.new.items()]

    def _change(self, name: str) -> str:
        if name not in self.old:
            return " (new)"
        change = self.new[name] - self.old[name]
        return f" ({change:+})" if change else ""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --cycles."""
    parser.getgroup("grognard").addoption(
        "--cycles",
        choices=("check", "update", "report"),
        default=None,
        help="hold measured 6502 cycle counts against tests/cycles.json, or write them there",
    )
    parser.getgroup("grognard").addoption(
        "--sanitize",
        action="store_true",
        help="let the fixture apple2 stop at what no sound 6502 program does",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Name the marks, read the record."""
    config.addinivalue_line("markers", "rule(number): the numbered rule this test shows")
    config.addinivalue_line("markers", "sanitize: the fixture apple2 stops at unsound programs")
    config.addinivalue_line("markers", "traced: the fixture apple2 keeps what ran, for failures")
    config.addinivalue_line("markers", "cycles: measures cycle counts (set by the fixture)")
    mode = config.getoption("--cycles") or "off"
    config.stash[_STASH] = CycleRecord(config.rootpath / _RECORD, mode)


def pytest_itemcollected(item: pytest.Item) -> None:
    """What uses the fixture `cycles` can be chosen with `-m cycles`."""
    if "cycles" in getattr(item, "fixturenames", ()):
        item.add_marker("cycles")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report measured counts when asked to."""
    lines = terminalreporter.config.stash[_STASH].finish()
    if lines:
        terminalreporter.section("6502 cycles")
        for line in lines:
            terminalreporter.write_line(line)


@pytest.fixture
def apple2(request: pytest.FixtureRequest) -> Iterator[Apple2]:
    """A 48K Apple II Plus on the fast core, switched off when the test ends.

    With the option `--sanitize`, or in a test marked `sanitize`, it stops by SanitizerError at
    what no sound program does (emu/sanitize.py). Where the machine gives up (WaitError, CallError,
    JamError) the report shows instructions: the last ones in a test marked `traced` or sanitized,
    else those that come next.
    """
    from grognard.emu import Apple2

    wanted = request.config.getoption("--sanitize") or request.node.get_closest_marker("sanitize")
    with Apple2(core="fast", ram=48, sanitize=bool(wanted)) as machine:
        if wanted:
            from .folders import ROOT

            machine.trace.load_sources([ROOT / "game_asm"])
        elif request.node.get_closest_marker("traced"):
            machine.trace.enable_from_power_on()
        yield machine


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where the fixture's machine gave up, show what it was at."""
    report = yield
    machine = getattr(item, "funcargs", {}).get("apple2")
    if machine is not None and call.when == "call" and call.excinfo is not None:
        from .debugger.failures import instructions

        report.sections += instructions(machine, call.excinfo.value)
    return report


@pytest.fixture
def image(tmp_path: Path) -> Callable[[str | Path], Path]:
    """`image("game.dsk")` or `image("ambush")`: a copy of the disk that the test may write on.

    A game is built where it is not; its symbols and font lie beside the copy.
    """

    def copy(disk: str | Path) -> Path:
        from .games import disk_or_game

        source, game = disk_or_game(str(disk))
        folder = tmp_path / source.stem
        folder.mkdir(exist_ok=True)
        target = folder / source.name
        shutil.copyfile(source, target)
        if game is not None:
            for suffix in ("dbg", "font"):
                if game.file(suffix).is_file():
                    shutil.copyfile(game.file(suffix), folder / game.file(suffix).name)
        target.chmod(0o644)
        return target

    return copy


@pytest.fixture
def cycles(request: pytest.FixtureRequest) -> Callable[..., None]:
    """`cycles("routine", measured, budget=None)`: hold an exact count against the record."""
    return request.config.stash[_STASH].note
