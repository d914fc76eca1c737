"""The commands of the debugger by name: their help, their abbreviations, what they answer."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from .expr import DebugError

if TYPE_CHECKING:
    from .session import Session


@dataclass(frozen=True)
class Answer:
    """What a command prints, and the same as JSON."""

    text: str = ""
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Command:
    """A command: what it is called, what follows it, what it does."""

    name: str
    aliases: tuple[str, ...]
    args: str
    help: str
    group: str
    run: Callable[[Session, str], Answer]

    @property
    def short(self) -> str:
        """The first sentence of its help."""
        return self.help.partition("\n")[0]


COMMANDS: dict[str, Command] = {}
_ALIASES: dict[str, str] = {}

Function = Callable[["Session", str], Answer]


def command(group: str, name: str, *aliases: str, args: str = "") -> Callable[[Function], Function]:
    """Decorator: the function's docstring is the help."""

    def enter(function: Function) -> Function:
        import inspect

        text = inspect.cleandoc(function.__doc__ or "")
        COMMANDS[name] = Command(name, aliases, args, text, group, function)
        for alias in aliases:
            _ALIASES[alias] = name
        return function

    return enter


def find(word: str) -> Command:
    """The command of a name, an abbreviation, or the beginning of only one name."""
    low = word.lower()
    if low in _ALIASES:
        return COMMANDS[_ALIASES[low]]
    if low in COMMANDS:
        return COMMANDS[low]
    begun = [name for name in COMMANDS if name.startswith(low)] if low else []
    if len(begun) == 1:
        return COMMANDS[begun[0]]
    if begun:
        raise DebugError(f"{word!r} may be {', '.join(begun)}")
    import difflib

    close = difflib.get_close_matches(low, [*COMMANDS, *_ALIASES], 2)
    hint = f"; did you mean {' or '.join(close)}?" if close else ""
    raise DebugError(f"there is no command {word!r}{hint} (`help` lists them)")


def is_command(word: str) -> bool:
    """Whether this is a command's whole name or one of its other names."""
    return word in COMMANDS or word in _ALIASES


def count(text: str, default: int, most: int = 1_000_000) -> int:
    """A number of times or lines."""
    if not text:
        return default
    if not text.isdecimal() or not 0 < int(text) <= most:
        raise DebugError(f"{text!r}: a number from 1 to {most} is wanted")
    return int(text)


def split_if(text: str) -> tuple[str, str]:
    """`PLACE if CONDITION` in two; no condition is ""."""
    words = f" {text} "
    before, found, after = words.partition(" if ")
    if found and not after.strip():
        raise DebugError("a condition is missing after `if`")
    return before.strip(), after.strip()
