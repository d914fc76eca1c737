"""Every message as a user sees it: ``messages/*.s`` with the expected text beside it in ``.err``.

To add one, write the ``.s``, run ``python tests/rom_build/test_messages.py``, and read the
``.err`` files it writes before keeping them.
"""

from pathlib import Path

import pytest

from grognard.rom_build.asm import AsmErrors, assemble
from grognard.rom_build.link import link

MESSAGES = Path(__file__).parent / "messages"
CASES = sorted(MESSAGES.glob("*.s"))


def messages_of(source: Path) -> str:
    """The text on stderr, with file names as if called from the folder."""
    try:
        module = assemble(source, source_root=MESSAGES)
        result = link([module], MESSAGES / "link.cfg", "out.bin")
    except AsmErrors as errors:
        found = errors.diagnostics
    else:
        found = (*module.warnings, *result.warnings)
    return "".join(f"{d}\n" for d in found).replace(MESSAGES.as_posix() + "/", "")


@pytest.mark.parametrize("source", CASES, ids=lambda path: path.stem)
def test_message_is_the_recorded_one(source: Path) -> None:
    assert messages_of(source) == source.with_suffix(".err").read_text(encoding="utf-8")


@pytest.mark.parametrize("source", CASES, ids=lambda path: path.stem)
def test_every_error_names_file_line_and_column(source: Path) -> None:
    for line in messages_of(source).splitlines():
        if ": error: " in line:
            place = line.split(": error: ")[0].split(":")
            assert place[0].endswith((".s", ".cfg")) and all(p.isdigit() for p in place[1:]), line
            assert len(place) == 3 or place[0].endswith(".cfg"), line


def _accept() -> None:
    for source in CASES:
        source.with_suffix(".err").write_text(messages_of(source), encoding="utf-8")


if __name__ == "__main__":
    _accept()
