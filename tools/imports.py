"""Draws who imports whom, from the sources, into docs/architecture.md.

.venv/bin/python tools/imports.py          # writes the picture
.venv/bin/python tools/imports.py --check  # exit code 1 where it is out of date
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- made by tools/imports.py -->\n", "<!-- end of what tools/imports.py made -->\n"
TOPS = ("emu", "rom_build", "host")
"""The games' own tools are left out: a picture that changes with each game shows less."""


def package_of(parts: tuple[str, ...]) -> str:
    """The folder a module lies in: `emu`, `rom_build.asm`; files of a package count as it."""
    folder = ROOT
    found: list[str] = []
    for part in parts:
        folder /= part
        if not folder.is_dir():
            break
        found.append(part)
    return ".".join(found)


def imports(path: Path) -> set[str]:
    """The packages of the project that a file imports."""
    here = path.relative_to(ROOT).parent.parts
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name.split(".") for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            head = (node.module or "").split(".") if node.module else []
            if node.level:
                head = ["grognard", *here[: len(here) - node.level + 1], *head]
            names = [[*head, alias.name] for alias in node.names]
        else:
            continue
        for name in names:
            if name[0] == "grognard" and len(name) > 1 and name[1] in TOPS:
                found.add(package_of(tuple(name[1:])))
    return found


def edges() -> list[tuple[str, str]]:
    """(importer, imported) for every two packages, without a package and itself."""
    found = set()
    for top in TOPS:
        for path in sorted((ROOT / top).rglob("*.py")):
            if "__pycache__" in path.parts:
                continue
            here = ".".join(path.relative_to(ROOT).parent.parts)
            found |= {(here, other) for other in imports(path) if other != here}
    return sorted(found)


def picture() -> str:
    """A Mermaid graph: a box a package, an arrow from importer to imported."""
    arrows = edges()
    names = sorted({name for arrow in arrows for name in arrow})
    lines = ["```mermaid", "graph BT"]
    for top in TOPS:
        inside = [name for name in names if name.split(".")[0] == top]
        if inside:
            lines.append(f'  subgraph {top}_folder["{top}/"]')
            lines += [f'    {name.replace(".", "_")}["{name}"]' for name in inside]
            lines.append("  end")
    lines += [f"  {a.replace('.', '_')} --> {b.replace('.', '_')}" for a, b in arrows]
    return "\n".join([*lines, "```", ""])


def drawn(page: str) -> str:
    """The page with the picture as it is now; ValueError where it has no place for it."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"{PAGE}: the two marks of the picture are not there")
    return f"{before}{BEGIN}{picture()}{END}{after}"


def main(words: list[str]) -> int:
    """Write or check; the exit code."""
    page = PAGE.read_text(encoding="utf-8")
    new = drawn(page)
    if "--check" in words:
        if new != page:
            print(f"{PAGE} is out of date: run tools/imports.py", file=sys.stderr)
        return int(new != page)
    PAGE.write_text(new, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
