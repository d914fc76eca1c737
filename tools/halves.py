"""Runs the tests in two halves at once, for there are two cores, and shows how far they are.

The machine's and the tools' half is shown as pytest prints it; every twenty seconds a line tells
how far the games' half is, whose own words come when both are done, and what failed in either
comes last. Ctrl-C (or a kill) ends both halves with all that they started. Exit code: 0 when
both halves passed, else 1.

``python tools/halves.py --quick`` leaves out what is marked ``slow``, tells how long it took, and
names the slowest tests if that was longer than the quick ones may take.
``python tools/halves.py [-- WORDS [-- WORDS]]`` runs pytest with other words.
"""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
import time

QUICK = ["-m", "not slow", "--durations=20", "--durations-min=0.2"]
HALVES = (
    ("the machine and the tools", ["tests", "--ignore=tests/games/ambush"]),
    ("the games", ["tests/games/ambush"]),
)
QUICK_HALVES = (
    ("the machine and the tools", ["tests", "--ignore=tests/games", *QUICK]),
    ("the games", ["tests/games", *QUICK]),
)
QUICK_SECONDS = 60.0
"""What the quick tests may take on two processors that have nothing else to do."""
NAMED = 5
TELL_SECONDS = 20.0
PATIENCE_SECONDS = 5.0
"""What a half has to end by itself after Ctrl-C."""
STOPPING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
NOTHING_RAN = 5
"""pytest's exit code where no test was selected."""
_DOTS = re.compile(r"^(?:\S+\.py )?([.FEsxX]+) *(?:\[ *\d+%\])?$", re.M)
_COLLECTED = re.compile(r"^collected (\d+) items?", re.M)
_TIMES = re.compile(r"^(\d+\.\d+)s (?:call|setup|teardown) +\S.*$", re.M)
_FAULTS = re.compile(r"^(?:FAILED|ERROR) .*$", re.M)


def environment() -> dict[str, str]:
    """The tests' own: Python keeps what it compiles, even where it is told elsewhere not to.

    They import some four hundred files, and start forty programs that import a hundred each:
    compiling those again every time is a fifth of the quick tests' time.
    """
    return {name: text for name, text in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


class Half:
    """One pytest in a process group of its own, its words collected (and shown, if `live`)."""

    def __init__(self, name: str, words: list[str], live: bool) -> None:
        self.name = name
        self.live = live
        self.begun = time.monotonic()
        self.text = ""
        command = [sys.executable, "-u", "-m", "pytest", "-p", "no:cacheprovider", *words]
        width = str(shutil.get_terminal_size().columns)
        self.process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            env={**environment(), "COLUMNS": width},
            start_new_session=True,  # Ctrl-C comes by way of end(), which knows all they started
        )
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        while part := os.read(self.process.stdout.fileno(), 1 << 16):
            words = part.decode(errors="replace")
            self.text += words
            if self.live:
                say(words)

    @property
    def done(self) -> bool:
        """Whether it has ended and all its words are here."""
        return self.process.poll() is not None and not self._reader.is_alive()

    @property
    def failed(self) -> bool:
        """Whether anything went wrong in it."""
        return self.process.returncode not in (0, NOTHING_RAN)

    def how_far(self) -> str:
        """A line: tests done, failures up to now."""
        letters = "".join(_DOTS.findall(self.text))
        bad = letters.count("F") + letters.count("E")
        faults = f"{bad} failed" if bad else "none failed"
        found = _COLLECTED.search(self.text)
        far = f"{len(letters)} of {found[1]} tests" if found else "begun"
        seconds = round(time.monotonic() - self.begun)
        return f"-- {self.name}: {far}, {faults}, after {seconds // 60}:{seconds % 60:02}"

    def end(self, number: int) -> None:
        """Send a signal to it and what it started."""
        try:
            os.killpg(self.process.pid, number)
        except (ProcessLookupError, PermissionError):
            pass


