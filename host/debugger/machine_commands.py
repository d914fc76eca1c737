"""Commands that change the machine or the session."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from .byte_commands import poke
from .expr import REGISTERS, DebugError
from .places import address_of, evaluate
from .registry import COMMANDS, Answer, command, find

if TYPE_CHECKING:
    from .session import Session

_CHANGE, _SESSION = "Changing", "Session"


@command(_CHANGE, "set", "poke", args="REGISTER|PLACE = VALUE[,VALUE...]")
def set_(session: Session, text: str) -> Answer:
    """Change a register, a flag or memory: set x = 3, set p.c = 1, set man_x+2 = 1,2,$FF

    A value above 255 is two bytes, low first.
    """
    name, equals, values = text.partition("=")
    name = name.strip()
    if not equals or not name or not values.strip():
        raise DebugError("set REGISTER = VALUE, or set PLACE = VALUE[,VALUE...]")
    target = session.target
    numbers = [evaluate(target, part) for part in _values(values)]
    cpu = target.a2.cpu
    low = name.lower()
    if low in REGISTERS or low.startswith("p."):
        if len(numbers) != 1:
            raise DebugError(f"{name} holds one value")
        (number,) = numbers
        if low.startswith("p."):
            bit = "czidbuvn".find(low[2:]) if len(low) == 3 and low[2:] in "czidvn" else -1
            if bit < 0 or number not in (0, 1):
                raise DebugError("a flag is p.n p.v p.d p.i p.z p.c, and 0 or 1")
            low, number = "p", cpu.p & ~(1 << bit) | number << bit
        most = 0xFFFF if low == "pc" else 0xFF
        if not 0 <= number <= most:
            raise DebugError(f"{low} holds 0..{most}, not {number}")
        setattr(cpu, low, number)
        target.past.changed()
        return Answer(f"{low} = ${number:02X}", {"register": low, "value": number})
    data = bytearray()
    for number in numbers:
        if not 0 <= number <= 0xFFFF:
            raise DebugError(f"{number} does not fit one or two bytes")
        data += number.to_bytes(1 if number < 0x100 else 2, "little")
    return poke(target, address_of(target, name), bytes(data))


def _values(text: str) -> list[str]:
    """Split at the commas that are in no bracket and no quotes."""
    parts, depth = [""], 0
    at = 0
    while at < len(text):
        char = text[at]
        if char == "'" and text[at + 2 : at + 3] == "'":
            parts[-1] += text[at : at + 3]
            at += 3
            continue
        depth += (char in "([") - (char in ")]")
        if char == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += char
        at += 1
    return parts


@command(_CHANGE, "insert", args="DRIVE FILE [writable]")
def insert(session: Session, text: str) -> Answer:
    """Put a disk image into drive 1 or 2; `writable` keeps what the program writes on it."""
    words = _words(text)
    if (
        len(words) not in (2, 3)
        or words[0] not in ("1", "2")
        or words[2:] not in ([], ["writable"])
    ):
        raise DebugError("insert 1|2 FILE [writable]")
    session.target.a2.insert(int(words[0]), Path(words[1]), writable=len(words) == 3)
    return Answer(f"drive {words[0]}: {words[1]}", {"drive": int(words[0]), "file": words[1]})


@command(_CHANGE, "eject", args="DRIVE")
def eject(session: Session, text: str) -> Answer:
    """Take the disk out of drive 1 or 2."""
    if text not in ("1", "2"):
        raise DebugError("eject 1|2")
    session.target.a2.eject(int(text))
    return Answer(f"drive {text} is empty", {"drive": int(text), "file": None})


@command(_CHANGE, "save", args="FILE")
def save(session: Session, text: str) -> Answer:
    """Save the whole machine's state."""
    if not text:
        raise DebugError("save FILE")
    session.target.a2.save_file(Path(text))
    return Answer(f"{text} written", {"file": text})


@command(_CHANGE, "load", args="FILE")
def load(session: Session, text: str) -> Answer:
    """Take over a saved state; stops stay, open calls and history begin with it."""
    if not text:
        raise DebugError("load FILE")
    session.target.a2.load_file(Path(text))
    session.last_stop = session.target.mark = session.target.a2.cycles
    return find("where").run(session, "")


@command(_CHANGE, "reset")
def reset(session: Session, text: str) -> Answer:
    """Press RESET."""
    session.target.a2.reset()
    return find("where").run(session, "")


@command(_CHANGE, "reboot")
def reboot(session: Session, text: str) -> Answer:
    """Switch the machine off and on."""
    session.target.a2.reboot()
    session.target.keys.clear()
    return find("where").run(session, "")


@command(_CHANGE, "symbols", args="FILE")
def symbols(session: Session, text: str) -> Answer:
    """Read more labels and source lines from a debug file of ld65's format, or labels from a list
    of VICE, Merlin, ACME, dasm or AppleWin."""
    if not text:
        raise DebugError("symbols FILE")
    session.target.a2.load_symbols(Path(text))
    session.target.reload_symbols()
    found = len(session.target.labels.names())
    return Answer(f"{found} labels", {"labels": found})


@command(_SESSION, "assert", "expect", args="EXPRESSION")
def assert_(session: Session, text: str) -> Answer:
    """An error when the expression is 0: for scripts that check something."""
    if not text:
        raise DebugError("assert EXPRESSION")
    if not evaluate(session.target, text):
        where = session.target.describe(session.target.a2.cpu.pc)
        raise DebugError(f"not so at {where}: {text}")
    return Answer("", {"assert": text})


@command(_SESSION, "echo", args="TEXT")
def echo(session: Session, text: str) -> Answer:
    """Print a text: for scripts."""
    return Answer(text, {"text": text})


@command(_SESSION, "script", args="FILE")
def script(session: Session, text: str) -> Answer:
    """Run the commands of a file, a line each; what follows # is a comment."""
    if not text:
        raise DebugError("script FILE")
    session.run_script(Path(text))
    return Answer("", {"script": text})


@command(_SESSION, "help", "?", args="[COMMAND]")
def help_(session: Session, text: str) -> Answer:
    """List the commands, or tell about one.

    A command may be shortened as long as no other begins so. An empty line repeats step, over, line
    and out.
    """
    if text:
        one = find(text)
        also = f"  (also: {', '.join(one.aliases)})" if one.aliases else ""
        return Answer(
            f"{one.name} {one.args}".rstrip() + also + "\n" + one.help, {"help": one.help}
        )
    lines: list[str] = []
    group = ""
    for one in sorted(COMMANDS.values(), key=lambda c: list(_GROUPS).index(c.group)):
        if one.group != group:
            group = one.group
            lines.append(f"{group}")
        short = f"{one.name}" + (f", {one.aliases[0]}" if one.aliases else "")
        lines.append(f"  {short:16} {one.short}")
    return Answer("\n".join(lines), {"commands": sorted(COMMANDS)})


_GROUPS = ("Stops", "Running", "Looking", _CHANGE, _SESSION)


@command(_SESSION, "quit", "q", "exit")
def quit_(session: Session, text: str) -> Answer:
    """Leave the debugger."""
    session.done = True
    return Answer()


def _words(text: str) -> list[str]:
    try:
        return shlex.split(text)
    except ValueError as error:
        raise DebugError(f"{text}: {error}") from error
