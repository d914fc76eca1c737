"""Every message as a user sees it: ``messages/*.s`` with the expected text beside it in ``.err``.

A ``.cfg`` of the same name is the one to link with, an ``.also`` a second source.

To add one, write the ``.s``, run ``python tests/rom_build/test_messages.py``, and read the
``.err`` files it writes before keeping them.
"""

import re
from pathlib import Path

import pytest

from grognard.rom_build.asm import AsmErrors, assemble
from grognard.rom_build.link import link

from . import message_list

MESSAGES = Path(__file__).parent / "messages"
CASES = sorted(MESSAGES.glob("*.s"))


def messages_of(source: Path) -> str:
    """The text on stderr, with file names as if called from the folder."""
    cfg = source.with_suffix(".cfg")
    try:
        modules = [assemble(source, source_root=MESSAGES)]
        if source.with_suffix(".also").exists():
            modules.append(assemble(source.with_suffix(".also"), source_root=MESSAGES))
        result = link(modules, cfg if cfg.exists() else MESSAGES / "link.cfg", "out.bin")
    except AsmErrors as errors:
        found = errors.diagnostics
    else:
        found = (*modules[0].warnings, *result.warnings)
    return "".join(f"{d}\n" for d in found).replace(MESSAGES.as_posix() + "/", "")


@pytest.mark.parametrize("source", CASES, ids=lambda path: path.stem)
def test_message_is_the_recorded_one(source: Path) -> None:
    assert messages_of(source) == source.with_suffix(".err").read_text(encoding="utf-8")


@pytest.mark.parametrize("source", CASES, ids=lambda path: path.stem)
def test_every_error_names_file_line_and_column(source: Path) -> None:
    for line in messages_of(source).splitlines():
        if ": error: " in line:
            place = line.split(": error: ")[0].split(":")
            assert place[0].endswith((".s", ".cfg", ".also")) and all(
                p.isdigit() for p in place[1:]
            ), line
            assert len(place) == 3 or place[0].endswith(".cfg"), line


# What no pair of text files can show, and the test in one of SHOWN_IN that does.
SHOWN_IN = ("test_bad_input.py", "test_objects.py")
ELSEWHERE = {
    r"this\ is\ not\ a\ text:\ it\ holds\ zero\ bytes": "test_binary_source_is_one_or_few_messages",
    r"cannot\ read\ .*:\ .*": "test_missing_source_is_named",
    r"cannot\ read\ it:\ .*": "test_missing_cfg_is_named",
    r"files\ are\ nested\ more\ than\ .*\ deep": "test_files_nested_too_deeply_are_named",
    r"this\ makes\ more\ than\ .*\ .*": "test_what_adds_up_to_too_much_ends_in_one_message",
    r"more\ than\ .*\ entries": "test_a_cfg_of_many_entries_is_named",
    r"a\ chain\ of\ names\ defined\ by\ each\ other\ goes\ through\ too\ many\ sources":
        "test_a_chain_through_many_sources_is_named",
    r"an\ expression,\ or\ a\ chain\ of\ names\ defined\ by\ each\ other,\ is\ too\ long":
        "test_endless_source_ends_within_a_second",
    r"macros\ and\ \.repeat\ made\ more\ than\ .*\ lines:\ endless\?":
        "test_endless_source_ends_within_a_second",
    **dict.fromkeys((
        r"\.if\ is\ nested\ more\ than\ .*\ deep", r"scopes\ are\ nested\ more\ than\ .*\ deep",
        r"this\ line\ is\ longer\ than\ .*\ characters",
        r"a\ line\ of\ this\ macro\ grows\ beyond\ .*\ words",
        r"the\ text\ grows\ beyond\ .*\ characters",
    ), "test_endless_source_ends_within_a_second"),
    r"more\ than\ .*\ files\ are\ included": "test_files_included_without_end_are_named",
    r"this\ .*\ cannot\ be\ read:\ .*":
        "test_a_damaged_object_or_library_is_refused_and_never_crashes",
}  # fmt: skip


def test_every_message_of_the_source_is_shown_by_a_pair() -> None:
    shown = "\n".join(p.read_text(encoding="utf-8") for p in MESSAGES.glob("*.err"))
    missing = [
        f"{place}  {text}"
        for place, text in message_list.messages().items()
        if text not in ELSEWHERE and not re.search(f"(?:error|warning|note): {text}", shown)
    ]
    assert not missing, "\n".join(missing)


def test_messages_shown_elsewhere_have_their_test() -> None:
    here = Path(__file__).parent
    tests = "".join((here / name).read_text(encoding="utf-8") for name in SHOWN_IN)
    assert all(f"def {name}(" in tests for name in ELSEWHERE.values())
    assert set(ELSEWHERE) <= set(message_list.messages().values())


def _accept() -> None:
    for source in CASES:
        source.with_suffix(".err").write_text(messages_of(source), encoding="utf-8")


if __name__ == "__main__":
    _accept()
