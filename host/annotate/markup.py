"""The parts of a page: its frame, its links, source lines with links in them."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

_TOKEN = re.compile(r"[A-Za-z_]\w*|[@.:]+\w+|[^A-Za-z_@.:]+|.")

Finder = Callable[[str], str | None]
"""The page of a name, from the top of the site; None for what has none."""


@lru_cache(1 << 16, typed=True)  # the same words stand in thousands of lines
def esc(text: object) -> str:
    """A text as it stands in a page."""
    return html.escape(str(text), quote=True)


class Page:
    """One page, at `url` from the top of the site; what is added comes after what was."""

    def __init__(self, url: str, title: str, trail: Sequence[tuple[str, str]] = ()) -> None:
        self.url, self.title, self._trail = url, title, trail
        self._body: list[str] = []
        self._ways: dict[str, str] = {}

    def to(self, url: str) -> str:
        """The way from this page to another."""
        path, mark, anchor = url.partition("#")
        if path == self.url and mark:
            return f"#{anchor}"
        if path not in self._ways:
            here, there = self.url.split("/")[:-1], path.split("/")
            while here and len(there) > 1 and here[0] == there[0]:
                del here[0], there[0]
            self._ways[path] = "/".join([".."] * len(here) + there)
        return self._ways[path] + mark + anchor

    def link(self, url: str | None, text: str, kind: str = "") -> str:
        """A link; the plain text where there is no page."""
        if url is None:
            return esc(text)
        shown = f' class="{kind}"' if kind else ""
        return f'<a href="{esc(self.to(url))}"{shown}>{esc(text)}</a>'

    def add(self, *parts: str) -> None:
        """More of the body, as HTML."""
        self._body += parts

    def heading(self, text: str, anchor: str = "", level: int = 2) -> None:
        """A heading within the page."""
        mark = f' id="{esc(anchor)}"' if anchor else ""
        self.add(f"<h{level}{mark}>{esc(text)}</h{level}>")

    def table(self, head: Iterable[str], rows: Iterable[tuple[str, Iterable[str]]]) -> None:
        """A table; each row has an anchor (or "") and cells of HTML."""
        self.add("<table><thead><tr>", *(f"<th>{esc(word)}</th>" for word in head))
        self.add("</tr></thead><tbody>")
        for anchor, cells in rows:
            mark = f' id="{esc(anchor)}"' if anchor else ""
            self.add(f"<tr{mark}>", *(f"<td>{cell}</td>" for cell in cells), "</tr>")
        self.add("</tbody></table>")

    def words(self, text: str, find: Finder) -> str:
        """A text whose names are links."""
        parts = []
        for token in _TOKEN.findall(text):
            url = find(token) if "_" in token else None
            parts.append(self.link(url, token) if url else esc(token))
        return "".join(parts)

    def source(
        self, lines: Sequence[str], first: int, whole: str, find: Finder, notes: Finder
    ) -> None:
        """Lines of a source from number `first` on; `whole` is the page of the file.

        A line's number is an anchor there, and a link to it elsewhere. `notes` are the pages of
        numbers of rules.
        """
        here = self.url == whole
        self.add('<pre class="source">')
        for number, line in enumerate(lines, first):
            anchor = f' id="L{number}"' if here else ""
            target = esc(self.to(f"{whole}#L{number}"))
            code = self._code(line, find, notes)
            self.add(f'<a class="n"{anchor} href="{target}">{number:5}</a> {code}\n')
        self.add("</pre>")

    def _code(self, line: str, find: Finder, notes: Finder) -> str:
        code, mark, comment = line.partition(";")
        out = []
        for token in _TOKEN.findall(code):
            url = find(token)
            out.append(self.link(url, token) if url else esc(token))
        if mark:
            said = ";" + comment
            if re.match(r";;;\s*(?:rule|shows):", said):
                parts = re.split(r"([\s,:;()]+)", said)
                inner = "".join(self.link(notes(part), part) for part in parts)
            else:
                inner = self.words(said, find)
            out.append(f'<span class="c">{inner}</span>')
        return "".join(out)

    def text(self) -> str:
        """The whole page."""
        top = self.to("index.html")
        trail = " › ".join(self.link(url, name) for url, name in self._trail)
        return (
            '<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{esc(self.title)}</title>"
            f'<link rel="stylesheet" href="{esc(self.to("style.css"))}">'
            f'<script src="{esc(self.to("search.js"))}" data-top="{esc(top[: -len("index.html")])}"'
            " defer></script></head><body>"
            f'<header><nav>{trail}</nav><div id="find" role="search"></div></header>'
            f"<main><h1>{esc(self.title)}</h1>{''.join(self._body)}</main></body></html>\n"
        )
