"""Commands that show the program and its past."""

from __future__ import annotations

import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .expr import DebugError
from .places import evaluate, place
from .registry import Answer, command, count
from .run_commands import halted
from .target import Halt
from .views import (
    disassembly,
    disassembly_text,
    dump,
    flags,
    history_row,
    history_text,
    read,
    register_line,
    registers,
    switches,
    times,
    value_text,
)

if TYPE_CHECKING:
    from .session import Session
    from .target import Target

_LOOK = "Looking"


@command(_LOOK, "where", "pc")
def where(session: Session, text: str) -> Answer:
    """Show where the machine stands, as after a stop."""
    return halted(session, Halt("step"))


@command(_LOOK, "backtrace", "bt")
def backtrace(session: Session, text: str) -> Answer:
    """List the calls now open, innermost first, with the cycles since each was made."""
    target = session.target
    a2 = target.a2
    lines = [f"#0 {target.describe(a2.cpu.pc)}"]
    rows: list[dict[str, Any]] = [{"at": a2.cpu.pc, "where": target.describe(a2.cpu.pc)}]
    for number, frame in enumerate(a2.trace.backtrace(), 1):
        site = target.describe(frame.site, frame.site_overlay)
        callee = target.labels.nearest(frame.target, frame.target_overlay) or f"${frame.target:04X}"
        since = a2.cycles - frame.cycle
        word = "calls" if frame.kind == "call" else f"{frame.kind} to"
        lines.append(f"#{number} {site} {word} {callee}, {since} cycles ago")
        rows.append(
            {
                "at": frame.site,
                "where": site,
                "target": frame.target,
                "name": callee,
                "kind": frame.kind,
                "cycles": since,
                "overlay": target.area(frame.site_overlay),
            }
        )
    return Answer("\n".join(lines), {"frames": rows})


@command(_LOOK, "history", "h", "chis", args="[N]")
def history(session: Session, text: str) -> Answer:
    """Show the last N instructions (20), oldest first; the last 100,000 are kept.

    A line is the cycle, the registers before the instruction, and what it touched.
    """
    target = session.target
    ring = target.a2.trace.ring(count(text, 20, 100_000))
    rows = [history_row(target, one) for one in ring]
    shown = history_text(target, rows) or "nothing has run since the trace began"
    return Answer(shown, {"history": rows})


@command(_LOOK, "disassemble", "dis", args="[PLACE] [N]")
def disassemble(session: Session, text: str) -> Answer:
    """Show N instructions (12) from PLACE, or from here, between their source lines.

    A label of an overlay that is not in memory is an error: other bytes are there now.
    """
    target = session.target
    text, lines = _tail_count(target, text, 12)
    overlay = target.overlay
    start = target.a2.cpu.pc
    if text:
        there = place(target, text)
        start = there.address
        if there.overlay not in (-1, overlay):
            raise DebugError(
                f"{text} is in overlay {target.area(there.overlay)}; in memory is"
                f" {target.area(overlay) or 'none'}"
            )
    rows = disassembly(target, start, lines, overlay)
    return Answer(disassembly_text(target, rows), {"lines": rows})


def _tail_count(target: Target, text: str, default: int) -> tuple[str, int]:
    """`PLACE N` in two: the last word is a count if what is before it is a place of its own."""
    head, _, tail = text.rpartition(" ")
    if head.strip() and tail.isdecimal() and head.strip()[-1] not in "+-*/&|^<>=!(,":
        return head.strip(), count(tail, default, 10_000)
    return text, default


@command(_LOOK, "source", "list", args="[PLACE]")
def source(session: Session, text: str) -> Answer:
    """Show the source lines round PLACE, or round here; `*` marks those that made code."""
    target = session.target
    there = place(target, text or f"${target.a2.cpu.pc:04X}")
    overlay = there.overlay if there.overlay >= 0 else target.overlay
    line = target.sources.at(there.address, overlay)
    if line is None:
        raise DebugError(f"no source line is known for {target.describe(there.address, overlay)}")
    lines, rows = [f"; {line.file}"], []
    for number in range(max(1, line.number - 6), line.number + 7):
        words = target.sources.text(line.file, number)
        if words is None:
            break
        made = bool(target.sources.addresses(line.file, number))
        mark = ">" if number == line.number else "*" if made else " "
        lines.append(f"{mark}{number:5}: {words.rstrip()}")
        rows.append({"line": number, "source": words.rstrip(), "code": made})
    return Answer("\n".join(lines), {"file": line.file, "at": line.number, "lines": rows})


@command(_LOOK, "memory", "m", "x", args="PLACE [N] | PLACE.PLACE")
def memory(session: Session, text: str) -> Answer:
    """Show N bytes (64) from PLACE, or those from one to another as the Monitor has it, $800.$80F.
    `print [e]` shows one, `print word(e)` two."""
    target = session.target
    first, dot, last = text.partition(".$")
    if dot:
        start, end = place(target, first).address, place(target, f"${last}").address
        if end < start:
            raise DebugError(f"${end:04X} lies before ${start:04X}")
        size = end + 1 - start
    else:
        text, size = _tail_count(target, text, 64)
        if not text:
            raise DebugError("memory PLACE [N]: which memory?")
        start = place(target, text).address
    return Answer(
        dump(target, start, size), {"address": start, "bytes": list(read(target, start, size))}
    )


