"""What is said of routines elsewhere: the rules they carry out, their tests, their cycles."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from grognard.rom_build.games import game_folder

from ..built import rulebook
from ..built.rulebook import Place, Rule
from ..cycles.records import Records
from ..folders import ROOT
from .program import Program, Routine


@dataclass(frozen=True)
class Measured:
    """A figure of the record: cycles of all calls, of the longest, and what they were given."""

    name: str
    calls: int
    cycles: int
    worst: int
    inputs: str


@dataclass
class Evidence:
    """All of it for one game. Tests are places: file, line and name."""

    rules: dict[str, Rule]
    prefix: str
    held_by: dict[str, list[Routine]] = field(default_factory=dict)
    rules_of: dict[Routine, list[str]] = field(default_factory=dict)
    shown_by: dict[str, list[Place]] = field(default_factory=dict)
    called_by: dict[Routine, list[Place]] = field(default_factory=dict)
    measured: dict[Routine, Measured] = field(default_factory=dict)

    def tests_of(self, routine: Routine) -> list[Place]:
        """Those that call it, then those that hold one of its rules."""
        marked = [test for rule in self.rules_of[routine] for test in self.shown_by[rule]]
        return list(dict.fromkeys([*self.called_by[routine], *marked]))

    def all_tests(self) -> dict[Place, list[str]]:
        """Every test with the rules it holds."""
        found: dict[Place, list[str]] = {}
        for rule, places in self.shown_by.items():
            for place in places:
                found.setdefault(place, []).append(rule)
        for places in self.called_by.values():
            for place in places:
                found.setdefault(place, [])
        return dict(sorted(found.items(), key=lambda item: (item[0].path, item[0].line)))


def read_evidence(program: Program) -> Evidence:
    """What is known of a program; a game without a rule list has no rules."""
    folder = game_folder(program.game)
    rules = rulebook.read_rules(program.game) if any(folder.glob("RULES*.md")) else {}
    found = Evidence(rules, rulebook.prefix_of(rules))
    _join_rules(program, found)
    _find_calls(program, found)
    _find_cycles(program, found)
    return found


def _join_rules(program: Program, found: Evidence) -> None:
    known = {(routine.file, routine.name): routine for routine in program.routines}
    carried: list[tuple[str, Routine]] = []
    for number, place in rulebook.routines(program.game, found.prefix):
        file = place.path.partition("game_asm/")[2] or place.path
        routine = known.get((file, place.name)) or next(
            (r for r in program.routines if r.name == place.name and place.path.endswith(r.file)),
            None,
        )
        if routine is not None:
            carried.append((number, routine))
    marks = _marks()
    found.rules_of = {routine: [] for routine in program.routines}
    for rule, entry in found.rules.items():
        held = [r for number, r in carried if rulebook.covers(number, rule)]
        found.held_by[rule] = list(dict.fromkeys(held if entry.kind == "tested" else []))
        found.shown_by[rule] = rulebook.places(marks, rule)
        for routine in found.held_by[rule]:
            found.rules_of[routine].append(rule)


@cache
def _marks() -> list[tuple[str, Place]]:
    """Every rule mark of every test; the same for all games of a run."""
    return list(rulebook.tests())


def _test_files(game: str) -> Iterator[Path]:
    """Tests that may call a game's routines: its own, the shared, the library's."""
    games = ROOT / "tests" / "games"
    own = games / game, games / "shared", ROOT / "tests" / "lib", game_folder(game) / "tests"
    for folder in own:
        yield from sorted(folder.rglob("test_*.py"))


def _find_calls(program: Program, found: Evidence) -> None:
    by_name: dict[str, list[Routine]] = {}
    for routine in program.routines:
        by_name.setdefault(routine.name, []).append(routine)
    found.called_by = {routine: [] for routine in program.routines}
    for path in _test_files(program.game):
        shown = (path.relative_to(ROOT) if path.is_relative_to(ROOT) else path).as_posix()
        for name, (line, texts) in _texts_of(path).items():
            for routine_name in sorted(texts & by_name.keys()):
                for routine in by_name[routine_name]:
                    if routine.header is not None:
                        found.called_by[routine].append(Place(name, shown, line))


@cache
def _texts_of(path: Path) -> dict[str, tuple[int, set[str]]]:
    """By the name of each test its line, and the texts that it or what it calls hands over."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    functions = {node.name: node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}
    said = {name: _said(node) for name, node in functions.items()}
    return {
        name: (node.lineno, _reached(name, said))
        for name, node in functions.items()
        if name.startswith("test")
    }


def _said(function: ast.FunctionDef) -> tuple[set[str], set[str]]:
    """Texts a function hands over to others, and the functions of its file it may use."""
    texts, names = set(), {arg.arg for arg in function.args.args}
    for node in ast.walk(function):
        if isinstance(node, ast.Call):
            texts |= {
                arg.value
                for arg in node.args
                if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
            }
        elif isinstance(node, ast.Name):
            names.add(node.id)
    return texts, names


def _reached(name: str, said: dict[str, tuple[set[str], set[str]]]) -> set[str]:
    """The texts of a function and of all functions of its file that it comes to."""
    texts: set[str] = set()
    done: set[str] = set()
    waiting = [name]
    while waiting:
        at = waiting.pop()
        if at in done or at not in said:
            continue
        done.add(at)
        texts |= said[at][0]
        waiting += said[at][1]
    return texts


def _find_cycles(program: Program, found: Evidence) -> None:
    own = f"games/{program.game}/"
    figures = _figures()
    for routine in program.routines:
        for name in (
            f"{program.game} {routine.file.removeprefix(own)} {routine.name}",
            f"lib {routine.name}",
            f"rom {routine.name}",
        ):
            row = figures.get(name)
            if row is not None:
                found.measured[routine] = Measured(
                    name,
                    int(row.get("calls", 1)),
                    int(row["cycles"]),
                    int(row.get("worst", row["cycles"])),
                    str(row.get("inputs", "")),
                )
                break


def _figures() -> dict[str, dict[str, Any]]:
    """Every figure of every record; RecordError where one is damaged."""
    return Records(ROOT / "tests").figures


def search_index(rows: list[list[str]]) -> str:
    """The index as a script: a page opened from a disk may load nothing else."""
    return f"annotated({json.dumps(rows, separators=(',', ':'), ensure_ascii=False)});\n"