_at_line_start = True


def say(words: str) -> None:
    """Show words now."""
    global _at_line_start
    try:
        sys.stdout.write(words)
        sys.stdout.flush()
    except BrokenPipeError:
        os._exit(1)
    _at_line_start = words.endswith("\n")


def say_line(words: str) -> None:
    """Show a line of its own, whatever stands before it."""
    say(("" if _at_line_start else "\n") + words + "\n")


def wait_for(halves: list[Half]) -> None:
    """Until all have ended, with a word now and then on those that are not shown."""
    told, ended = time.monotonic(), set[str]()
    while not all(half.done for half in halves):
        time.sleep(0.2)
        due = time.monotonic() - told >= TELL_SECONDS
        for half in halves:
            if half.live or half.name in ended:
                continue
            if half.done:
                ended.add(half.name)
                last = half.text.rstrip().rpartition("\n")[2].strip("= ")
                say_line(f"-- {half.name}: {last}")
            elif due:
                say_line(half.how_far())
        if due:
            told = time.monotonic()


def stop(halves: list[Half]) -> None:
    """End all of them: first as Ctrl-C does, then for certain."""
    for half in halves:
        half.end(signal.SIGINT)
    limit = time.monotonic() + PATIENCE_SECONDS
    while time.monotonic() < limit and any(half.process.poll() is None for half in halves):
        time.sleep(0.1)
    for half in halves:
        half.end(signal.SIGKILL)
        half.process.wait()


def interrupted(number: int, frame: object) -> None:
    """The first such signal ends all; more of them change nothing."""
    for other in STOPPING:
        signal.signal(other, signal.SIG_IGN)
    raise KeyboardInterrupt


def asked(words: list[str]) -> list[tuple[str, list[str]]]:
    """The halves with their words for pytest."""
    if words == ["--quick"]:
        return list(QUICK_HALVES)
    if not words:
        return list(HALVES)
    parts: list[list[str]] = []
    for word in words:
        if word == "--":
            parts.append([])
        else:
            parts[-1].append(word)
    return [(name, part) for (name, _), part in zip(HALVES, parts, strict=False)]


def tell_time(seconds: float, halves: list[Half]) -> None:
    """How long the quick tests took, and which should not be among them."""
    say_line(f"-- the quick tests took {seconds:.0f} s")
    if seconds <= QUICK_SECONDS:
        return
    times = [found for half in halves for found in _TIMES.finditer(half.text)]
    times.sort(key=lambda found: -float(found[1]))
    say_line(
        f"-- they should take {QUICK_SECONDS:.0f} s on two idle processors; if this computer was"
        " idle, mark slow or quicken:"
    )
    for found in times[:NAMED]:
        say_line(found[0])


def main(words: list[str]) -> int:
    """Run; 1 if a test failed, 130 if it was interrupted."""
    quick = words == ["--quick"]
    begun = time.monotonic()
    for number in STOPPING:
        signal.signal(number, interrupted)
    halves: list[Half] = []
    try:
        which = "The quick tests" if quick else "Every test"
        say_line(f"{which}, in two halves at once; a line every 20 s tells of the games' half")
        for number, (name, given) in enumerate(asked(words)):
            halves.append(Half(name, given, live=number == 0))
        wait_for(halves)
    except KeyboardInterrupt:
        say_line("-- interrupted: ending both halves")
        stop(halves)
        return 130
    except BaseException:
        stop(halves)
        raise
    for half in halves:
        if not half.live:
            say_line(f"\n-- {half.name}")
            say(half.text)
    if quick:
        tell_time(time.monotonic() - begun, halves)
    faults = [line for half in halves for line in _FAULTS.findall(half.text)]
    bad = [half.name for half in halves if half.failed]
    if bad:
        say_line("\n-- failed, in " + " and in ".join(bad) + ":\n" + "\n".join(faults))
    else:
        say_line("\n-- both halves passed")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
