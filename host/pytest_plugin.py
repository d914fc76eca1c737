"""The pytest plugin `grognard`: fixtures for anyone who tests 6502 programs.

`apple2` is a machine (looked on by the mark `traced`, sanitized by the mark `sanitize`), `image`
gives writable copies of disk images, `cycles` holds measured cycle counts against a record, and the
mark `rule("CA-10.4.1")` names the rule a test shows.
This file loads in every pytest run of an environment, so it imports nothing heavy by itself.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from grognard.emu import Apple2

    from .cycles.coverage import Coverage
    from .cycles.meter import Cycles, Meter

_RECORDS = "tests"
_METER = pytest.StashKey["Meter"]()
_PARTIAL = pytest.StashKey[bool]()
_LINES = pytest.StashKey[list[str]]()
_SENT = "grognard_cycles"
_RUNNERS = ("_pytest", "pluggy")
_COVERAGE = pytest.StashKey["Coverage"]()
_COVERED = "grognard_coverage"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --cycles."""
    parser.getgroup("grognard").addoption(
        "--cycles",
        choices=("check", "update", "report"),
        default=None,
        help="hold measured 6502 cycle counts against their record in tests/, or write them there",
    )
    parser.getgroup("grognard").addoption(
        "--sanitize",
        action="store_true",
        help="let the fixture apple2 stop at what no sound 6502 program does",
    )
    parser.getgroup("grognard").addoption(
        "--cover-6502",
        action="store_true",
        help="report which lines of 6502 source ran",
    )
    parser.getgroup("grognard").addoption(
        "--cover-6502-lcov",
        metavar="FILE",
        help="write that into FILE too, in the form of lcov",
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


@pytest.hookimpl(tryfirst=True)
def pytest_sessionstart(session: pytest.Session) -> None:
    """Know the record as it was when the run began; nothing is run for a damaged one."""
    config = session.config
    if config.getoption("--cover-6502") or config.getoption("--cover-6502-lcov"):
        from .cycles import coverage, program
        from .folders import ROOT

        folders = (config.rootpath, ROOT / "game_asm")
        config.stash[_COVERAGE] = covered = coverage.Coverage(folders)
        program.on_program.append(covered.watch)
    if config.getoption("--cycles") and not _is_worker(config):
        from .cycles.record import RecordError

        try:
            _meter(config)
        except RecordError as error:
            raise pytest.UsageError(str(error)) from error


def pytest_deselected(items: Sequence[pytest.Item]) -> None:
    """A test that measures was left out."""
    for item in items:
        if "cycles" in getattr(item, "fixturenames", ()):
            item.config.stash[_PARTIAL] = True


@pytest.hookimpl(tryfirst=True)
def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """Write the record, when asked to; one of several processes hands over what it measured."""
    config = session.config
    if coverage := _coverage(config):
        from .cycles.program import on_program

        on_program.remove(coverage.watch)
        if _is_worker(config):
            config.workeroutput[_COVERED] = coverage.sent()  # type: ignore[attr-defined]
        elif path := config.getoption("--cover-6502-lcov"):
            Path(path).write_text(coverage.lcov(), encoding="utf-8")
    if _METER not in config.stash:
        return
    meter = config.stash[_METER]
    if _is_worker(config):
        partial = config.stash.get(_PARTIAL, False)
        config.workeroutput[_SENT] = (meter.sent(), partial)  # type: ignore[attr-defined]
        return
    from .cycles.record import RecordError

    try:
        config.stash[_LINES] = meter.finish(exitstatus == 0 and _whole(config))
    except RecordError as error:
        config.stash[_LINES] = [str(error)]
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any, error: object) -> None:
    """One of the processes of pytest-xdist has ended: take in what it measured."""
    sent = getattr(node, "workeroutput", {}).get(_SENT)
    config: pytest.Config = node.config
    covered = getattr(node, "workeroutput", {}).get(_COVERED)
    coverage = _coverage(config)
    if covered is not None and coverage is not None:
        coverage.take(covered)
    if sent is not None and _METER in config.stash:
        config.stash[_METER].take(sent[0])
    if error or sent is None or sent[1]:
        config.stash[_PARTIAL] = True


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Report measured counts and lines that ran, when asked to."""
    stash = terminalreporter.config.stash
    if coverage := _coverage(terminalreporter.config):
        terminalreporter.section("6502 lines that ran")
        for line in coverage.table():
            terminalreporter.write_line(line)
    lines = stash.get(_LINES, [])
    if lines:
        terminalreporter.section("6502 cycles")
        for line in lines:
            terminalreporter.write_line(line)


def _is_worker(config: pytest.Config) -> bool:
    """Is this one of the processes of pytest-xdist, which another one tells what to run?"""
    return hasattr(config, "workerinput")


def _coverage(config: pytest.Config) -> Coverage | None:
    """What notes the lines that run, when asked to."""
    return config.stash.get(_COVERAGE, None)


def _whole(config: pytest.Config) -> bool:
    """Did this run measure all there is?

    No folders or files named, none ignored, no test that measures left out, skipped or failed. Only
    such a run may take anything out of the record.
    """
    source, option = config.args_source, config.option
    at_home = source is pytest.Config.ArgsSource.TESTPATHS or (
        source is pytest.Config.ArgsSource.INVOCATION_DIR
        and config.invocation_params.dir == config.rootpath
    )
    chosen = (option.ignore, option.ignore_glob, option.override_ini, option.collectonly)
    last = (getattr(option, name, False) for name in ("lf", "stepwise"))
    return at_home and not config.stash.get(_PARTIAL, False) and not any((*chosen, *last))


@pytest.fixture
def apple2(request: pytest.FixtureRequest) -> Iterator[Apple2]:
    """A 48K Apple II Plus on the fast core, switched off when the test ends.

    With the option `--sanitize`, or in a test marked `sanitize`, it stops by SanitizerError at
    what no sound program does (sanitize.py). Where the machine gives up (WaitError, CallError,
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
        if coverage := _coverage(request.config):
            coverage.watch(machine)
        yield machine


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where a fixture's machine gave up, show what it was at; note a test that measures and was
    skipped, or did not come to its end."""
    if call.excinfo is not None and not item.config.getoption("fulltrace", False):
        _end_where_asked(call.excinfo)
    report = yield
    if not report.passed and "cycles" in getattr(item, "fixturenames", ()):
        item.config.stash[_PARTIAL] = True
    if call.when == "call":
        if coverage := _coverage(item.config):
            coverage.read()
        if call.excinfo is not None:
            for machine in _machines(item):
                from .debugger.failures import instructions

                report.sections += instructions(machine, call.excinfo.value)
    return report


def _end_where_asked(excinfo: pytest.ExceptionInfo[BaseException]) -> None:
    """Of an error that speaks for itself, show the lines up to the one that asked for it."""
    import click

    def package(name: str) -> str:
        return name.partition(".")[0]

    own = package(__name__)
    if package(type(excinfo.value).__module__) != own and not isinstance(
        excinfo.value, click.ClickException
    ):
        return
    asked = None
    line: TracebackType | None = excinfo.tb
    while line is not None:
        if package(line.tb_frame.f_globals.get("__name__", "")) != own:
            asked = line
        line = line.tb_next
    # What a fixture of ours raises was asked for by pytest.
    if asked is not None and package(asked.tb_frame.f_globals["__name__"]) not in _RUNNERS:
        asked.tb_next = None


def _machines(item: pytest.Item) -> list[Apple2]:
    """The machines of a test that its fixtures know: `apple2`, and the last of `cycles`."""
    given = getattr(item, "funcargs", {})
    made = given["cycles"].machines[-1:] if "cycles" in given else []
    return [*([given["apple2"]] if "apple2" in given else []), *made]


@pytest.fixture
def image(tmp_path: Path) -> Callable[[str | Path], Path]:
    """`image("game.dsk")` or `image(NAME)`: a copy of the disk that the test may write on.

    A game, given by its name, is built where it is not; its symbols and font lie beside the copy.
    """

    def copy(disk: str | Path) -> Path:
        from .built.games import disk_or_game

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
    from .cycles.meter import Meter

    if _METER not in config.stash:
        mode = config.getoption("--cycles") or "off"
        config.stash[_METER] = Meter(config.rootpath / _RECORDS, mode)
    return config.stash[_METER]


@pytest.fixture
def cycles(request: pytest.FixtureRequest) -> Cycles:
    """Holds what 6502 routines take against their headers and the record; see docs/testing.md."""
    from .cycles.meter import Cycles
    from .cycles.record import RecordError

    try:
        meter = _meter(request.config)
    except RecordError as error:
        pytest.fail(str(error), pytrace=False)
    return Cycles(meter, request.config.rootpath)
