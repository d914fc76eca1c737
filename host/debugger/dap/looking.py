"""What an editor shows: the calls, registers, memory by its names, code, sources."""

from __future__ import annotations

import base64
import re
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from grognard.emu.debuginfo.labels import Label
from grognard.emu.errors import SymbolError

from ..expr import FLAGS, DebugError
from ..places import address_of, evaluate, line_places
from ..registry import COMMANDS, find, is_command
from ..views import disassembly, flags, read, registers, switches, value_text
from .stopping import same_file, tail

if TYPE_CHECKING:
    from .server import Server

_MOST_MEMORY = 0x10000
_MOST_ROWS = 5000
_LONGEST = 3
"""Bytes of the longest instruction."""
_SHOWN_BYTES = 8
_WORD = re.compile(r"^[A-Za-z_@][\w@:]*$")

Row = dict[str, Any]


class Looking:
    """The requests that change nothing but a value the user types in."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._groups: list[Callable[[], list[Row]]] = []
        """What a variablesReference stands for, until the program runs on: the number is the place
        in this list, from 1."""
        self._labels: dict[str, list[Label]] | None = None

    def forget(self) -> None:
        """The program has run: what was handed out means nothing any more."""
        self._groups.clear()

    def _group(self, rows: Callable[[], list[Row]]) -> int:
        self._groups.append(rows)
        return len(self._groups)

    # Sources

    def source(self, file: str) -> Row:
        """A source file as the protocol has it."""
        path = self._server.target.sources.path(file)
        return {"name": tail(file)} | ({"path": str(path)} if path else {})

    def name_of(self, path: str) -> str | None:
        """What the debug file calls the source file of an editor's path; None if it has none."""
        target = self._server.target
        named = [name for name in target.source_files() if tail(name) == tail(path)]
        for name in named:
            if same_file(target.sources.path(name), path):
                return name
        apart = [name for name in named if target.sources.path(name) is None]
        return apart[0] if len(apart) == 1 and len(named) == 1 else None

    def on_loadedSources(self, arguments: Row) -> Row:  # noqa: N802
        """All sources that made code."""
        return {"sources": [self.source(name) for name in self._server.target.source_files()]}

    def on_source(self, arguments: Row) -> Row:
        """The text of a source."""
        name = (arguments.get("source") or {}).get("path") or ""
        file = self.name_of(name)
        if file is None:
            raise DebugError(f"{name}: no source of the program")
        lines, number = [], 1
        while (text := self._server.target.sources.text(file, number)) is not None:
            lines.append(text)
            number += 1
        return {"content": "\n".join(lines)}

    def on_modules(self, arguments: Row) -> Row:
        """The debug files, and the overlays with which is in memory."""
        target = self._server.target
        rows: list[Row] = [
            {"id": str(path), "name": path.name, "path": str(path), "symbolStatus": "loaded"}
            for path in target.a2.symbols.files
        ]
        for name, number in sorted(target.labels.areas.items(), key=lambda pair: pair[1]):
            there = "in memory" if number == target.overlay else "on the disk"
            rows.append({"id": number, "name": f"overlay {name}", "symbolStatus": there})
        return {"modules": rows, "totalModules": len(rows)}

    # Calls

    def on_stackTrace(self, arguments: Row) -> Row:  # noqa: N802
        """The instruction at hand, then the calls that led here."""
        target = self._server.target
        calls = target.a2.trace.backtrace()
        places = [(target.a2.cpu.pc, target.overlay)]
        places += [(call.site, call.site_overlay) for call in calls]
        first = int(arguments.get("startFrame") or 0)
        most = int(arguments.get("levels") or 0) or len(places)
        frames = []
        for number in range(first, min(first + most, len(places))):
            address, overlay = places[number]
            routine = target.sources.routine(address, overlay)
            name = routine.name if routine else target.labels.nearest(address, overlay)
            frame: Row = {
                "id": number + 1,
                "name": name or f"${address:04X}",
                "line": 0,
                "column": 0,
                "instructionPointerReference": f"0x{address:04X}",
            }
            line = target.sources.at(address, overlay)
            if line is not None:
                frame |= {
                    "source": self.source(line.file),
                    "line": line.number - 1 + self._server.lines_from,
                    "column": self._server.columns_from,
                }
            else:
                frame["presentationHint"] = "subtle"
            frames.append(frame)
        return {"stackFrames": frames, "totalFrames": len(places)}

    # Variables

    def on_scopes(self, arguments: Row) -> Row:
        """Registers, flags, memory by its labels, the machine's switches."""
        scopes: list[tuple[str, Callable[[], list[Row]], bool]] = [
            ("Registers", self._registers, False),
            ("Flags", self._flags, False),
            ("Stack", self._stack, False),
            ("Zero page", self._zero_page, False),
            ("Memory", self._files, True),
            ("Machine", self._machine, True),
        ]
        return {
            "scopes": [
                {
                    "name": name,
                    "variablesReference": self._group(rows),
                    "expensive": dear,
                    **({"presentationHint": "registers"} if name == "Registers" else {}),
                }
                for name, rows, dear in scopes
            ]
        }

    def on_variables(self, arguments: Row) -> Row:
        """What stands in a group."""
        rows = self._rows(int(arguments["variablesReference"]))
        start = int(arguments.get("start") or 0)
        count = int(arguments.get("count") or 0) or len(rows)
        return {"variables": rows[start : start + count]}

    def _rows(self, reference: int) -> list[Row]:
        if not 1 <= reference <= len(self._groups):
            raise DebugError("this has gone: the program has run on since")
        return self._groups[reference - 1]()

    def _registers(self) -> list[Row]:
        values = registers(self._server.target)
        rows = [
            _row(name.upper(), f"${value:0{4 if name == 'pc' else 2}X}  {value}", name)
            for name, value in values.items()
        ]
        rows[4]["value"] = f"${values['p']:02X}  {flags(values['p'])}"
        cycles = self._server.target.a2.cycles
        return [*rows, _row("cycles", str(cycles), "cycles", fixed=True)]

    def _flags(self) -> list[Row]:
        p = self._server.target.a2.cpu.p
        names = {"p.n": "N negative", "p.v": "V overflow", "p.d": "D decimal", "p.i": "I interrupts"
                 " off", "p.z": "Z zero", "p.c": "C carry"}  # fmt: skip
        return [_row(names[flag], str(p >> FLAGS[flag] & 1), flag) for flag in names]

    def _stack(self) -> list[Row]:
        target = self._server.target
        s = target.a2.cpu.s
        data = read(target, 0x101 + s, 0xFF - s)
        return [
            _row(f"${0x101 + s + at:04X}", value_text(byte), f"[${0x101 + s + at:04X}]")
            for at, byte in enumerate(data)
        ]

    def _zero_page(self) -> list[Row]:
        return self._label_rows(self._data_labels().get("", []))

    def _label_rows(self, found: list[Label]) -> list[Row]:
        return [self._label_row(one) for one in found]

    def _files(self) -> list[Row]:
        rows = []
        for file, labels in sorted(self._data_labels().items()):
            if file:
                reference = self._group(partial(self._label_rows, labels))
                rows.append(_row(file, f"{len(labels)} labels", "", fixed=True, group=reference))
        return rows

    def _machine(self) -> list[Row]:
        found = switches(self._server.target)
        found["overlay"] = self._server.target.area(self._server.target.overlay) or "none"
        return [_row(name, str(value), "", fixed=True) for name, value in found.items()]

    def _data_labels(self) -> dict[str, list[Label]]:
        """The labels of data by the source file that has them; "" for zero page."""
        if self._labels is None:
            target = self._server.target
            self._labels = {}
            seen = set()
            for name in target.labels.names():
                for one in target.labels.find(name):
                    if not one.placed or one in seen or one.address >= 0xC000:
                        continue
                    line = target.sources.at(one.address, one.overlay)
                    if line is not None and line.kind == "code":
                        continue
                    seen.add(one)
                    file = "" if one.address < 0x100 else line.file if line else one.file
                    if one.address < 0x100 or file:
                        self._labels.setdefault(file, []).append(one)
            for found in self._labels.values():
                found.sort(key=lambda one: (one.address, one.name))
        return self._labels

    def _label_row(self, one: Label) -> Row:
        target = self._server.target
        size = max(1, min(one.size, 0x10000 - one.address))
        name = one.name
        if one.overlay not in (-1, target.overlay):
            return _row(name, f"${one.address:04X}: its overlay is not in memory", "", fixed=True)
        data = read(target, one.address, min(size, _SHOWN_BYTES))
        if size == 1:
            shown = value_text(data[0])
        elif size == 2:
            shown = value_text(data[0] | data[1] << 8)
        else:
            shown = " ".join(f"{byte:02X}" for byte in data) + (" ..." if size > len(data) else "")
        row = _row(name, shown, f"[{name}]" if size == 1 else name)
        row["memoryReference"] = f"0x{one.address:04X}"
        row["type"] = f"{size} byte{'s' * (size > 1)} at ${one.address:04X}"
        if size > 2:
            row["indexedVariables"] = size
            row["variablesReference"] = self._group(partial(self._bytes, name, one.address, size))
        return row

    def _bytes(self, name: str, start: int, size: int) -> list[Row]:
        data = read(self._server.target, start, size)
        rows = []
        for at, byte in enumerate(data):
            row = _row(f"{name}+{at}", value_text(byte), f"{name}[{at}]")
            row["memoryReference"] = f"0x{start + at:04X}"
            rows.append(row)
        return rows

    def place_of(self, reference: int | None, name: str) -> tuple[int, int] | None:
        """Address and bytes of a variable of a group; None for a register and the like."""
        if not reference:
            return None
        for row in self._rows(reference):
            if row["name"] == name and "memoryReference" in row:
                size = re.match(r"(\d+) byte", row.get("type", ""))
                return int(row["memoryReference"], 16), int(size[1]) if size else 1
        return None

    def on_setVariable(self, arguments: Row) -> Row:  # noqa: N802
        """A new value for a register, a flag or a byte."""
        name = arguments["name"]
        for row in self._rows(int(arguments["variablesReference"])):
            if row["name"] != name:
                continue
            if row.get("presentationHint"):
                raise DebugError(f"{name} cannot be set")
            place = row.get("memoryReference") or row["evaluateName"].strip("[]")
            self._set(place, str(arguments["value"]))
            for after in self._rows(int(arguments["variablesReference"])):
                if after["name"] == name:
                    return {"value": after["value"]}
        raise DebugError(f"there is no {name} here")

    def on_setExpression(self, arguments: Row) -> Row:  # noqa: N802
        """The same for what stands among the watched expressions."""
        expression = str(arguments["expression"]).strip()
        self._set(expression, str(arguments["value"]))
        return {"value": self._value(expression)}

    def _set(self, place: str, value: str) -> None:
        inner = re.fullmatch(r"\[(.+)\]", place)
        text = f"{inner[1] if inner else place} = {value.split('  ')[0]}"
        COMMANDS["set"].run(self._server.session, text)

    # Expressions

    def on_evaluate(self, arguments: Row) -> Row:
        """An expression; in the console, a command of the debugger as well."""
        text = str(arguments["expression"]).strip()
        if arguments.get("context") == "repl":
            word = text.partition(" ")[0].lower()
            if is_command(word):
                command = find(word)
                if self._server.running and command.group == "Running" and command.name != "type":
                    raise DebugError("the program runs: pause it first")
                return {"result": self._server.run_command(text), "variablesReference": 0}
        return {"result": self._value(text), "variablesReference": 0}

    def _value(self, text: str) -> str:
        """A label's bytes with its address, or what an expression comes to."""
        target = self._server.target
        value = evaluate(target, text)
        if _WORD.match(text):
            try:
                (label, *more) = target.labels.find(text)
            except SymbolError:
                return value_text(value)
            if label.placed and not more and 0 <= value < 0xC000:
                return f"${value:04X}: {value_text(read(target, value, 1)[0])}"
        return value_text(value)

    def on_completions(self, arguments: Row) -> Row:
        """What a word in the console may become."""
        text = str(arguments["text"])[: max(0, int(arguments["column"]) - 1)]
        word = re.split(r"[\s+\-*/&|^<>=!()\[\],]", text)[-1]
        found = self._server.session.complete(word, text)
        return {"targets": [{"label": one.strip(), "length": len(word)} for one in found]}

    def on_gotoTargets(self, arguments: Row) -> Row:  # noqa: N802
        """Where the code of a line begins."""
        name = self.name_of(arguments["source"].get("path") or "")
        number = int(arguments["line"]) + 1 - self._server.lines_from
        if name is None:
            return {"targets": []}
        found = line_places(self._server.target, name, number)
        return {
            "targets": [
                {
                    "id": one.address,
                    "label": f"${one.address:04X}",
                    "line": number,
                    "instructionPointerReference": f"0x{one.address:04X}",
                }
                for one in found
            ]
        }

    def on_goto(self, arguments: Row) -> Row:
        """Go on from another place."""
        self._set("pc", f"${int(arguments['targetId']) & 0xFFFF:04X}")
        return {}

    # Memory and code

    def on_readMemory(self, arguments: Row) -> Row:  # noqa: N802
        """Bytes, as base64."""
        start = self._address(arguments)
        wanted = max(0, int(arguments["count"]))
        first = min(max(start, 0), 0x10000)
        size = max(0, min(wanted - (first - start), 0x10000 - first, _MOST_MEMORY))
        data = read(self._server.target, first, size) if size else b""
        return {
            "address": f"0x{first:04X}",
            "data": base64.b64encode(data).decode(),
            "unreadableBytes": max(0, wanted - size),
        }

    def on_writeMemory(self, arguments: Row) -> Row:  # noqa: N802
        """Bytes from base64 into RAM."""
        start = self._address(arguments)
        data = base64.b64decode(arguments["data"], validate=True)
        if not 0 <= start <= start + len(data) <= 0xC000:
            raise DebugError("memory can be written from $0000 to $BFFF")
        target = self._server.target
        target.a2.memory[start : start + len(data)] = data
        target.past.changed()
        return {"bytesWritten": len(data)}

    def _address(self, arguments: Row) -> int:
        reference = str(arguments["memoryReference"])
        offset = int(arguments.get("offset") or 0)
        if re.fullmatch(r"0[xX][0-9A-Fa-f]+|\d+", reference):
            return int(reference, 0) + offset
        return address_of(self._server.target, reference) + offset

    def on_disassemble(self, arguments: Row) -> Row:
        """Instructions before and after an address."""
        start = self._address(arguments)
        before = -int(arguments.get("instructionOffset") or 0)
        count = int(arguments["instructionCount"])
        if not 0 <= count <= _MOST_ROWS or abs(before) > _MOST_ROWS:
            raise DebugError(f"{count} instructions: at most {_MOST_ROWS}")
        target = self._server.target
        rows: list[Row] = []
        if before > 0:
            found = self._before(start, before)
            rows = [_nothing(start)] * (before - len(found)) + found
        skipped = max(0, -before)
        wanted = count - len(rows) + skipped
        if wanted > 0 and 0 <= start <= 0xFFFF:
            rows += disassembly(target, start, wanted, target.overlay)[skipped:]
        rows = rows[:count]
        rows += [_nothing(start)] * (count - len(rows))
        return {"instructions": [self._instruction(row) for row in rows]}

    def _before(self, start: int, count: int) -> list[Row]:
        """The instructions that end at an address, as far back as they line up."""
        target = self._server.target
        for ahead in range(count * _LONGEST + 2 * _LONGEST, 0, -1):
            first = start - ahead
            if first < 0:
                continue
            line = target.sources.at(first, target.overlay)
            if line is not None and line.start != first:
                continue
            rows = disassembly(target, first, ahead, target.overlay)
            ends = [at for at, row in enumerate(rows) if row["address"] == start]
            if ends:
                return rows[: ends[0]][-count:]
        return []

    def _instruction(self, row: Row) -> Row:
        if "text" not in row:
            return row
        found: Row = {
            "address": f"0x{row['address']:04X}",
            "instructionBytes": " ".join(f"{byte:02X}" for byte in row["bytes"]),
            "instruction": row["text"][16:].strip() or row["text"],
        }
        if row["label"]:
            found["symbol"] = row["label"]
        if "line" in row:
            found |= {
                "location": self.source(row["file"]),
                "line": row["line"] - 1 + self._server.lines_from,
            }
        return found


def _row(name: str, value: str, expression: str, *, fixed: bool = False, group: int = 0) -> Row:
    row: Row = {"name": name, "value": value, "variablesReference": group}
    if expression:
        row["evaluateName"] = expression
    if fixed:
        row["presentationHint"] = {"attributes": ["readOnly"]}
    return row


def _nothing(address: int) -> Row:
    """A row where there is no instruction."""
    return {
        "address": f"0x{max(0, address) & 0xFFFF:04X}",
        "instruction": "",
        "presentationHint": "invalid",
    }
