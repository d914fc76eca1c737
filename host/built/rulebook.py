"""A game's rules: their text, the 6502 routines that hold them, the tests that show it.

The number is the join: `CA-10.4.1` in RULES.md, `;;; rule: CA-10.4` above a routine, and
`@pytest.mark.rule("CA-10.4.1")` on a test.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import click

from grognard.rom_build.games import game_folder

from ..errors import Failure
from ..folders import ROOT
from .games import game_names

_RULE_LINE = re.compile(
    r"^\s*(?:[-*|#]\s*)*(?:\*\*)?([A-Z]{1,3}-[\dA-Z][\w.]*?)(?:\*\*)?\s*[|:]\s*(.*?)\s*$"
)
_RULE = re.compile(r"(?:[A-Z]{1,3}-)?(?:[0-9S]+(?:\.\w+)*|[A-Z]+\d*(?:\.\w+)+)")
_CHOICE = re.compile(r"^W(\d+)$")
_OTHER_CLASSES = ("other machine", "no behaviour", "superseded")


@dataclass(frozen=True)
class Place:
    """A named line of a file, the path relative to the checkout."""

    name: str
    path: str
    line: int

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.name}"


@dataclass(frozen=True)
class Rule:
    """One entry of a rule list: its number, our reading of it, its class, where it stands."""

    number: str
    text: str
    kind: str
    place: Place


def read_rules(game: str) -> dict[str, Rule]:
    """The rule list of a game by number; Failure when there is none."""
    folder = game_folder(game)
    files = sorted(folder.glob("RULES*.md"))
    if not files:
        raise Failure(f"{game} has no rule list: {folder / 'RULES.md'} is missing")
    rules: dict[str, Rule] = {}
    for path in files:
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            match = _RULE_LINE.match(line)
            if match:
                place = Place(match[1], _shown(path), number)
                rules.setdefault(match[1], Rule(match[1], *_reading(match[2]), place))
    return rules


def _reading(rest: str) -> tuple[str, str]:
    """Text and class of `routines | tests | text` or of `class | reason` or of plain text."""
    parts = [part.strip() for part in rest.strip(" |").split("|")]
    for kind in _OTHER_CLASSES:
        if any(part.lower().startswith(kind) for part in parts[:2]):
            return parts[-1], kind
    return parts[-1], "tested"


def _shown(path: Path) -> str:
    return (path.relative_to(ROOT) if path.is_relative_to(ROOT) else path).as_posix()


def rules_of_line(words: str, prefix: str) -> list[str]:
    """The numbers at the head of a `;;; rule:` line, each with its prefix.

    A number stands alone or with others after it (`10.4, 10.11 words`); what follows is words, up
    to a semicolon and the next number (`10.8 field; 10.9 both prone`), and a bare whole number
    among them is no rule. A choice of ours (`W23`) is the rule `W.23`.
    """
    found: list[str] = []
    for part in words.split(";"):
        for word in part.split():
            number = _CHOICE.sub(r"W.\1", word.strip(",:()"))
            if not _RULE.fullmatch(number) or (found and "." not in number):
                break
            found.append(number if "-" in number else prefix + number)
    return found


def routines(game: str, prefix: str = "") -> Iterator[tuple[str, Place]]:
    """Rule number and routine, for every `;;; rule:` line of the game and the library.

    `prefix` (`CA-`) is set before numbers that are written without one.
    """
    top = ROOT / "game_asm"
    shared = (folder for folder in sorted(top.iterdir()) if folder.name not in ("games", "tools"))
    for folder in (*shared, game_folder(game)):
        for path in sorted(p for kind in ("*.s", "*.inc") for p in folder.rglob(kind)):
            yield from _routines_of(path, prefix)


def _routines_of(path: Path, prefix: str) -> Iterator[tuple[str, Place]]:
    """A contract's rules belong to the routine its first line names."""
    name, at = "", 0
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if not line.lstrip().startswith(";;;"):
            continue
        body = line.lstrip(" ;")
        field, colon, words = body.partition(":")
        if " -- " in body:
            name, at = body.partition(" -- ")[0].strip(), number
        elif colon and field.strip() == "rule" and name:
            for rule in rules_of_line(words, prefix):
                yield rule, Place(name, _shown(path), at)


