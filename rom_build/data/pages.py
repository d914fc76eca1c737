"""Messages of pages that more than one overlay holds: one copy for each, told apart by a prefix.

The first source says where the copy goes: a line ``[SEGMENT] prefix``.  The others are message
files without a segment; ``name: text`` becomes ``msg_<prefix>_<name>``.
"""

import re
import tempfile
from pathlib import Path

from . import messages


def generate(sources: list[Path]) -> str:
    """Assembly text of the copy; raises ValueError as ``messages.generate`` does."""
    head = sources[0].read_text("utf-8").strip()
    match = re.fullmatch(r"\[(\w+)\] (\w+)", head)
    if not match:
        raise ValueError(f"{sources[0].name}:1: error: expected '[SEGMENT] prefix'")
    with tempfile.TemporaryDirectory() as folder:
        copies = [_copy(source, Path(folder), match[1], match[2]) for source in sources[1:]]
        return messages.generate(copies)


def _copy(source: Path, folder: Path, segment: str, prefix: str) -> Path:
    """The message file with segment and prefixed names, line for line."""
    lines = source.read_text("utf-8").splitlines()
    if lines and lines[0].startswith(";"):
        lines[0] = f"[{segment}]"
    else:
        raise ValueError(f"{source.name}:1: error: expected a comment first")
    copy = folder / source.name
    copy.write_text("\n".join(re.sub(r"^(\w+:)", prefix + r"_\1", line) for line in lines) + "\n")
    return copy
