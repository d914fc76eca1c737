"""Rules by their number: in the list, above a routine, on a test."""

from __future__ import annotations

import ast
import re

import pytest

from grognard.host.built import rulebook
from grognard.rom_build.games import game_folder, game_names


@pytest.mark.parametrize(
    ("words", "numbers"),
    [
        ("CA-10.4  chance to be seen", ["CA-10.4"]),
        ("12.9  marksmanship, 3 men, 10.4 not meant", ["CA-12.9"]),
        ("10.4, 10.11 odds", ["CA-10.4", "CA-10.11"]),
        ("8  fatigue, 3 steps", ["CA-8"]),
        ("RU-3.1 CA-2 of two books", ["RU-3.1"]),
        ("S.4 on the squad card", ["CA-S.4"]),
        ("none of them", []),
        ("10.8  field of vision; 10.9  both prone; not 3", ["CA-10.8", "CA-10.9"]),
        ("W23 12.0.1  ours comes first", ["CA-W.23", "CA-12.0.1"]),
        ("10.2.4  W21: ours comes after", ["CA-10.2.4", "CA-W.21"]),
    ],
)
def test_the_numbers_at_the_head_of_a_rule_line_are_read(words, numbers):
    assert rulebook.rules_of_line(words, "CA-") == numbers


def test_a_section_covers_its_paragraphs_and_nothing_beside_them():
    assert rulebook.covers("CA-10.4", "CA-10.4")
    assert rulebook.covers("CA-10.4", "CA-10.4.1")
    assert not rulebook.covers("CA-10.4", "CA-10.41")
    assert not rulebook.covers("CA-10.4.1", "CA-10.4")


def test_marks_are_found_on_functions_classes_modules_and_parameters():
    tree = ast.parse(
        'pytestmark = [pytest.mark.rule("CA-1")]\n'
        "class TestIt:\n"
        '    @pytest.mark.rule("CA-2.1", "CA-2.2")\n'
        "    def test_a(self): pass\n"
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("CA-3"))])\n'
        "def test_b(n): pass\n"
        "def helper(): pass\n"
    )
    found = set()
    for rule, place in rulebook._marked(tree, "t.py", rulebook._module_marks(tree)):
        found.add((rule, place.name, place.line))
    assert found == {
        ("CA-1", "test_a", 4),
        ("CA-2.1", "test_a", 4),
        ("CA-2.2", "test_a", 4),
        ("CA-1", "test_b", 6),
        ("CA-3", "test_b", 6),
    }


@pytest.mark.parametrize("game", game_names())
def test_what_a_page_shows_a_routine_carries_out(game):
    """`;;; shows:` is for pages beside a routine, never instead of one."""
    rules = rulebook.read_rules(game)
    prefix = rulebook.prefix_of(rules)
    held = list(rulebook.routines(game, prefix))
    shown = [
        number
        for path in sorted(game_folder(game).rglob("*"))
        if path.suffix in (".s", ".inc")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith(";;; shows:")
        for number in rulebook.rules_of_line(line.partition(":")[2], prefix)
    ]
    for number in shown:
        for rule in rules:
            if rulebook.covers(number, rule) and rules[rule].kind == "tested":
                assert rulebook.places(held, rule), rule


@pytest.mark.parametrize("game", game_names())
def test_every_rule_names_routines_that_are_there(game):
    procs = set()
    for path in (rulebook.ROOT / "game_asm").rglob("*.[si]*"):
        procs.update(re.findall(r"^\.proc +(\w+)|^\s+\.export +(.*)$", path.read_text(), re.M))
    names = {name.strip() for pair in procs for part in pair for name in part.split(",")}
    for rule in rulebook.read_rules(game).values():
        if rule.kind == "tested":
            line = (rulebook.ROOT / rule.place.path).read_text().splitlines()[rule.place.line - 1]
            routines = re.findall(r"`(\w+)`", line.split("|")[2])
            assert routines and set(routines) <= names, line


def test_rules_that_a_game_names_for_shared_tests_are_found(tmp_path):
    path = tmp_path / "shared.py"
    path.write_text(
        'class A:\n    name = "a"\n    rules = {\n        "test_b": ("CA-1", "CA-2"),\n    }\n',
        encoding="utf-8",
    )
    found = [(rule, place.name, place.line) for rule, place in rulebook._held_by_shared(path)]
    assert found == [("CA-1", "test_b", 4), ("CA-2", "test_b", 4)]
