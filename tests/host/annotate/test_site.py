"""The site of the sources: nothing left out, nothing dead, links both ways, found by search."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from grognard.host.built.rulebook import Place, Rule, prefix_of, read_rules, routines
from grognard.host.built.source_map import SourceMap
from grognard.rom_build.contracts import read_contracts
from grognard.rom_build.games import asm_root, game_names

from ...games.built import built
from ..web.chromium import Chromium
from .site_links import dead_links, row

pytestmark = pytest.mark.slow
GAMES = game_names()
_NONE = Rule("", "", "", Place("", "", 0))


def index_of(site: Path) -> list[list[str]]:
    """The rows of the search's index."""
    text = (site / "index.js").read_text(encoding="utf-8")
    found: list[list[str]] = json.loads(text.removeprefix("annotated(").removesuffix(");\n"))
    return found


def test_no_link_of_any_page_is_dead(site: Path) -> None:
    assert dead_links(site) == []


def test_a_dead_link_and_a_missing_anchor_are_seen(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text('<a href="b.html#x">1</a> <a href="c.html">2</a>')
    (tmp_path / "b.html").write_text('<p id="y"><a href="a.html">3</a>')
    assert sorted(dead_links(tmp_path)) == ["a.html: b.html#x", "a.html: c.html"]


@pytest.mark.parametrize("game", GAMES)
def test_every_routine_has_its_page(site: Path, game: str) -> None:
    program = built(game)
    procs = {
        routine.name
        for routine in SourceMap(program.file("dbg")).routines
        if (asm_root() / routine.file).is_file()
    }
    there = {(c["file"], c["name"]) for c in read_contracts(program.folder / "contracts.json")}
    assert len(there) > 300
    found = set()
    for path in (site / game / "r").glob("*.html"):
        text = path.read_text(encoding="utf-8")
        name = re.search(r"<h1>(.*?)</h1>", text)
        file = re.search(r"<dt>source</dt><dd><a[^>]*>(.*?), line \d+</a>", text)
        assert name and file, path
        found.add((file[1], name[1]))
    assert there - found == set()
    assert procs - {name for _, name in found} == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_place_with_its_text(site: Path, game: str) -> None:
    pages = {path.stem: path.read_text("utf-8") for path in (site / game / "rules").glob("*.html")}
    places = {
        anchor: page
        for page, text in pages.items()
        for anchor in re.findall(r'<h2 id="(.*?)"', text)
    }
    rules = read_rules(game)
    assert places.keys() == rules.keys()
    found = {name: url for name, _, url in index_of(site) if url.startswith(f"{game}/rules/")}
    assert rules.keys() <= found.keys()
    for number, page in places.items():
        assert found[number] == f"{game}/rules/{page}.html#{number}"


@pytest.mark.parametrize("game", GAMES)
def test_who_calls_is_called_back_by_a_link(site: Path, game: str) -> None:
    folder = site / game / "r"
    pages = {path.name: path for path in folder.glob("*.html")}
    calls = {(name, called) for name, page in pages.items() for called in row(page, "calls")}
    back = {(by, name) for name, page in pages.items() for by in row(page, "called by")}
    assert calls == back and len(calls) > len(pages)


@pytest.mark.parametrize("game", GAMES)
def test_a_rule_and_its_routines_lead_to_each_other(site: Path, game: str) -> None:
    rules = read_rules(game)
    linked = {c["name"] for c in read_contracts(built(game).folder / "contracts.json")}
    seen = 0
    for number, place in routines(game, prefix_of(rules)):
        page = site / game / "r" / f"{place.name}.html"
        if place.name not in linked or rules.get(number, _NONE).kind != "tested":
            continue
        text = page.read_text(encoding="utf-8")
        target = re.search(rf'href="\.\./(rules/[^"]*#{re.escape(number)})"', text)
        assert target, f"{page.name} does not lead to {number}"
        rule = (site / game / target[1].partition("#")[0]).read_text(encoding="utf-8")
        assert f'href="../r/{place.name}.html"' in rule
        seen += 1
    assert seen > 100


def test_the_search_finds_rules_and_routines_where_they_stand(
    site: Path, browser: Chromium
) -> None:
    game = GAMES[0]
    rules = list(read_rules(game))
    section = next(r.rpartition(".")[0] for r in rules if r.count(".") == 2)
    tab = browser.tab((site / game / "index.html").as_uri(), "!!window.annotatedFind")
    try:
        tab.run("document.querySelector('#find input').focus()")
        tab.until("window.annotatedFind('e').length > 0")
        for word in (section, rules[-1], "screen_clear"):
            tab.run(
                f"const f = document.querySelector('#find input'); f.value = {json.dumps(word)};"
                "f.dispatchEvent(new Event('input'))"
            )
            first = tab.value("document.querySelector('#find li a').textContent")
            assert first.lower().startswith(word.lower())
        where = tab.value("document.querySelector('#find li a').href")
        assert where.startswith(site.as_uri()) and where.endswith("/r/screen_clear.html")
        assert tab.value("window.annotatedFind('no such thing at all').length") == 0
    finally:
        tab.close()
