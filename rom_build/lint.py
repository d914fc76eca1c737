"""The style page's checkable rules for 6502 sources.

``python -m grognard.rom_build.lint [FOLDER or FILE...]`` (default: the installed game sources)
prints ``file:line:col: lint: ...`` and ends with 1 when there is anything to say. What is known and
waits for its turn stands in ``lint_known.txt`` beside the sources; that list only ever shrinks: an
entry that is no longer needed is a finding too.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from .asm.encode import MNEMONICS
from .contracts import parse_contracts

WIDTH = 100
MAX_LINES = 200
KNOWN = "lint_known.txt"
HARDWARE_FOLDERS = ("apple2", "rom")
ZERO_PAGE_FILES = ("zeropage.s", "zeropage.inc", "game_zeropage.inc")


@dataclass(frozen=True)
class Finding:
    """One breach of the style; ``str()`` is the line to print."""

    file: str
    line: int
    col: int
    rule: str
    message: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.col}: lint: {self.message} ({self.rule})"


_CODE = re.compile(r"""((?:"[^"]*"|'.'|[^;"'])*)""")
_WORD = re.compile(r"\s*(?:@?[A-Za-z_]\w*:(?!=)\s*)?([A-Za-z]{3})(?=\s|$)")
_EXPORT = re.compile(r"\s*\.export\s+(.*)", re.IGNORECASE)
_PROC = re.compile(r"\s*\.proc\s+([A-Za-z_]\w*)", re.IGNORECASE)
_SWITCH = re.compile(r"\$C0[0-9A-F]{2}\b", re.IGNORECASE)
_UNNAMED = re.compile(r"\A\s*:(?![:=])|[\s,(]:[-+<>]+")
_CONSTANT = re.compile(r"\A([A-Za-z_]\w*)\s*=(?!=)(?!\s*zp_)")
_LABEL = re.compile(r"\A([A-Za-z_]\w*):(?![:=])")
_ZERO_PAGE = re.compile(r'\s*\.zeropage\b|\s*\.segment\s+"ZEROPAGE"', re.IGNORECASE)
_RESERVES = re.compile(r"\.(res|byte|word|addr|tag)\b", re.IGNORECASE)
_IO = re.compile(r"\bIO_\w+")
_SNAKE = re.compile(r"[a-z_][a-z0-9_]*\Z")
_REJECTED = re.compile(
    r"\.(org|reloc|smart|feature|autoimport|macpack|define|condes|ref)\b", re.IGNORECASE
)


def lint_text(text: str, name: str) -> list[Finding]:
    """The findings for one source; ``name`` is its path below game_asm, with slashes."""
    parts = name.split("/")
    found = [Finding(name, *row) for row in _lines(text, parts)]
    found += [Finding(name, *row) for row in _headers(text)]
    return sorted(found, key=lambda finding: (finding.line, finding.col))


_Row = tuple[int, int, str, str]


def _lines(text: str, parts: list[str]) -> Iterator[_Row]:
    if "\r" in text:
        yield 1, 1, "FILE", "lines end with LF only"
    lines = text.split("\n")
    count = len(lines) - (not lines[-1])
    is_table = not any(_PROC.match(line) for line in lines)
    if count > MAX_LINES and not is_table:
        yield MAX_LINES + 1, 1, "LENGTH", f"at most {MAX_LINES} lines, found {count}"
    zero_page = False
    for number, line in enumerate(lines, 1):
        if len(line) > WIDTH:
            yield number, WIDTH + 1, "FILE", f"at most {WIDTH} columns, found {len(line)}"
        if "\t" in line:
            yield number, line.index("\t") + 1, "FILE", "spaces, no tabs"
        if not line.isascii():
            col = next(i for i, char in enumerate(line) if not char.isascii())
            yield number, col + 1, "FILE", "ASCII only"
        code = _CODE.match(line)
        yield from _statement(number, code.group(1) if code else "", parts)
        if _ZERO_PAGE.match(line):
            zero_page = True
        elif re.match(r"\s*\.(segment|code|data|rodata|bss)\b", line):
            zero_page = False
        elif zero_page and _RESERVES.search(line) and parts[-1] not in ZERO_PAGE_FILES:
            yield number, 1, "ZERO PAGE", "the zero page is laid out in zeropage.s only"


def _statement(number: int, code: str, parts: list[str]) -> Iterator[_Row]:
    word = _WORD.match(code)
    if word and word.group(1).lower() in MNEMONICS and not word.group(1).islower():
        yield number, word.start(1) + 1, "FILE", "mnemonics are written in lower case"
    unnamed = _UNNAMED.search(code)
    if unnamed:
        yield number, unnamed.start() + 1, "NAMES", "no unnamed labels"
    rejected = _REJECTED.search(code)
    if rejected:
        yield number, rejected.start() + 1, "SUBSET", f"{rejected.group()} is not in the subset"
    if parts[0] not in HARDWARE_FOLDERS:
        switch = _SWITCH.search(code)
        if switch:
            text = f"{switch.group()} belongs in {' or '.join(HARDWARE_FOLDERS)}"
            yield number, switch.start() + 1, "MEMORY", text
    if "rules" in parts[:-1]:
        touched = _IO.search(code)
        if touched:
            yield number, touched.start() + 1, "RULES", f"rules never touch {touched.group()}"
    constant = _CONSTANT.match(code)
    # A second name for a byte of page zero is an address, and named as one: no match above.
    if constant and not constant.group(1).isupper():
        yield number, 1, "NAMES", f"a constant is UPPER case: {constant.group(1)}"
    label = _LABEL.match(code)
    if label and not _SNAKE.match(label.group(1)):
        yield number, 1, "NAMES", f"a label is lower case: {label.group(1)}"


def _headers(text: str) -> Iterator[_Row]:
    contracts = parse_contracts(text, "")
    for contract in contracts:
        for at, problem in contract.problems:
            yield at, 1, "CONTRACT", problem
    known = {contract.name for contract in contracts}
    exported = set()
    lines = text.split("\n")
    for line in lines:
        names = _EXPORT.match(line.split(";")[0])
        if names:
            exported |= {name.strip().split(":")[0] for name in names.group(1).split(",")}
    for number, line in enumerate(lines, 1):
        proc = _PROC.match(line)
        if proc and proc.group(1) in exported and proc.group(1) not in known:
            yield number, proc.start(1) + 1, "CONTRACT", f"'{proc.group(1)}' has no ;;; header"


def read_known(root: Path) -> dict[tuple[str, str], str]:
    """The reasons of ``lint_known.txt`` by (file, rule); lines are ``file RULE reason``."""
    path = root / KNOWN
    if not path.is_file():
        return {}
    rows = [line.split(None, 2) for line in path.read_text(encoding="utf-8").splitlines()]
    return {(row[0], row[1]): row[2] for row in rows if len(row) == 3 and row[0] != "#"}


def without_known(
    found: list[Finding], known: dict[tuple[str, str], str]
) -> tuple[list[Finding], list[tuple[str, str]]]:
    """The findings that are not known, and the known ones that nothing needs any more."""
    seen = {(finding.file, finding.rule) for finding in found}
    left = [finding for finding in found if (finding.file, finding.rule) not in known]
    return left, sorted(set(known) - seen)


def lint_paths(paths: Iterable[Path], root: Path) -> list[Finding]:
    """The findings for files and folders; names are given relative to ``root``."""
    out: list[Finding] = []
    for path in paths:
        files = sorted(p for p in path.rglob("*") if p.suffix in (".s", ".inc"))
        for file in files if path.is_dir() else [path]:
            try:
                name = file.resolve().relative_to(root.resolve()).as_posix()
            except ValueError:
                name = file.as_posix()
            out += lint_text(file.read_bytes().decode("utf-8", "replace"), name)
    return out


def main(arguments: list[str]) -> int:
    """The command; returns the exit code."""
    from .sources import asm_root

    root = asm_root()
    for word in arguments:
        if not Path(word).exists():
            sys.stderr.write(f"{word}: no such file or folder\n")
            return 2
    found = lint_paths([Path(word) for word in arguments] or [root], root)
    found, needless = without_known(found, read_known(root))
    for finding in found:
        sys.stdout.write(f"{finding}\n")
    if arguments:
        return 1 if found else 0
    for file, rule in needless:
        sys.stdout.write(f"{root.name}/{KNOWN}: lint: '{file} {rule}' is no longer needed\n")
    return 1 if found or needless else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
