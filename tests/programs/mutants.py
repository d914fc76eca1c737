"""Small changes to rule code, one instruction each: which there are, and those that change nothing.

A mutant is a changed byte of the linked game, so trying one costs no build.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import chain
from pathlib import Path

from grognard.emu.opcodes import OPCODES
from grognard.host.built.rulebook import ROOT, covers, prefix_of, read_rules, routines
from grognard.host.built.source_map import Piece, SourceMap

TESTS = Path(__file__).parents[1] / "games"
_SWAPS = {"clc": "sec", "adc": "sbc", "inc": "dec", "inx": "dex", "iny": "dey"}
_SWAPS |= {"asl": "lsr", "rol": "ror"}
_SWAPS |= {new: old for old, new in _SWAPS.items()}
_COMPUTER = "/ai/"
_CONTRACT = re.compile(r"^;;; (\w+) -- ")
_CALL = re.compile(r"^\s*(?:@?\w+:)?\s*(?:jsr|jmp)\s+(\w+)", re.IGNORECASE)
_COMPARED = {"cmp": "a", "cpx": "x", "cpy": "y"}
_STORES = {"sta", "stx", "sty"}
DROPPED = "dropped"


@dataclass(frozen=True)
class Mutant:
    """One byte made another: `offset` into the piece, `change` in words for the report."""

    piece: Piece
    routine: str
    text: str
    offset: int
    old: int
    new: int
    change: str
    rules: frozenset[str]
    counts: bool = True
    number: int = 1

    @property
    def key(self) -> tuple[str, str, str]:
        """What stays the same when the file's other lines change; `text (2)` is the second such."""
        text = self.text if self.number == 1 else f"{self.text} ({self.number})"
        return f"{self.piece.file}:{self.routine}", text, self.change

    @property
    def drops(self) -> bool:
        """Is a call or a store left out?"""
        return self.change == DROPPED

    @property
    def address(self) -> int:
        return self.piece.address + self.offset

    @property
    def compares(self) -> str:
        """The register that the changed instruction compares with a constant, or nothing."""
        return (
            _COMPARED.get(self.text.split(":", 1)[-1].split()[0].lower(), "") if self.offset else ""
        )

    @property
    def border(self) -> set[int] | None:
        """Of a changed comparison: the values for which any flag comes out otherwise."""
        if not self.compares or {self.old, self.new} == {0, 255}:
            return None
        equal = {self.old, self.new}
        return equal | {(max(equal) + 0x7F) & 0xFF}

    def __str__(self) -> str:
        where = f"game_asm/{self.piece.file}:{self.piece.line}"
        return f"{where}: {self.routine}: {self.text}: {self.change}"


def _changes(code: bytes, text: str) -> Iterator[tuple[int, int, str]]:
    """(offset, new byte, words) for one instruction."""
    opcode = OPCODES[code[0]]
    if opcode.mode == "rel":
        other = code[0] ^ 0x20
        yield 0, other, f"{opcode.mnemonic} -> {OPCODES[other].mnemonic}"
    elif opcode.mnemonic in _SWAPS:
        name = _SWAPS[opcode.mnemonic]
        twins = [o for o in OPCODES if (o.mnemonic, o.mode) == (name, opcode.mode)]
        for twin in (o for o in twins if o.kind == "documented"):
            yield 0, twin.opcode, f"{opcode.mnemonic} -> {name}"
    # a pointer's half is no number of the rules
    if opcode.mode == "imm" and not any(half in text for half in ("#<", "#>", "byte")):
        yield 1, (code[1] + 1) & 0xFF, f"#{code[1]} -> #{(code[1] + 1) & 0xFF}"
        if opcode.mnemonic in _COMPARED:
            yield 1, (code[1] - 1) & 0xFF, f"#{code[1]} -> #{(code[1] - 1) & 0xFF}"


def drops(code: bytes) -> Iterator[tuple[int, int, str]]:
    """A call or a store left out: an instruction of its length that only reads and sets flags."""
    opcode = OPCODES[code[0]]
    if opcode.mnemonic == "jsr":
        mode = "abs"
    elif opcode.mnemonic in _STORES:
        mode = opcode.mode
    else:
        return
    for name in ("bit", "cmp"):
        twins = [o for o in OPCODES if (o.mnemonic, o.mode) == (name, mode)]
        if twins:
            yield 0, twins[0].opcode, DROPPED
            return


