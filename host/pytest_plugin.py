"""The pytest plugin `grognard`: fixtures for anyone who tests 6502 programs.

`apple2` is a machine (looked on by the mark `traced`, sanitized by the mark `sanitize`), `image`
gives writable copies of disk images, `cycles` holds measured cycle counts against a record, and the
mark `rule("CA-10.4.1")` names the rule a test shows.
This file loads in every pytest run of an environment, so it imports nothing heavy by itself.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from grognard.emu import Apple2

    from .cycle_meter import Cycles, Meter

_RECORD = Path("tests") / "cycles.json"
_METER = pytest.StashKey["Meter"]()


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
    """Name the marks."""
    config.addinivalue_line("markers", "rule(number): the numbered rule this test shows")
    config.addinivalue_line("markers", "sanitize: the fixture apple2 stops at unsound programs")
    config.addinivalue_line("markers", "traced: the fixture apple2 keeps what ran, for failures")
    config.addinivalue_line("markers", "cycles: measures cycle counts (set by the fixture)")


def pytest_itemcollected(item: pytest.Item) -> None:
    """What uses the fixture `cycles` can be chosen with `-m cycles`."""
    if "cycles" in getattr(item, "fixturenames", ()):
        item.add_marker("cycles")


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Write the record and report measured counts, when asked to."""
    config = terminalreporter.config
    if _METER not in config.stash:
        return
    stats = terminalreporter.stats
    failed = bool(stats.get("failed") or stats.get("error"))
    lines = config.stash[_METER].finish(_whole(config) and not failed)
    if lines:
        terminalreporter.section("6502 cycles")
        for line in lines:
            terminalreporter.write_line(line)


def _whole(config: pytest.Config) -> bool:
    """Did this run measure all there is: no files named, no tests picked but by `-m cycles`?"""
    named = config.args_source is pytest.Config.ArgsSource.ARGS
    return not named and not config.option.keyword and config.option.markexpr in ("", "cycles")


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


def _meter(config: pytest.Config) -> Meter:
    from .cycle_meter import Meter

    if _METER not in config.stash:
        mode = config.getoption("--cycles") or "off"
        config.stash[_METER] = Meter(config.rootpath / _RECORD, mode)
    return config.stash[_METER]


@pytest.fixture
def cycles(request: pytest.FixtureRequest, tmp_path: Path) -> Cycles:
    """Holds what 6502 routines take against their headers and the record; see docs/testing.md."""
    from .cycle_meter import Cycles

    return Cycles(_meter(request.config), request.config.rootpath, tmp_path)
