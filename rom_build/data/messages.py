"""Messages: from lines ``name: text`` to strings that end with 0.

The first line that says anything is the segment in brackets, ``[ORDERS]``.  In a text ``~``
begins a new line on the screen, and a last ``|`` keeps the blanks before it.  ``;`` at the
beginning of a line makes it a comment.
"""

import re
from pathlib import Path

SCREEN_COLUMNS = 40
NEW_LINE = 0x0D


def generate(sources: list[Path]) -> str:
    """Assembly text: one exported label ``msg_<name>`` for each message.

    Raises ValueError ``file:line: error: ...`` for a line that cannot be read, a name used
    twice, a character outside printable ASCII, or a screen line wider than 40 columns.
    """
    lines = ["; Messages; generated from " + " ".join(s.name for s in sources) + ".", ""]
    seen: set[str] = set()
    for source in sources:
        lines += _one_file(source, seen)
    return "\n".join(lines) + "\n"


def _one_file(source: Path, seen: set[str]) -> list[str]:
    lines: list[str] = []
    for number, text in enumerate(source.read_text("utf-8").splitlines(), 1):
        where = f"{source}:{number}: error: "
        if not text.strip() or text.startswith(";"):
            continue
        segment = re.fullmatch(r"\[(\w+)\]\s*", text)
        if segment:
            lines.append(f'        .segment "{segment[1]}"')
            continue
        match = re.fullmatch(r"(\w+):(?: (.*))?", text)
        if not match or not lines:
            raise ValueError(where + "expected '[SEGMENT]' first, then 'name: text'")
        name = match[1]
        if name in seen:
            raise ValueError(where + f"message {name} stands here twice")
        seen.add(name)
        lines.append(f"        .export msg_{name}")
        lines.append(f"msg_{name}:")
        lines += _bytes_of(match[2] or "", where)
    return lines


def _bytes_of(text: str, where: str) -> list[str]:
    text = text[:-1] if text.endswith("|") else text.rstrip()
    if any(not " " <= char <= "~" for char in text):
        raise ValueError(where + "only printable ASCII can be shown")
    parts = text.split("~")
    widest = max(parts, key=len)
    if len(widest) > SCREEN_COLUMNS:
        raise ValueError(
            where + f"expected at most {SCREEN_COLUMNS} columns, found {len(widest)}: {widest!r}"
        )
    values: list[int] = []
    for number, part in enumerate(parts, 1):
        values += part.encode("ascii")
        if number < len(parts) and len(part) < SCREEN_COLUMNS:  # a full line wraps by itself
            values.append(NEW_LINE)
    values.append(0)
    return [
        "        .byte   " + ",".join(f"${value:02X}" for value in values[at : at + 16])
        for at in range(0, len(values), 16)
    ]
