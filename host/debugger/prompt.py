"""The prompt on a terminal: line editing, history and completion where Python has readline."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from ..folders import cache_folder
from .session import Session

PROMPT = "debug> "
_KEPT = 1000


def converse(session: Session) -> None:
    """Ask for commands until `quit` or the end of input; Ctrl-C at the prompt drops the line."""
    readline = _readline(session)
    try:
        while not session.done:
            try:
                line = input(PROMPT)
            except EOFError:
                print()
                break
            except KeyboardInterrupt:
                print()
                continue
            session.interactive(line)
            sys.stdout.flush()
    finally:
        if readline is not None:
            _keep(readline)


def _file() -> Path:
    return cache_folder() / "debug_history"


def _readline(session: Session) -> Any:
    try:
        import readline
    except ImportError:  # not everywhere, and not needed
        return None
    found: list[str] = []

    def complete(text: str, state: int) -> str | None:
        nonlocal found
        if state == 0:
            found = session.complete(text, readline.get_line_buffer())
        return found[state] if state < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" \t\n+-*/&|^<>=!()[],\"'")
    readline.parse_and_bind("tab: complete")
    try:
        readline.read_history_file(_file())
    except OSError:
        pass
    readline.set_history_length(_KEPT)
    return readline


def _keep(readline: Any) -> None:
    try:
        _file().parent.mkdir(parents=True, exist_ok=True)
        readline.write_history_file(_file())
    except OSError:
        pass
