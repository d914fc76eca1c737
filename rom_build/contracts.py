"""The machine-read headers of routines: ``;;;`` lines before a .proc.

>>> text = ''';;; twice -- double a byte
... ;;; rule:     CA-1.2  words
... ;;; in:       A = value 0..127
... ;;; out:      A = result
... ;;; clobbers: Y zp_t0
... ;;; cycles:   <= 9
... .proc twice'''
>>> contract = parse_contracts(text, "twice.s")[0]
>>> contract.name, contract.clobbers, contract.cycles
('twice', ('Y', 'zp_t0'), 9)
"""

import json
import re
from dataclasses import dataclass, fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from grognard.emu.files import read_regular

from .games import BuildError

if TYPE_CHECKING:
    from .link import LinkResult

FIELDS = ("rule", "shows", "in", "out", "clobbers", "cycles")
"""In their fixed order; only ``rule`` and ``shows`` may be missing or stand several times."""

_TITLE = re.compile(r";;;\s*([A-Za-z_][A-Za-z0-9_]*)\s+--\s+(.*?)\s*\Z")
_FIELD = re.compile(r";;;\s*([a-z]+):\s*(.*?)\s*\Z")
_PROC = re.compile(r"\s*(?:\.proc\s+([A-Za-z_]\w*)|([A-Za-z_]\w*):)", re.IGNORECASE)
_CYCLES = re.compile(r"<=\s*([0-9]+)\Z")
NO_LIMIT = "expected '<= number' or '-', found"


@dataclass(frozen=True)
class Rule:
    """A rule a routine carries out: its number in RULES.md and the words of the header."""

    number: str
    words: str


@dataclass(frozen=True)
class Contract:
    """One routine's header. ``cycles`` is the budget with rts, None when off the hot path.

    ``problems`` are (line, text) of what is malformed. ``segment`` and ``address`` are known after
    linking only.
    """

    name: str
    summary: str
    rules: tuple[Rule, ...]
    inputs: str
    outputs: str
    clobbers: tuple[str, ...]
    cycles: int | None
    file: str
    line: int
    problems: tuple[tuple[int, str], ...] = ()
    segment: str = ""
    address: int | None = None


def parse_contracts(text: str, file: str) -> list[Contract]:
    """Every header of a source text, in order; the line is that of its first ``;;;``."""
    return _headers(text.splitlines(), file)


def _headers(lines: list[str], file: str) -> list[Contract]:
    out: list[Contract] = []
    end = 0
    for start in [at for at, line in enumerate(lines) if line.startswith(";;;")]:
        if start < end:
            continue
        end = start
        while end < len(lines) and lines[end].startswith(";"):
            end += 1  # with one semicolon it is a word more about the routine
        block = [line for line in lines[start:end] if line.startswith(";;;")]
        out.append(_contract(block, start + 1, lines[end] if end < len(lines) else "", file))
    return out


def _contract(block: list[str], start: int, following: str, file: str) -> Contract:
    problems: list[tuple[int, str]] = []
    title = _TITLE.match(block[0])
    if title is None:
        problems.append((start, "expected ';;; name -- one line'"))
    routine = _PROC.match(following)
    found = (routine.group(1) or routine.group(2)) if routine else ""
    # without a title it is the header of the routine below all the same: other projects' budgets
    name, summary = title.groups() if title else (found, "")
    fields = _fields(block, start, problems)
    _check_order(fields, start, problems)
    if routine is None:
        problems.append((start + len(block), "expected the .proc right after its header"))
    elif name != found:
        problems.append((start, f"the header names '{name}', the routine is '{found}'"))
    values = {key: value for key, value, _ in fields}
    rules = tuple(
        Rule(*((value.split(None, 1) + ["", ""])[:2])) for key, value, _ in fields if key == "rule"
    )
    cycles, line = values.get("cycles", "-"), start
    limit = _CYCLES.match(cycles)
    if limit is None and cycles != "-":
        line = next(at for key, _, at in fields if key == "cycles")
        problems.append((line, f"{NO_LIMIT} '{cycles}'"))
    clobbers = values.get("clobbers", "none")
    names = () if clobbers in ("none", "") else tuple(clobbers.replace(",", " ").split())
    return Contract(
        name, summary, rules, values.get("in", ""), values.get("out", ""), names,
        int(limit.group(1)) if limit else None, file, start, tuple(problems),
    )  # fmt: skip


def _fields(
    block: list[str], start: int, problems: list[tuple[int, str]]
) -> list[tuple[str, str, int]]:
    """(name, value, line) of each field, with continuation lines joined."""
    fields: list[tuple[str, str, int]] = []
    for offset, line in enumerate(block):
        found = _FIELD.match(line)
        if not offset and not (found and found.group(1) in FIELDS):
            continue  # the title, or what stands in its place
        if found and (found.group(1) in FIELDS):
            fields.append((found.group(1), found.group(2), start + offset))
        elif line[3:].strip() and line[3:6] == "   " and fields:
            key, value, at = fields[-1]
            fields[-1] = (key, f"{value} {line[3:].strip()}", at)
        else:
            problems.append((start + offset, f"expected one of {', '.join(FIELDS)}"))
    return fields


def _check_order(
    fields: list[tuple[str, str, int]], start: int, problems: list[tuple[int, str]]
) -> None:
    keys = [key for key, _, _ in fields]
    for key in FIELDS[2:]:
        if keys.count(key) != 1:
            problems.append((start, f"expected one '{key}:' line, found {keys.count(key)}"))
    places = [FIELDS.index(key) for key in keys]
    if places != sorted(places):
        problems.append((start, f"expected the order {', '.join(FIELDS)}"))


def linked_contracts(result: "LinkResult") -> list[Contract]:
    """The headers of all linked sources, each with its routine's segment and address."""
    places = {(s.file, s.name): (s.segment, s.value) for s in result.label_symbols}
    out: list[Contract] = []
    seen: set[str] = set()
    for module in result.modules:
        for file, lines in module.texts.items():
            if file in seen:
                continue
            seen.add(file)
            for contract in _headers(lines, file):
                segment, address = places.get((file, contract.name), ("", None))
                if address is not None:
                    out.append(replace(contract, segment=segment, address=address))
    return out


MOST_BYTES = 16 << 20
_KEYS = {field.name for field in fields(Contract)} - {"problems"}


def contracts_json(result: "LinkResult") -> str:
    """The text of contracts.json: a list of routines by name, one a line."""
    rows = []
    for contract in sorted(linked_contracts(result), key=lambda c: (c.name, c.file)):
        row = vars(contract) | {"rules": [vars(rule) for rule in contract.rules]}
        del row["problems"]
        rows.append(json.dumps(row))
    return "[\n" + ",\n".join(rows) + "\n]\n"


def read_contracts(path: Path) -> list[dict[str, Any]]:
    """The routines of a contracts.json; BuildError where it is damaged."""
    try:
        rows = json.loads(read_regular(path, MOST_BYTES).decode("utf-8"))
    except OSError as error:
        raise BuildError(f"{path}: {error.strerror or error}") from error
    except (ValueError, RecursionError) as error:
        raise BuildError(f"{path}: damaged, build the game again: {error}") from error
    sound = isinstance(rows, list) and all(
        isinstance(row, dict) and row.keys() == _KEYS and isinstance(row["name"], str)
        for row in rows
    )
    if not sound:
        raise BuildError(f"{path}: damaged, build the game again: it is no list of routines")
    return list(rows)
