"""A session: commands from the keyboard, a script or a pipe, answers as text or JSON."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from pathlib import Path

from grognard.emu import EmulatorError
from grognard.emu.formats.errors import ImageError

from . import byte_commands, look_commands, machine_commands, run_commands
from .expr import DebugError
from .registry import COMMANDS, Answer, find
from .target import Target

__all__ = ["ScriptError", "Session"]
_REPEATED = ("step", "over", "line", "out")
_DEEPEST = 8
_FAILURES = ("error", "interrupt")
"""Stops that end a script: the machine's own complaints, and Ctrl-C."""
_TABLES = (byte_commands, look_commands, machine_commands, run_commands)
"""The modules that fill the table of commands."""


class ScriptError(Exception):
    """A line of a script failed; the text has file and line."""


class Session:
    """Runs commands on a target; `say` prints an answer, `complain` an error."""

    def __init__(
        self,
        target: Target,
        say: Callable[[str], None],
        complain: Callable[[str], None],
        as_json: bool = False,
    ) -> None:
        self.target = target
        self.say = say
        self.complain = complain
        self.as_json = as_json
        self.displayed: list[str] = []
        self.last_stop = target.a2.cycles
        self.done = False
        self._last = ""
        self._depth = 0

    def execute(self, line: str) -> bool:
        """One command; False when it failed, which has been said."""
        try:
            answer = self._answer(line)
        except ScriptError as error:
            self._failed(line, str(error))
            return False
        except (DebugError, EmulatorError, ImageError, OSError, ValueError) as error:
            self._failed(line, str(error))
            return False
        self._print(line, answer)
        return answer is None or answer.data.get("stop") not in _FAILURES

    def _answer(self, line: str) -> Answer | None:
        line = line.strip()
        if line.startswith("#"):
            return None
        word, _, rest = line.partition(" ")
        one = find(word)
        return one.run(self, _without_comment(rest, one.name == "assemble").strip())

    def _print(self, line: str, answer: Answer | None) -> None:
        if answer is None:
            return
        if self.as_json:
            fine = answer.data.get("stop") not in _FAILURES
            self.say(json.dumps({"command": line.strip(), "ok": fine, **answer.data}))
        elif answer.text:
            self.say(answer.text)

    def _failed(self, line: str, why: str) -> None:
        if self.as_json:
            self.say(json.dumps({"command": line.strip(), "ok": False, "error": why}))
        self.complain(why)

    def interactive(self, line: str) -> None:
        """One line from a person: empty repeats the last step."""
        if not line.strip():
            line = self._last
        if line.strip():
            self.execute(line)
            try:
                name = find(line.split()[0]).name
            except DebugError:
                name = ""
            self._last = line if name in _REPEATED else ""

    def run_lines(self, lines: Iterable[str], name: str) -> None:
        """A script's lines, up to the first that fails (ScriptError) or to `quit`."""
        if self._depth >= _DEEPEST:
            raise ScriptError(f"{name}: scripts call scripts too deeply")
        self._depth += 1
        try:
            for number, line in enumerate(lines, 1):
                if line.strip() and not self.execute(line):
                    raise ScriptError(f"{name}:{number}: {line.strip()}: failed")
                if self.done:
                    break
        finally:
            self._depth -= 1

    def run_script(self, path: Path) -> None:
        """The commands of a file."""
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise DebugError(f"{path}: not a text: {error}") from error
        self.run_lines(text.splitlines(), path.name)

    def complete(self, text: str, line: str) -> list[str]:
        """What a word that is being typed may become: a command first, then labels."""
        if line.lstrip() == text:
            return [f"{name} " for name in COMMANDS if name.startswith(text)]
        return [name for name in self.target.labels.names() if name.startswith(text)][:200]


def _without_comment(text: str, immediate: bool = False) -> str:
    """Without ` # ...`; a # within quotes or a word stays, and that of `lda #5`."""
    quoted = ""
    for at, char in enumerate(text):
        if quoted:
            quoted = "" if char == quoted else quoted
        elif char == '"':
            quoted = char
        elif char == "#" and (at == 0 or text[at - 1] == " "):
            if immediate and text[at + 1 : at + 2].strip():
                continue
            return text[:at]
    return text
