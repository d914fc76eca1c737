"""`grognard rule`: where a rule stands, runs and is tested."""

from __future__ import annotations

import difflib
import json

import click

from ..built import rulebook
from ..built.games import check_name
from ..completion import complete_games, complete_rules
from ..errors import Failure


@click.command()
@click.argument("game", shell_complete=complete_games)
@click.argument("number", metavar="ID", shell_complete=complete_rules)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def rule(game: str, number: str, as_json: bool) -> None:
    """Show rule ID of GAME (CA-10.4.1): its text, routines and tests with file and line."""
    check_name(game)
    rules = rulebook.read_rules(game)
    prefix = rulebook.prefix_of(rules)
    wanted = number.upper() if "-" in number else prefix + number.upper()
    # A section's number stands for the rules in it.
    found = [r for r in rules.values() if rulebook.covers(wanted, r.number)]
    if not found:
        near = difflib.get_close_matches(wanted, rules, 3)
        hint = f"; near it: {' '.join(near)}" if near else ""
        raise Failure(f"{game} has no rule {number}{hint}")
    held_by, shown_by = list(rulebook.routines(game, prefix)), list(rulebook.tests())
    answer = []
    for one in found:
        routines = [str(p) for p in rulebook.places(held_by, one.number)]
        tests = [str(p) for p in rulebook.places(shown_by, one.number)]
        answer.append(
            {
                "rule": one.number,
                "text": one.text,
                "place": f"{one.place.path}:{one.place.line}",
                "class": one.kind,
                "routines": routines,
                "tests": tests,
            }
        )
    if as_json:
        click.echo(json.dumps(answer))
        return
    for entry in answer:
        click.echo(f"{entry['rule']}  {entry['text']}")
        click.echo(f"  {entry['place']}: the rule ({entry['class']})")
        for kind in ("routines", "tests"):
            for place in entry[kind]:
                click.echo(f"  {place}")
            if not entry[kind] and entry["class"] == "tested":
                click.echo(f"  (no {kind} yet)")