def prefix_of(rules: dict[str, Rule]) -> str:
    """What the numbers of a rule list begin with: `CA-`."""
    return next(iter(rules), "").partition("-")[0] + "-" if rules else ""


def tests() -> Iterator[tuple[str, Place]]:
    """Rule number and test, for every `rule` mark in our tests and those in games' folders."""
    folders = [ROOT / "tests", *(game_folder(game) / "tests" for game in game_names())]
    for path in sorted(path for folder in folders for path in folder.rglob("test_*.py")):
        if folders[0] in path.parents and (path.parents[1] / "game.toml").is_file():
            continue  # a game that the tests put somewhere else
        tree = ast.parse(path.read_text(encoding="utf-8"))
        yield from _marked(tree, _shown(path), _module_marks(tree))
    for path in sorted(folders[0].rglob("shared.py")):
        yield from _held_by_shared(path)


def _held_by_shared(path: Path) -> Iterator[tuple[str, Place]]:
    """The table `rules` of a game's part in the shared tests: rules by the name of a test."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Assign) or not isinstance(node.value, ast.Dict):
            continue
        if [t.id for t in node.targets if isinstance(t, ast.Name)] == ["rules"]:
            for name, held in zip(node.value.keys, node.value.values, strict=True):
                if isinstance(name, ast.Constant):
                    place = Place(str(name.value), _shown(path), name.lineno)
                    yield from ((rule, place) for rule in ast.literal_eval(held))


def _marked(tree: ast.AST, path: str, outer: list[str]) -> Iterator[tuple[str, Place]]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from _marked(node, path, outer + _marks(node.decorator_list))
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
            for rule in outer + _marks(node.decorator_list):
                yield rule, Place(node.name, path, node.lineno)


def _module_marks(tree: ast.Module) -> list[str]:
    return [
        rule
        for node in tree.body
        if isinstance(node, ast.Assign)
        and any(isinstance(t, ast.Name) and t.id == "pytestmark" for t in node.targets)
        for rule in _marks([node.value])
    ]


def _marks(expressions: list[ast.expr]) -> list[str]:
    """The numbers in `pytest.mark.rule("...")` calls, also inside lists and pytest.param."""
    return [
        arg.value
        for expression in expressions
        for node in ast.walk(expression)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
        for arg in node.args
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    ]


def wholes(rule: str) -> set[str]:
    """The rule itself and those it is part of."""
    parts = rule.split(".")
    return {".".join(parts[:count]) for count in range(1, len(parts) + 1)}


def covers(number: str, rule: str) -> bool:
    """Does what is marked `number` hold `rule`: the rule itself or one it is part of?"""
    return number in wholes(rule)


def places(found: list[tuple[str, Place]], rule: str) -> list[Place]:
    """Those of `found` that hold the rule, exact numbers first, each once."""
    holding = wholes(rule)
    close = sorted((f for f in found if f[0] in holding), key=lambda f: -len(f[0]))
    return list(dict.fromkeys(place for _, place in close))


def count_line(game: str) -> str:
    """`game: 391 of 391 (T tested, M other machine, N no behaviour, S superseded)`."""
    rules = read_rules(game)
    held_by, shown_by = list(routines(game, prefix_of(rules))), list(tests())
    kinds: Counter[str] = Counter()
    for rule in rules.values():
        if rule.kind != "tested":
            kinds[rule.kind] += 1
        elif places(held_by, rule.number) and places(shown_by, rule.number):
            kinds["tested"] += 1
    classes = ", ".join(f"{kinds[kind]} {kind}" for kind in ("tested", *_OTHER_CLASSES))
    return f"{game}: {kinds.total()} of {len(rules)} ({classes})"


def main() -> None:
    """`make rules`: a line a game."""
    for game in game_names():
        try:
            click.echo(count_line(game))
        except Failure as failure:
            failure.show()
            raise SystemExit(failure.exit_code) from None


if __name__ == "__main__":
    main()
