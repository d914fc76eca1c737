"""The pages of one game."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path, PurePosixPath

from ..built.rulebook import Place, rules_of_line
from ..folders import ROOT
from .evidence import Evidence
from .maps import memory_map, zero_page_map
from .markup import Page, esc
from .order import Chapter, chapters
from .program import Memory, Program, Routine

_HEADING = re.compile(r"^##+ +(.*)")
_QUOTED = re.compile(r"[\"']([\w.-]+)[\"']")


class Site:
    """Every page of a game, by `pages()`; `index` is what the search knows of it afterwards.

    Each row of the index is a name, what is said of it, and its page.
    """

    def __init__(self, title: str, program: Program, evidence: Evidence) -> None:
        self.title, self.program, self.evidence = title, program, evidence
        self.top = program.game
        self.chapters = chapters(program)
        self.order = [routine for chapter in self.chapters for routine in chapter.routines]
        self.index: list[list[str]] = []
        self._urls = _routine_urls(self.top, program.routines)
        self._groups = _rule_groups(evidence)
        self._group_of = {rule: key for key, rules in self._groups.items() for rule in rules}
        self._tests = evidence.all_tests()
        self._test_files = {place.path for place in self._tests if (ROOT / place.path).is_file()}

    # where everything is

    def url(self, what: Routine | Memory | None) -> str | None:
        """The page of a routine or of named bytes."""
        if isinstance(what, Routine):
            return self._urls[what]
        if isinstance(what, Memory):
            page = "zeropage" if what.zero_page else "memory"
            return f"{self.top}/{page}.html#{what.name}"
        return None

    def source_url(self, file: str, line: int = 0) -> str | None:
        """The page of a source file; None for one that a tool made."""
        if file not in self.program.sources:
            return None
        return f"{self.top}/s/{_flat(file)}.html" + (f"#L{line}" if line else "")

    def rule_url(self, number: str) -> str | None:
        """Where a rule stands."""
        if number in self._group_of:
            return f"{self.top}/rules/{self._group_of[number]}.html#{number}"
        return f"{self.top}/rules/{number}.html" if number in self._groups else None

    def test_url(self, place: Place) -> str | None:
        """The line of a test."""
        if place.path not in self._test_files:
            return None
        return f"{self.top}/t/{_flat(place.path)}.html#L{place.line}"

    def _find(self, file: str, without: Routine | None = None) -> _Finder:
        return _Finder(self, file, without)

    def _rule_found(self, word: str) -> str | None:
        numbers = rules_of_line(word, self.evidence.prefix)
        return self.rule_url(numbers[0]) if numbers else None

    def _page(self, name: str, title: str) -> Page:
        trail = [("index.html", "Games"), (f"{self.top}/index.html", self.title)]
        return Page(f"{self.top}/{name}.html", title, trail)

    # the pages

    def pages(self) -> Iterator[Page]:
        """Every page of the game."""
        yield self._front()
        yield self._reading()
        yield self._topics()
        for at, routine in enumerate(self.order):
            yield self._routine(routine, at)
        for name in self.program.sources:
            yield self._source(name)
        yield self._rule_list()
        for key, rules in self._groups.items():
            yield self._rule_group(key, rules)
        yield self._zero_page()
        yield self._memory()
        yield self._test_list()
        for path in sorted(self._test_files):
            yield self._test_source(path)
        yield self._cycle_list()

    def _front(self) -> Page:
        page = Page(f"{self.top}/index.html", self.title, [("index.html", "Games")])
        held = sum(bool(r.header) for r in self.order)
        rows = [
            ("reading", "In reading order", f"{len(self.order)} routines as a turn runs them"),
            ("topics", "By topic", "the same, room by room of the sources"),
            ("rules", "Rules", f"{len(self.evidence.rules)}: what each says, who carries it out"),
            ("zeropage", "Page zero", "256 bytes, who has which"),
            ("memory", "Memory", f"{len(self.program.memory)} names, {held} documented routines"),
            ("tests", "Tests", f"{len(self._tests)} that hold a rule or call a routine"),
            ("cycles", "Cycles", f"{len(self.evidence.measured)} routines as measured"),
        ]
        page.add('<p class="soft">Made from the sources and their build: nothing on these pages ')
        page.add("is typed for them.</p>")
        cells = (
            ("", (page.link(f"{self.top}/{name}.html", word), esc(says)))
            for name, word, says in rows
        )
        page.table(["", ""], cells)
        page.heading("How it runs")
        page.add("<ol>")
        for number, chapter in enumerate(self.chapters, 1):
            target = f"{self.top}/reading.html#c{number}"
            said = _summary(chapter.routines[0], self.program)
            page.add(f"<li>{page.link(target, chapter.title)} ")
            page.add(
                f'<span class="soft">{len(chapter.routines)} routines; {esc(said)}</span></li>'
            )
        page.add("</ol>")
        self.index.append([self.title, "the game", page.url])
        return page

    def _rows(self, page: Page, routines: Iterable[Routine]) -> None:
        page.table(
            ["routine", "what it does", "rules"],
            (
                (
                    "",
                    (
                        page.link(self.url(r), r.name),
                        page.words(_summary(r, self.program), self._find(r.file)),
                        ", ".join(
                            page.link(self.rule_url(n), n) for n in self.evidence.rules_of[r][:6]
                        ),
                    ),
                )
                for r in routines
            ),
        )

    def _reading(self) -> Page:
        page = self._page("reading", f"{self.title}: in reading order")
        page.add(
            '<p class="soft">From the first instruction on; within a chapter a routine stands '
        )
        page.add("where one before it first names it.</p>")
        for number, chapter in enumerate(self.chapters, 1):
            page.heading(f"{number}. {chapter.title}", f"c{number}")
            self._rows(page, chapter.routines)
        return page

    def _topics(self) -> Page:
        page = self._page("topics", f"{self.title}: by topic")
        rooms: dict[str, list[Routine]] = {}
        for routine in self.order:
            rooms.setdefault(routine.room, []).append(routine)
        page.add("<p>")
        for room in sorted(rooms):
            page.add(page.link(f"{page.url}#{_flat(room)}", room), " ")
            self.index.append([room, f"{len(rooms[room])} routines", f"{page.url}#{_flat(room)}"])
        page.add("</p>")
        for room, routines in sorted(rooms.items()):
            page.heading(room, _flat(room))
            self._rows(page, routines)
        return page

    def _routine(self, routine: Routine, at: int) -> Page:
        program, evidence = self.program, self.evidence
        source = program.sources[routine.file]
        find = self._find(routine.file, routine)
        page = self._page(str(PurePosixPath(self._urls[routine]).relative_to(self.top))[:-5], "")
        page.title = routine.name
        said = _summary(routine, program)
        page.add(f"<p>{page.words(said, find)}</p>")
        for number in evidence.rules_of[routine]:
            rule = evidence.rules[number]
            page.add(f'<div class="rule">{page.link(self.rule_url(number), number)} ')
            page.add(f"{page.words(rule.text, find)}</div>")
        page.add("<dl>")
        header = routine.header
        if header is not None:
            clobbers = " ".join(header["clobbers"]) or "nothing"
            limit = header["cycles"]
            for word, text in (
                ("in", header["inputs"]),
                ("out", header["outputs"]),
                ("clobbers", clobbers),
                ("cycles", f"at most {limit:,}, return included" if limit else "no limit given"),
            ):
                page.add(f"<dt>{word}</dt><dd>{page.words(text, find)}</dd>")
        figure = evidence.measured.get(routine)
        if figure is not None:
            shown = f"{figure.worst:,} in the longest of {figure.calls} calls"
            given = f" ({figure.inputs})" if figure.inputs else ""
            link = page.link(f"{self.top}/cycles.html#{_anchor(figure.name)}", shown)
            page.add(f"<dt>measured</dt><dd>{link}{esc(given)}</dd>")
        self._where(page, routine)
        self._related(page, "called by", program.callers[routine])
        self._related(page, "calls", program.calls[routine])
        memory = program.uses[routine]
        for word, wanted in (("reads", False), ("writes", True)):
            named = sorted((m for m, wrote in memory.items() if wrote is wanted), key=_by_name)
            if named:
                links = ", ".join(page.link(self.url(m), m.name) for m in named)
                page.add(f"<dt>{word}</dt><dd>{links}</dd>")
        page.add("</dl>")
        page.heading("Source")
        block = routine.block
        lines = source.lines[block.first - 1 : block.last]
        whole = self.source_url(routine.file) or ""
        page.source(lines, block.first, whole, find, self._rule_found)
        self._tests_here(page, evidence.tests_of(routine))
        self._turn(page, at)
        self.index.append([routine.name, said, page.url])
        return page

    def _where(self, page: Page, routine: Routine) -> None:
        place = f"{routine.file}, line {routine.block.line}"
        link = page.link(self.source_url(routine.file, routine.block.line), place)
        lies = ", and ".join(
            f"${address:04X}, {size} bytes of "
            + page.link(f"{self.top}/memory.html#seg-{segment}", segment)
            for segment, address, size in self.program.places[routine]
        )
        page.add(f"<dt>source</dt><dd>{link}</dd><dt>memory</dt><dd>{lies}</dd>")

    def _related(self, page: Page, word: str, routines: Iterable[Routine]) -> None:
        links = ", ".join(page.link(self.url(r), r.name) for r in routines)
        if links:
            page.add(f"<dt>{word}</dt><dd>{links}</dd>")

    def _tests_here(self, page: Page, tests: list[Place]) -> None:
        if not tests:
            return
        page.heading("Tests")
        page.add("<ul>")
        for place in tests:
            page.add(f"<li>{page.link(self.test_url(place), _sentence(place.name))} ")
            page.add(f'<span class="soft">{esc(Path(place.path).name)}</span></li>')
        page.add("</ul>")

    def _turn(self, page: Page, at: int) -> None:
        page.add('<p class="turn"><span>')
        if at:
            page.add("← ", page.link(self.url(self.order[at - 1]), self.order[at - 1].name))
        page.add("</span><span>")
        if at + 1 < len(self.order):
            page.add(page.link(self.url(self.order[at + 1]), self.order[at + 1].name), " →")
        page.add("</span></p>")

    def _source(self, name: str) -> Page:
        source = self.program.sources[name]
        page = self._page(f"s/{_flat(name)}", name)
        here = [r for r in self.order if r.file == name]
        if here:
            page.add("<p>", ", ".join(page.link(self.url(r), r.name) for r in here), "</p>")
        page.source(source.lines, 1, page.url, self._find(name), self._rule_found)
        self.index.append([name, source.head(), page.url])
        return page

    def _rule_list(self) -> Page:
        page = self._page("rules", f"{self.title}: rules")
        headings = self._rule_headings()
        shown = ""
        page.add("<table><tbody>")
        for key, rules in self._groups.items():
            first = self.evidence.rules[rules[0]]
            heading = headings.get(first.number, "")
            if heading != shown:
                page.add(f'<tr><td colspan="2"><h2>{esc(heading)}</h2></td></tr>')
                shown = heading
            page.add(f"<tr><td>{page.link(f'{self.top}/rules/{key}.html', key)}</td>")
            page.add(f"<td>{esc(first.text)}")
            if len(rules) > 1:
                page.add(f' <span class="soft">and {len(rules) - 1} more</span>')
            page.add("</td></tr>")
        page.add("</tbody></table>")
        return page

    def _rule_headings(self) -> dict[str, str]:
        """The heading that each rule stands under in its list."""
        found: dict[str, str] = {}
        texts: dict[str, list[str]] = {}
        for rule in self.evidence.rules.values():
            path = rule.place.path
            if path not in texts:
                full = ROOT / path
                texts[path] = full.read_text(encoding="utf-8").splitlines()
            above = (_HEADING.match(line) for line in reversed(texts[path][: rule.place.line]))
            found[rule.number] = next((match[1] for match in above if match), "")
        return found

    def _rule_group(self, key: str, rules: list[str]) -> Page:
        evidence = self.evidence
        page = self._page(f"rules/{key}", key)
        for number in rules:
            rule = evidence.rules[number]
            page.heading(number, number)
            page.add(f'<p class="rule">{page.words(rule.text, self._find(""))}</p>')
            if rule.kind != "tested":
                page.add(f'<p class="soft">{esc(rule.kind)}: not carried out.</p>')
            elif evidence.held_by[number]:
                page.add("<dl>")
                self._related(page, "routines", evidence.held_by[number])
                page.add("</dl>")
            if rule.kind == "tested" and evidence.shown_by[number]:
                page.add("<ul>")
                for place in evidence.shown_by[number]:
                    page.add(f"<li>{page.link(self.test_url(place), _sentence(place.name))} ")
                    page.add(f'<span class="soft">{esc(Path(place.path).name)}</span></li>')
                page.add("</ul>")
            self.index.append([number, rule.text[:160], f"{page.url}#{number}"])
        said = f"{len(rules)} rules: {evidence.rules[rules[0]].text[:120]}"
        if key not in evidence.rules:
            self.index.append([key, said, page.url])
        keys = list(self._groups)
        at = keys.index(key)
        page.add('<p class="turn"><span>')
        if at:
            page.add("← ", page.link(f"{self.top}/rules/{keys[at - 1]}.html", keys[at - 1]))
        page.add("</span><span>")
        if at + 1 < len(keys):
            page.add(page.link(f"{self.top}/rules/{keys[at + 1]}.html", keys[at + 1]), " →")
        page.add("</span></p>")
        return page

    def _zero_page(self) -> Page:
        page = self._page("zeropage", f"{self.title}: page zero")
        page.add(f'<div class="map">{zero_page_map(self.program.memory)}</div>')
        named = [m for m in self.program.memory if m.zero_page]
        for band in dict.fromkeys(m.band for m in named):
            page.heading(band or "Names")
            self._memory_rows(page, [m for m in named if m.band == band])
        return page

    def _memory(self) -> Page:
        page = self._page("memory", f"{self.title}: memory")
        segments = [s for s in self.program.debug.segments if s.size]
        page.add(f'<div class="map">{memory_map(segments)}</div>')
        page.add('<p class="soft">Green comes from the disk, blue is room for what changes.</p>')
        for segment in segments:
            last = segment.start + segment.size - 1
            page.heading(segment.name, f"seg-{segment.name}")
            page.add(
                f'<p class="soft">${segment.start:04X} to ${last:04X}, {segment.size} bytes</p>'
            )
            here = [r for r in self.program.routines if r.segment == segment.name]
            links = ", ".join(page.link(self.url(r), r.name) for r in here)
            if links:
                page.add(f"<p>{links}</p>")
            named = [
                m for m in self.program.memory if m.segment == segment.name and not m.zero_page
            ]
            if named:
                self._memory_rows(page, named)
        return page

    def _memory_rows(self, page: Page, named: list[Memory]) -> None:
        def cells(one: Memory) -> tuple[str, ...]:
            file, line = one.place
            where = self.source_url(file, line) if line else None
            users = self.program.users[one]
            links = ", ".join(page.link(self.url(r), r.name) for r in users)
            writers = sum(users.values())
            count = f"{len(users)} routines, {writers} of them write" if users else ""
            more = f"<details><summary>{count}</summary>{links}</details>" if users else ""
            self.index.append([one.name, one.says or "memory", self.url(one) or ""])
            place = f"${one.address:04X}"
            size = str(one.size)
            return page.link(where, one.name), place, size, esc(one.says), more

        rows = ((one.name, cells(one)) for one in _once(named))
        page.table(["name", "address", "bytes", "what it holds", "used by"], rows)

    def _test_list(self) -> Page:
        page = self._page("tests", f"{self.title}: tests")
        last = ""
        for place, rules in self._tests.items():
            if place.path != last:
                if last:
                    page.add("</ul>")
                last = place.path
                page.heading(last)
                page.add("<ul>")
            page.add(f"<li>{page.link(self.test_url(place), _sentence(place.name))} ")
            page.add(" ".join(page.link(self.rule_url(rule), rule) for rule in rules), "</li>")
            self.index.append([place.name, "test", self.test_url(place) or page.url])
        if last:
            page.add("</ul>")
        return page

    def _test_source(self, path: str) -> Page:
        page = self._page(f"t/{_flat(path)}", path)
        by_name = {r.name: r for r in self.program.routines if r.header is not None}
        page.add('<pre class="source">')
        for number, line in enumerate((ROOT / path).read_text("utf-8").splitlines(), 1):
            parts = []
            end = 0
            for quoted in _QUOTED.finditer(line):
                word = quoted[1]
                url = self.rule_url(word) or self.url(by_name.get(word))
                parts += [esc(line[end : quoted.start(1)]), page.link(url, word)]
                end = quoted.end(1)
            parts.append(esc(line[end:]))
            anchor = f'<a class="n" id="L{number}" href="#L{number}">{number:5}</a> '
            page.add(anchor, *parts, "\n")
        page.add("</pre>")
        return page

    def _cycle_list(self) -> Page:
        page = self._page("cycles", f"{self.title}: cycles")
        page.add('<p class="soft">As the record of the tests has them, without the cycles of page ')
        page.add("crossings; the limit is the header's and holds with them.</p>")
        rows = []
        for routine in self.order:
            figure = self.evidence.measured.get(routine)
            if figure is None:
                continue
            limit = routine.header["cycles"] if routine.header else None
            rows.append(
                (
                    _anchor(figure.name),
                    (
                        page.link(self.url(routine), routine.name),
                        f"{figure.worst:,}",
                        f"{limit:,}" if limit else "",
                        str(figure.calls),
                        f"{figure.cycles // max(1, figure.calls):,}",
                        esc(figure.inputs),
                    ),
                )
            )
        page.table(["routine", "longest", "limit", "calls", "a call", "given"], rows)
        return page


class _Finder:
    """The page of a name as a file means it; none for the routine on whose page it stands."""

    def __init__(self, site: Site, file: str, without: Routine | None) -> None:
        self._site, self._file, self._without = site, file, without

    def __call__(self, name: str) -> str | None:
        what = self._site.program.named(self._file, name)
        return None if what is self._without else self._site.url(what)


def _routine_urls(top: str, routines: list[Routine]) -> dict[Routine, str]:
    """A page each: by its name, by file and name where several are called so."""
    found: dict[Routine, str] = {}
    taken: set[str] = set()
    for routine in sorted(routines, key=lambda r: (r.header is None, r.file, r.block.line)):
        stem = PurePosixPath(routine.file).stem
        tries = routine.name, f"{stem}.{routine.name}", f"{_flat(routine.file)}.{routine.name}"
        wanted = tries if routine.header is not None else tries[1:]
        name = next(name for name in wanted if name.lower() not in taken)
        taken.add(name.lower())
        found[routine] = f"{top}/r/{name}.html"
    return found


def _rule_groups(evidence: Evidence) -> dict[str, list[str]]:
    """Rules that stand on one page, by the number they have in common: KG-7.3 for KG-7.3.1."""
    found: dict[str, list[str]] = {}
    parents = {number.rpartition(".")[0] for number in evidence.rules}
    for number in evidence.rules:
        parts = number.split(".")
        key = number if number in parents else ".".join(parts[: min(2, len(parts) - 1)]) or number
        found.setdefault(key, []).append(number)
    return found


def _summary(routine: Routine, program: Program) -> str:
    """A line on what a routine does: its header's, else the comment above it."""
    if routine.header is not None:
        return str(routine.header["summary"])
    source = program.sources[routine.file]
    return source.above(routine.block) or f"part of {PurePosixPath(routine.file).name}"


def _sentence(name: str) -> str:
    """The fact that a test's name says."""
    return name.removeprefix("test_").replace("_", " ")


def _flat(path: str) -> str:
    return path.strip("/").replace("/", ".")


def _anchor(name: str) -> str:
    return re.sub(r"[^\w.-]", "-", name)


def _by_name(memory: Memory) -> str:
    return memory.name


def _once(named: list[Memory]) -> Iterator[Memory]:
    """One of each name, in the order of addresses: private names may be those of several files."""
    seen: set[str] = set()
    for one in sorted(named, key=lambda m: (m.address, m.name)):
        if one.name not in seen:
            seen.add(one.name)
            yield one


__all__ = ["Chapter", "Site"]
