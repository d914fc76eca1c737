"""Breakpoints of an editor: by line, label, address, memory; with conditions, counts, messages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grognard.emu import EmulatorError
from grognard.emu.tracing import trace_layout as T

from ..expr import DebugError, Expression
from ..places import NEAREST_LINES, Place, checked, evaluate, line_places, places
from ..stops import MOST_WATCHED, Stopper
from ..views import value_text

if TYPE_CHECKING:
    from ..target import Target
    from .server import Server

SANITIZER = "sanitizer"
_COUNT = re.compile(r"^\s*(==|=|>=|>|<=|<|%)?\s*(\d{1,9})\s*$")
_COUNTS: dict[str, Callable[[int, int], bool]] = {
    "==": lambda hits, n: hits == n,
    ">=": lambda hits, n: hits >= n,
    ">": lambda hits, n: hits > n,
    "<=": lambda hits, n: hits <= n,
    "<": lambda hits, n: hits < n,
    "%": lambda hits, n: n > 0 and hits % n == 0,
}
_ACCESS = {"read": "read", "write": "change", "readWrite": "access"}


class Stopping:
    """The requests about where to stop."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._set: dict[str, list[Stopper]] = {}
        """What each request set last, by the kind of request and the source."""

    def filters(self) -> list[dict[str, Any]]:
        """The exceptions there are."""
        return [
            {
                "filter": SANITIZER,
                "label": "Unsound steps",
                "description": "What no sound program does: execution of data, a write to code,"
                " a read of memory never written, a return that was not called, ...",
                "default": False,
            }
        ]

    # Requests

    def on_setBreakpoints(self, arguments: dict[str, Any]) -> dict[str, Any]:  # noqa: N802
        """All breakpoints of one source, in place of those it had."""
        wanted = arguments.get("breakpoints")
        if wanted is None:
            wanted = [{"line": line} for line in arguments.get("lines") or []]
        path = arguments["source"].get("path") or arguments["source"].get("name") or ""
        name = self._server.looking.name_of(path)

        def find(one: dict[str, Any]) -> list[Place]:
            if name is None:
                raise DebugError(f"{path}: no part of the program comes from this file")
            return line_places(
                self._server.target, name, int(one["line"]) + 1 - self._server.lines_from
            )

        return self._replace(f"line {path}", wanted, find, "line")

    def on_setFunctionBreakpoints(self, arguments: dict[str, Any]) -> dict[str, Any]:  # noqa: N802
        """Breakpoints at labels."""
        return self._replace(
            "label",
            arguments["breakpoints"],
            lambda one: places(self._server.target, one["name"]),
            "name",
        )

    def on_setInstructionBreakpoints(self, arguments: dict[str, Any]) -> dict[str, Any]:  # noqa: N802
        """Breakpoints at addresses."""

        def find(one: dict[str, Any]) -> list[Place]:
            address = int(one["instructionReference"], 0) + int(one.get("offset") or 0)
            if not 0 <= address <= 0xFFFF:
                raise DebugError(f"{address} is no address")
            return [Place(address, -1, f"${address:04X}")]

        return self._replace("address", arguments["breakpoints"], find, "instructionReference")

    def on_setDataBreakpoints(self, arguments: dict[str, Any]) -> dict[str, Any]:  # noqa: N802
        """Watches of memory."""

        def find(one: dict[str, Any]) -> list[Place]:
            start, size, overlay = _data(one["dataId"])
            return [Place(start, overlay, f"${start:04X}" + (f":{size}" if size > 1 else ""))]

        return self._replace("data", arguments["breakpoints"], find, "dataId")

    def on_dataBreakpointInfo(self, arguments: dict[str, Any]) -> dict[str, Any]:  # noqa: N802
        """Whether something can be watched, and under which name."""
        name = str(arguments["name"])
        server = self._server
        found = server.looking.place_of(arguments.get("variablesReference"), name)
        if found is None:
            try:
                found = evaluate(server.target, name), int(arguments.get("bytes") or 1)
            except (DebugError, EmulatorError) as error:
                return {"dataId": None, "description": str(error)}
        start, size = found[0], int(arguments.get("bytes") or found[1])
        if not 0 <= start <= 0xFFFF or not 1 <= size <= min(MOST_WATCHED, 0x10000 - start):
            return {"dataId": None, "description": f"{name} is no memory that can be watched"}
        overlay = _overlay_of(server.target, name, start)
        area = server.target.area(overlay)
        return {
            "dataId": f"{start}:{size}:{overlay}",
            "description": f"{name} (${start:04X}"
            + (f", {size} bytes" if size > 1 else "")
            + (f", in overlay {area})" if area else ")"),
            "accessTypes": list(_ACCESS),
            "canPersist": False,
        }

    def on_setExceptionBreakpoints(self, arguments: dict[str, Any]) -> dict[str, Any]:  # noqa: N802
        """Switch the sanitizer on or off."""
        wanted = set(arguments.get("filters") or ())
        wanted |= {one["filterId"] for one in arguments.get("filterOptions") or ()}
        on = self._server.sanitizes or SANITIZER in wanted
        self._server.target.a2.trace.words[T.CHECKS] = int(on)
        return {"breakpoints": [{"verified": True} for _ in wanted]}

    def on_breakpointLocations(self, arguments: dict[str, Any]) -> dict[str, Any]:  # noqa: N802
        """The lines of a stretch of source that made code."""
        server = self._server
        name = server.looking.name_of(arguments["source"].get("path") or "")
        first = int(arguments["line"]) + 1 - server.lines_from
        last = int(arguments.get("endLine") or arguments["line"]) + 1 - server.lines_from
        if name is None:
            return {"breakpoints": []}
        found = set()
        for number in range(first, min(last, first + 10_000) + 1):
            if any(
                line is not None and line.kind != "data"
                for overlay, at in server.target.sources.addresses(name, number)
                for line in (server.target.sources.at(at, overlay),)
            ):
                found.add(number - 1 + server.lines_from)
        return {"breakpoints": [{"line": number} for number in sorted(found)]}

    # Setting them

    def _replace(
        self,
        key: str,
        wanted: Iterable[dict[str, Any]],
        find: Callable[[dict[str, Any]], list[Place]],
        shown: str,
    ) -> dict[str, Any]:
        stops = self._server.target.stops
        for old in self._set.pop(key, ()):
            stops.remove(old)
        answers = []
        for one in wanted:
            try:
                stopper = self._add(one, find(one), str(one[shown]))
            except (DebugError, EmulatorError) as error:
                answers.append({"verified": False, "message": str(error)})
                continue
            except (KeyError, TypeError, ValueError, AttributeError) as error:
                # one that makes no sense is no reason to lose the others
                answers.append({"verified": False, "message": f"not understood: {error}"})
                continue
            self._set.setdefault(key, []).append(stopper)
            answers.append(self._described(stopper))
        return {"breakpoints": answers}

    def _add(self, one: dict[str, Any], found: list[Place], text: str) -> Stopper:
        target = self._server.target
        kind = "break"
        size = 1
        if "dataId" in one:
            kind = _ACCESS[one.get("accessType") or "write"]
            size = _data(one["dataId"])[1]
            text = found[0].text
        elif all(0xC000 <= place.address <= 0xC0FF for place in found):
            kind = "access"
        condition: Expression | None = None
        if (one.get("condition") or "").strip():
            condition = checked(target, one["condition"])
        passes = self._passes(one.get("hitCondition") or "", one.get("logMessage") or "")
        return target.add_stop(
            kind=kind, text=text, places=found, size=size, condition=condition, passes=passes
        )

    def _described(self, stopper: Stopper) -> dict[str, Any]:
        where = stopper.places[0]
        body: dict[str, Any] = {
            "id": stopper.number,
            "verified": True,
            "instructionReference": f"0x{where.address:04X}",
        }
        line = self._server.target.sources.at(where.address, where.overlay)
        if stopper.kind == "break" and line is not None:
            number = line.number
            given = where.text.rpartition(":")[2]
            if given.isdecimal() and abs(int(given) - number) <= NEAREST_LINES:
                number = int(given)
            body["line"] = number - 1 + self._server.lines_from
            body["source"] = self._server.looking.source(line.file)
        return body

    def _passes(self, count: str, message: str) -> Callable[[Stopper], bool] | None:
        """What lets the program run on at a hit: a count not reached, or a message to print."""
        counted: Callable[[int], bool] | None = None
        if count.strip():
            found = _COUNT.match(count)
            if found is None:
                raise DebugError(f"{count!r} is no count: 5, >= 5, < 5 or % 5 (each fifth)")
            sign = "==" if found[1] in (None, "=") else found[1]
            counted = _counter(sign, int(found[2]))
        if counted is None and not message:
            return None

        def passes(stopper: Stopper) -> bool:
            if counted is not None and not counted(stopper.hits):
                return True
            if message:
                self._server.tell(self._filled(message), "stdout")
            return bool(message)

        return passes

    def _filled(self, message: str) -> str:
        """A message with what stands in {} worked out."""

        def value(found: re.Match[str]) -> str:
            try:
                return value_text(evaluate(self._server.target, found[1]))
            except (DebugError, EmulatorError) as error:
                return f"<{error}>"

        return re.sub(r"\{([^{}]+)\}", value, message)


def _counter(sign: str, number: int) -> Callable[[int], bool]:
    compare = _COUNTS[sign]
    return lambda hits: compare(hits, number)


def _data(text: str) -> tuple[int, int, int]:
    """Address, bytes and overlay of what `dataBreakpointInfo` named."""
    start, size, overlay = (int(number) for number in text.split(":"))
    if not 0 <= start <= 0xFFFF or not 1 <= size <= min(MOST_WATCHED, 0x10000 - start):
        raise DebugError(f"{text} is no memory that can be watched")
    return start, size, overlay


def _overlay_of(target: Target, name: str, address: int) -> int:
    """The overlay that must be in memory for a name to mean this address; -1 for any."""
    try:
        found = [one.overlay for one in places(target, name) if one.address == address]
    except (DebugError, EmulatorError):
        return -1
    return target.overlay if target.overlay in found else (found or [-1])[0]


def tail(path: str) -> str:
    """The file's name, whichever system wrote the path."""
    return re.split(r"[\\/]", path)[-1]


def same_file(one: Path | None, path: str) -> bool:
    """Whether a path of the editor's means this file."""
    if one is None:
        return False
    try:
        return one == Path(path).resolve()
    except OSError:
        return False
