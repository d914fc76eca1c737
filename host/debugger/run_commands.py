"""Commands that set stops and run the program."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grognard.emu import CPU_HZ
from grognard.emu import layout as L

from ..running.steps import decode_keys
from .expr import DebugError, Expression
from .places import checked, evaluate, places
from .registry import Answer, command, count, split_if
from .stops import MOST_WATCHED, Stopper
from .views import code_line, read, register_line, registers, value_text

if TYPE_CHECKING:
    from .session import Session
    from .target import Halt, Target

_STOPS, _RUN = "Stops", "Running"


def halted(session: Session, halt: Halt) -> Answer:
    """Where the machine stands now, and why."""
    target = session.target
    a2 = target.a2
    pc, overlay = a2.cpu.pc, target.overlay
    passed = a2.cycles - session.last_stop
    session.last_stop = a2.cycles
    line = target.sources.at(pc, overlay)
    values = registers(target)
    data: dict[str, Any] = {
        "stop": halt.kind,
        "stops": list(halt.stoppers),
        "note": halt.note,
        "cycles": a2.cycles,
        "passed": passed,
        "where": target.describe(pc, overlay),
        "overlay": target.area(overlay),
        "registers": values,
        "file": line.file if line else None,
        "line": line.number if line else None,
    }
    if halt.address is not None:
        data |= {"address": halt.address, "old": halt.old, "value": halt.value}
    head = {"step": "", "end": "time is over", "interrupt": "interrupted", "text": "on the screen"}
    reason = halt.note or head.get(halt.kind, halt.kind)
    lines = [reason] if reason else []
    lines.append(f"{data['where']}  cycle {a2.cycles} ({passed:+})")
    if line is not None:
        lines.append(f"{line.number:6}: {line.text.rstrip()}")
    lines.append("  > " + code_line(target, pc, read(target, pc, 3), overlay))
    lines.append("    " + register_line(values))
    lines += [f"    {text} = {_shown(session, text)}" for text in session.displayed]
    return Answer("\n".join(lines), data)


def _shown(session: Session, text: str) -> str:
    try:
        return value_text(evaluate(session.target, text))
    except DebugError as error:
        return str(error)


def _added(target: Target, stopper: Stopper) -> Answer:
    where = [target.describe(one.address, one.overlay) for one in stopper.places]
    text = "\n".join([stopper.describe(), *(f"   {one}" for one in where)])
    return Answer(text, {"added": stopper.data()})


def _condition(target: Target, text: str) -> Expression | None:
    return checked(target, text) if text else None


@command(_STOPS, "break", "b", "br", "bk", "bpx", args="PLACE [if CONDITION]")
def break_(session: Session, text: str) -> Answer:
    """Stop before the instruction at PLACE.

    PLACE is an address ($4000), a label (order_time, order_time+3, hit::loop, hit@loop), a source
    line (order_time.s:12, or :12 in this file) or a soft switch ($C0E8, DRIVE_OFF), which stops at
    any access to it. A label of an overlay stops only while that overlay is in memory; where
    several overlays have the label, each counts, and resolve:NAME chooses one.
    The condition is an expression: break order_time if x == 3 && man_posture[x] > 1
    `hits` in it is how often the place was reached. `break if CONDITION` without a place stops
    wherever the condition comes true; it looks after every instruction, which is slow.
    Without anything: here.
    """
    return _break(session, text, once=False)


@command(_STOPS, "tbreak", "tb", args="PLACE [if CONDITION]")
def tbreak(session: Session, text: str) -> Answer:
    """The same as break, but it goes away when it has stopped the program."""
    return _break(session, text, once=True)


def _break(session: Session, text: str, once: bool) -> Answer:
    target = session.target
    where, condition = split_if(text)
    if condition and not where:
        tested = _condition(target, condition)
        words = {"kind": "when", "text": "anywhere", "places": []}
        return _added(target, target.add_stop(**words, condition=tested, once=once))
    where = where or f"${target.a2.cpu.pc:04X}"
    found = places(target, where)
    kind = "access" if all(0xC000 <= one.address <= 0xC0FF for one in found) else "break"
    tested = _condition(target, condition)
    stopper = target.add_stop(kind=kind, text=where, places=found, condition=tested, once=once)
    return _added(target, stopper)


@command(_STOPS, "watch", "w", args="PLACE[:N] [read|write|change|access] [if CONDITION]")
def watch(session: Session, text: str) -> Answer:
    """Stop after an instruction that touches memory: N bytes from PLACE, one without :N.

    `change` (what is meant without a word) stops when a write leaves another value, `write` at
    every write, `read` at every read, `access` at both. In the condition `value` is the byte after,
    `old` before, `address` where: watch man_x+4 if value > 40
    """
    target = session.target
    where, condition = split_if(text)
    kind = "change"
    words = where.split()
    if len(words) > 1 and words[-1].lower() in ("read", "write", "change", "access"):
        kind = words.pop().lower()
    where = " ".join(words)
    if not where:
        raise DebugError("what is to be watched? watch PLACE[:N] [read|write|change|access]")
    size = 1
    base, colon, number = where.rpartition(":")
    if colon and number.isdecimal() and base:
        where, size = base, int(number)
    found = places(target, where)
    if not 1 <= size <= MOST_WATCHED or any(one.address + size > 0x10000 for one in found):
        raise DebugError(f"1 to {MOST_WATCHED} bytes up to $FFFF can be watched")
    tested = _condition(target, condition)
    stopper = target.add_stop(kind=kind, text=where, places=found, size=size, condition=tested)
    return _added(target, stopper)


@command(_STOPS, "info", "i", "stops")
def info(session: Session, text: str) -> Answer:
    """List breakpoints and watches with their numbers and how often they were met."""
    found = list(session.target.stops.by_number.values())
    lines = [one.describe() for one in found] or ["no breakpoints, no watches"]
    return Answer("\n".join(lines), {"stops": [one.data() for one in found]})


@command(_STOPS, "delete", "d", args="[NUMBER...]")
def delete(session: Session, text: str) -> Answer:
    """Take stops away; all without a number."""
    stops = session.target.stops
    chosen = [stops.get(word) for word in text.split()] or list(stops.by_number.values())
    for one in chosen:
        stops.remove(one)
    return Answer(f"{len(chosen)} deleted", {"deleted": [one.number for one in chosen]})


@command(_STOPS, "enable", args="[NUMBER...]")
def enable(session: Session, text: str) -> Answer:
    """Let stops count again; all without a number."""
    return _switch(session, text, True)


@command(_STOPS, "disable", args="[NUMBER...]")
def disable(session: Session, text: str) -> Answer:
    """Keep stops, but let them not count; all without a number."""
    return _switch(session, text, False)


def _switch(session: Session, text: str, on: bool) -> Answer:
    stops = session.target.stops
    chosen = [stops.get(word) for word in text.split()] or list(stops.by_number.values())
    for one in chosen:
        one.enabled = on
    stops.arm()
    return Answer(
        "\n".join(one.describe() for one in chosen), {"stops": [c.data() for c in chosen]}
    )


@command(_STOPS, "ignore", args="NUMBER TIMES")
def ignore(session: Session, text: str) -> Answer:
    """Let a stop pass the next so many times."""
    words = text.split()
    if len(words) != 2:
        raise DebugError("ignore NUMBER TIMES")
    one = session.target.stops.get(words[0])
    one.ignore = count(words[1], 1)
    return Answer(one.describe(), {"stops": [one.data()]})


@command(_RUN, "go", "g", "c", "continue")
def go(session: Session, text: str) -> Answer:
    """Run until something stops the program; Ctrl-C does."""
    if text:
        raise DebugError("`go` takes nothing; `run 2` runs for 2 seconds, `until PLACE` to a place")
    return halted(session, session.target.go())


@command(_RUN, "run", "r", args="NUMBER [seconds|cycles|frames]")
def run(session: Session, text: str) -> Answer:
    """Run for some emulated time; a stop may end it before."""
    words = text.split()
    units = {"seconds": CPU_HZ, "s": CPU_HZ, "cycles": 1, "c": 1, "frames": L.FRAME_CYCLES}
    units |= {"second": CPU_HZ, "cycle": 1, "frame": L.FRAME_CYCLES, "f": L.FRAME_CYCLES}
    try:
        number = float(words[0].replace("_", ""))
        unit = units[words[1].lower()] if len(words) > 1 else CPU_HZ
        if len(words) > 2 or not 0 <= number * unit < 1e13:
            raise ValueError
    except (IndexError, KeyError, ValueError):
        raise DebugError("run NUMBER [seconds|cycles|frames]: `run 2`, `run 500 cycles`") from None
    return halted(session, session.target.go(round(number * unit)))


@command(_RUN, "step", "s", "z", args="[N]")
def step(session: Session, text: str) -> Answer:
    """Execute one instruction, or N, into calls; stops count."""
    return halted(session, session.target.step(count(text, 1, 10_000_000)))


@command(_RUN, "over", "o", "next", "n", args="[N]")
def over(session: Session, text: str) -> Answer:
    """Execute one instruction, or N; a JSR runs with all that it calls."""
    return _often(session, text, session.target.over)


@command(_RUN, "line", "l", args="[N]")
def line(session: Session, text: str) -> Answer:
    """Go on to another source line, or N lines; over calls."""
    return _often(session, text, session.target.line)


def _often(session: Session, text: str, once: Any) -> Answer:
    halt = once()
    for _ in range(count(text, 1, 1_000_000) - 1):
        if halt.kind != "step":
            break
        halt = once()
    return halted(session, halt)


@command(_RUN, "out", "finish", "f", "ret")
def out(session: Session, text: str) -> Answer:
    """Run until this routine has returned to its caller."""
    return halted(session, session.target.out())


@command(_RUN, "back", "rs", args="[N] | over | line | out | stop")
def back(session: Session, text: str) -> Answer:
    """Go back by one instruction, or N; `over` a call, to the `line` before, `out` to the call that
    led here, to the last `stop` of a breakpoint or watch.

    The last two minutes are kept, at most. What came later happens again on the way forward, keys
    too, until a key, a changed byte or a RESET makes another future.
    """
    target = session.target
    ways = {"over": target.back_over, "line": target.back_line}
    ways |= {"out": target.back_out, "stop": target.back_to_stop}
    if text in ways:
        return halted(session, ways[text]())
    return halted(session, target.back(count(text, 1, 100_000)))


@command(_RUN, "until", "u", args='PLACE | "TEXT"')
def until(session: Session, text: str) -> Answer:
    """Run to a place (address, label, source line), or until a text stands on the screen.

    until order_time.s:40     until "WHICH SOLDIER"
    """
    target = session.target
    if text[:1] in "\"'" and len(text) > 1:
        wanted = text.strip(text[0]).upper()
        if not wanted.strip():
            raise DebugError('a text is wanted: until "TITLE"')
        screen = target.a2.screen
        return halted(
            session, target.go(look=lambda: any(wanted in s.upper() for s in screen.text))
        )
    if not text:
        raise DebugError('until where? until PLACE, or until "TEXT"')
    found = places(target, text)
    there = {(one.address, one.overlay) for one in found}
    return halted(
        session,
        target.go(until=lambda: _is_at(target, there), at={one.address for one in found}),
    )


def _is_at(target: Target, there: set[tuple[int, int]]) -> bool:
    pc = target.a2.cpu.pc
    return (pc, -1) in there or (pc, target.overlay) in there


@command(_RUN, "type", "t", args="TEXT")
def type_(session: Session, text: str) -> Answer:
    """Have keys typed while the program runs, each when it has taken the one before.

    \\r return, \\e escape, \\l \\R arrows, \\cX control-X, \\\\ a backslash.
    """
    try:
        session.target.keys.extend(decode_keys(text))
    except ValueError as error:
        raise DebugError(str(error)) from error
    waiting = len(session.target.keys)
    return Answer(f"{waiting} keys will be typed as the program takes them", {"keys": waiting})


@command(_RUN, "limit", args="[SECONDS|off]")
def limit(session: Session, text: str) -> Answer:
    """How many emulated seconds go, until, over and out may take before they are an error."""
    target = session.target
    if text == "off":
        target.limit = None
    elif text:
        try:
            seconds = float(text)
        except ValueError:
            seconds = 0
        if not 0 < seconds < 1e7:
            raise DebugError("limit SECONDS, or limit off")
        target.limit = seconds
    shown = "no limit" if target.limit is None else f"{target.limit:g} emulated seconds"
    return Answer(shown, {"limit": target.limit})