@command(_LOOK, "print", "p", args="EXPRESSION")
def print_(session: Session, text: str) -> Answer:
    """Evaluate an expression: print man_x[3] + 1

    Numbers $1F 31 %11111 'c'; labels are addresses, label[i] the byte i after it, [e] the byte at
    e, word(e) two bytes; registers a x y s p pc, flags p.c p.z p.n p.v p.i p.d, `cycles`; operators
    of C, and `and`, `or`, `not`; <e and >e are the low and the high byte.
    """
    if not text:
        raise DebugError("print EXPRESSION: what?")
    value = evaluate(session.target, text)
    return Answer(value_text(value), {"value": value})


@command(_LOOK, "display", args="[EXPRESSION|off]")
def display(session: Session, text: str) -> Answer:
    """Show an expression at every stop from now on; `display off` ends that."""
    if text == "off":
        session.displayed.clear()
    elif text:
        evaluate(session.target, text)
        session.displayed.append(text)
    shown = "\n".join(session.displayed) or "nothing is displayed"
    return Answer(shown, {"displayed": list(session.displayed)})


@command(_LOOK, "registers", "regs")
def registers_(session: Session, text: str) -> Answer:
    """Show the registers; capitals among the flags are set."""
    values = registers(session.target)
    return Answer(register_line(values), values | {"flags": flags(values["p"])})


@command(_LOOK, "stack")
def stack(session: Session, text: str) -> Answer:
    """Show the bytes on the stack, the one pushed last first."""
    target = session.target
    s = target.a2.cpu.s
    data = read(target, 0x101 + s, 0xFF - s)
    shown = " ".join(f"{byte:02X}" for byte in data) or "empty"
    return Answer(f"S={s:02X}: {shown}", {"s": s, "bytes": list(data)})


@command(_LOOK, "switches", "sw", "io")
def switches_(session: Session, text: str) -> Answer:
    """Show what the soft switches, the keyboard and the drives stand at."""
    found = switches(session.target)
    return Answer("\n".join(f"{name:13} {_plain(value)}" for name, value in found.items()), found)


def _plain(value: Any) -> str:
    if isinstance(value, bool):
        return "on" if value else "off"
    if isinstance(value, list):
        return " ".join(map(str, value))
    if isinstance(value, dict):
        return ", ".join(f"{name} {_plain(one)}" for name, one in value.items())
    return str(value)


@command(_LOOK, "screen")
def screen(session: Session, text: str) -> Answer:
    """Show the text on the screen."""
    lines = session.target.a2.screen.text
    return Answer("\n".join(line.rstrip() for line in lines).rstrip(), {"text": lines})


@command(_LOOK, "picture", args="FILE.png")
def picture(session: Session, text: str) -> Answer:
    """Save the picture on the screen."""
    if not text:
        raise DebugError("picture FILE.png")
    session.target.a2.screen.png(Path(text))
    return Answer(f"{text} written", {"file": text})


@command(_LOOK, "time", args="[mark]")
def time(session: Session, text: str) -> Answer:
    """Show the cycle, how many since the mark, and where the beam is; `time mark` sets the mark."""
    if text not in ("", "mark"):
        raise DebugError("time, or time mark")
    found = times(session.target)
    if text:
        session.target.mark = session.target.a2.cycles
    shown = (
        f"cycle {found['cycles']} ({found['seconds']:.6f} s), {found['since_mark']} since the mark;"
        f" frame {found['frame']}, line {found['scan_line']}, cycle {found['cycle_in_line']} in it"
    )
    return Answer(shown, found)


@command(_LOOK, "overlays")
def overlays(session: Session, text: str) -> Answer:
    """List the overlays, and which is in memory."""
    target = session.target
    now = target.overlay
    if not target.labels.areas:
        return Answer("this program has no overlays", {"overlays": {}, "loaded": ""})
    lines = [
        f"{'>' if number == now else ' '} {number} {name}"
        for name, number in sorted(target.labels.areas.items(), key=lambda pair: pair[1])
    ]
    data = {"overlays": dict(target.labels.areas), "loaded": target.area(now)}
    return Answer("\n".join(lines), data)


@command(_LOOK, "labels", "ll", args="PATTERN")
def labels(session: Session, text: str) -> Answer:
    """List labels: a part of their names, or a pattern with * and ?."""
    if not text:
        raise DebugError("labels PATTERN: `labels order`, `labels man_*`")
    target = session.target
    pattern = text if set("*?") & set(text) else f"*{text}*"
    names = [name for name in target.labels.names() if fnmatch.fnmatch(name, pattern)]
    rows = [
        {"name": name, "address": one.address, "overlay": target.area(one.overlay)}
        for name in names[:400]
        for one in target.labels.find(name)
    ]
    lines = [
        f"${row['address']:04X}  {row['overlay']}{':' if row['overlay'] else ''}{row['name']}"
        for row in rows
    ]
    return Answer("\n".join(lines) or "none", {"labels": rows})
