"""What the table tools share: reading a CSV with located errors, writing byte tables."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path


class TableError(ValueError):
    """A data file is wrong: the text is `file:line: error: what was expected`."""

    def __init__(self, path: Path, line: int, message: str) -> None:
        super().__init__(f"{path}:{line}: error: {message}")


class Row(dict[str, str]):
    """One line of a table, by column name; knows its place for error messages."""

    path: Path
    line: int

    def error(self, message: str) -> TableError:
        return TableError(self.path, self.line, message)

    def __missing__(self, column: str) -> str:
        raise self.error(f"there is no column {column!r}")

    def number(self, column: str, low: int, high: int, blank: int | None = None) -> int:
        """The whole number in a column, within low..high; `blank` stands for an empty cell."""
        text = self[column].strip()
        if not text and blank is not None:
            return blank
        if not text.lstrip("-").isdigit() or not low <= int(text) <= high:
            raise self.error(f"expected {column} {low}..{high}, found {text!r}")
        return int(text)


def read_csv(path: Path, columns: Sequence[str]) -> list[Row]:
    """The rows of a CSV whose header is exactly `columns`; `#` lines are comments."""
    lines = path.read_text(encoding="utf-8").splitlines()
    kept = [(n, t) for n, t in enumerate(lines, 1) if t.strip() and not t.startswith("#")]
    if not kept:
        raise TableError(path, 1, "expected a header line, found an empty table")
    if next(csv.reader([kept[0][1]])) != list(columns):
        raise TableError(path, kept[0][0], f"expected columns {','.join(columns)}")
    if not kept[1:]:
        raise TableError(path, kept[0][0], "expected rows below the header, found none")
    rows = []
    for line, text in kept[1:]:
        cells = next(csv.reader([text]))
        if len(cells) != len(columns):
            raise TableError(path, line, f"expected {len(columns)} cells, found {len(cells)}")
        row = Row(zip(columns, cells, strict=True))
        row.path, row.line = path, line
        rows.append(row)
    return rows


def byte_table(label: str, values: Iterable[int]) -> list[str]:
    """Lines of an exported .byte table, sixteen a line."""
    data = list(values)
    lines = [f"        .export {label}", f"{label}:"]
    for start in range(0, len(data), 16):
        lines.append("        .byte " + ", ".join(str(v) for v in data[start : start + 16]))
    return lines


def word_tables(label: str, values: Iterable[int]) -> list[str]:
    """Two exported byte tables, <label>_lo and <label>_hi."""
    data = list(values)
    return byte_table(label + "_lo", (v & 255 for v in data)) + byte_table(
        label + "_hi", (v >> 8 for v in data)
    )


def source(segment: str, lines: Iterable[str], note: str) -> str:
    """The text of a made .s file."""
    return "\n".join([f"; {note}", f'        .segment "{segment}"', *lines, ""])