def listed_routines(game: str) -> dict[str, set[str]]:
    """The rules for which the game's rule list names a routine, by the routine."""
    found: dict[str, set[str]] = {}
    texts: dict[str, list[str]] = {}
    for rule in read_rules(game).values():
        path = rule.place.path
        if path not in texts:
            texts[path] = (ROOT / path).read_text(encoding="utf-8").splitlines()
        for name in re.findall(r"`(\w+)`", texts[path][rule.place.line - 1].split("|")[2]):
            found.setdefault(name, set()).add(rule.number)
    return found


def _contracts(path: Path) -> list[tuple[int, str]]:
    """(line, routine) of every contract of a file: what stands below belongs to it."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return [(n, found[1]) for n, line in enumerate(lines, 1) if (found := _CONTRACT.match(line))]


def _contract(contracts: list[tuple[int, str]], line: int) -> str:
    """The routine a line belongs to, that of a private helper being the one above it."""
    above = [name for number, name in contracts if number <= line]
    return above[-1] if above else ""


def callers_rules(game: str, own: dict[str, set[str]]) -> dict[str, set[str]]:
    """Of each routine, the rules of those that call it; `own` has the rules in their headers."""
    found: dict[str, set[str]] = {}
    for path in sorted((ROOT / "game_asm" / "games" / game).rglob("*.s")):
        contracts = _contracts(path)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            if match := _CALL.match(line):
                caller = _contract(contracts, number)
                found.setdefault(match[1], set()).update(own.get(caller, ()))
    return found


def find_mutants(game: str, source: SourceMap, code: Callable[[Piece], bytes]) -> list[Mutant]:
    """Every mutant of the files of `game` that carry a `;;; rule:` line, by address.

    Those of the computer player's files count only where the rule list names one of the file's
    routines: the others choose among what the rules allow, and no rule says which. A mutant's rules
    are those in its file's headers, those for which the rule list names its routine, and where the
    routine's header has none, those of the routines that call it.
    """
    rules: dict[str, set[str]] = {}
    named: set[str] = set()
    own: dict[str, set[str]] = {}
    listed = listed_routines(game)
    for number, place in routines(game, prefix_of(read_rules(game))):
        file = place.path.removeprefix("game_asm/")
        rules.setdefault(file, set()).add(number)
        own.setdefault(place.name, set()).add(number)
        if _COMPUTER not in file or place.name in listed:
            named.add(file)
    serves = callers_rules(game, own)
    contracts = {file: _contracts(ROOT / "game_asm" / file) for file in rules}
    found = []
    for piece in source.pieces:
        if piece.file not in rules or not piece.file.startswith(f"games/{game}/"):
            continue
        text = source.text(piece.body_file, piece.body_line)
        words = text.split(":", 1)[-1].split()
        data = code(piece)
        is_code = words and data and words[0].lower() == OPCODES[data[0]].mnemonic
        if not is_code or len(data) != OPCODES[data[0]].bytes:
            continue
        routine = source.routine(piece.address, frozenset({piece.area}))
        name = routine.name if routine else ""
        for offset, new, change in chain(_changes(data, text), drops(data)):
            head = _contract(contracts[piece.file], piece.line)
            called = serves.get(head, set()) if head not in own else set()
            rows = listed.get(name, set()) | listed.get(head, set())
            numbers = frozenset(rules[piece.file] | rows | called)
            told = piece, name, text, offset, data[offset], new, change, numbers
            found.append(Mutant(*told, counts=piece.file in named))
    return _numbered(found)


def _numbered(mutants: list[Mutant]) -> list[Mutant]:
    """Tells the same change of equal lines of a routine apart, by address."""
    seen: Counter[tuple[str, str, str]] = Counter()
    told = []
    for mutant in sorted(mutants, key=lambda mutant: mutant.address):
        seen[mutant.key] += 1
        told.append(replace(mutant, number=seen[mutant.key]))
    return told


def equivalents(game: str) -> dict[tuple[str, str, str], str]:
    """Mutants that do what the original does, with the reason, from the list with its tests."""
    known = {}
    path = TESTS / game / "mutants_equivalent.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    for number, line in enumerate(lines, 1):
        if not line.strip() or line.startswith("#"):
            continue
        parts = [part.strip() for part in line.split("|")]
        if len(parts) != 4 or not all(parts) or not parts[0].startswith(f"games/{game}/"):
            where = f"{game}/{path.name}:{number}"
            raise SystemExit(f"{where}: games/{game}/file:routine | line | change | reason")
        known[parts[0], parts[1], parts[2]] = parts[3]
    return known


def concerns(marks: frozenset[str], mutant: Mutant) -> bool:
    """Does a test with these rule marks hold one of the rules of the mutant's routine?"""
    return any(covers(m, r) or covers(r, m) for m in marks for r in mutant.rules)
