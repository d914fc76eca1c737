"""Every message that the toolchain's source can word, as patterns: what ``messages/`` must show."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import grognard.rom_build
from grognard.rom_build.asm.reading import rejected
from grognard.rom_build.link import cfg

FOLDER = Path(next(iter(grognard.rom_build.__path__)))
CALLS = ("SourceError", "fail", "wrong", "error", "warning", "warn", "Diagnostic")
NAMES = ("message", "TOO_DEEP")


def _text(node: ast.expr | None) -> str | None:
    """A literal's pattern, with anything where a value stands; None for what is no literal."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return re.escape(node.value)
    if isinstance(node, ast.JoinedStr):
        values = (p.value if isinstance(p, ast.Constant) else None for p in node.values)
        return "".join(".*" if value is None else re.escape(str(value)) for value in values)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left, right = _text(node.left), _text(node.right)
        return (left or ".*") + (right or ".*") if left or right else None
    return None


def _messages(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        found: str | None = None
        if isinstance(node, ast.Call):
            word = getattr(node.func, "attr", getattr(node.func, "id", ""))
            if word in CALLS:
                arguments = [a for a in node.args[:2] if _text(a) not in ("error", "warning")]
                found = _text(arguments[0]) if arguments else None
                if found and word == "wrong" and node.func.__class__ is ast.Attribute:
                    found = f"expected {found}, found"
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") in NAMES:
            found = _text(node.value)
        if found:
            yield node.lineno, found


def messages() -> dict[str, str]:
    """Patterns by where they stand in the source (``file:line``)."""
    found: dict[str, str] = {}
    for folder in ("asm", "link"):
        for file in sorted((FOLDER / folder).rglob("*.py")):
            for line, text in _messages(ast.parse(file.read_text(encoding="utf-8"))):
                found[f"{file.relative_to(FOLDER).as_posix()}:{line}"] = text
    for word, instead in {**rejected.INSTEAD, **rejected.FUNCTIONS_INSTEAD}.items():
        found[f"instead of {word}"] = re.escape(f"{word} is not used here: {instead}")
    for word, instead in cfg._INSTEAD.items():
        found[f"instead of {word}"] = (
            rf"(?:feature )?'?(?i:{word})'? is not used here: {re.escape(instead)}"
        )
    return found
