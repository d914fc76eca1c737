"""The same bytes as ca65/ld65 2.19: recorded ones always, the real ones where installed."""

from pathlib import Path

import ca65
import pytest

from grognard.rom_build.asm import AsmErrors, assemble
from grognard.rom_build.link import link

EXPECTED = ca65.read_expected(ca65.CORPUS / "expected.txt")
EXPECTED_LINKS = ca65.read_expected(ca65.LINK_CASES / "expected.txt")


def ours(sources: list[Path], cfg: Path) -> str:
    """Our result as ``ca65.shown`` words it; every error must name a file and a line."""
    try:
        result = link([assemble(source) for source in sources], cfg, "out.bin")
    except AsmErrors as errors:
        for diagnostic in errors.diagnostics:
            assert diagnostic.where.file
            assert diagnostic.where.line or "has no place" in diagnostic.message, str(diagnostic)
        return "refused"
    return ca65.shown(result.files)


@pytest.mark.parametrize("source", ca65.corpus(), ids=lambda path: path.stem)
def test_bytes_are_those_recorded_from_ca65(source: Path) -> None:
    expected = EXPECTED[source.name]
    assert ours([source], ca65.CFG) == ("refused" if expected == "stricter" else expected)


@pytest.mark.parametrize("case", ca65.link_cases(), ids=lambda path: path.name)
def test_linked_files_are_those_recorded_from_ld65(case: Path) -> None:
    assert ours(sorted(case.glob("*.s")), case / "link.cfg") == EXPECTED_LINKS[case.name]


def test_recorded_bytes_are_what_ca65_makes_here() -> None:
    if not ca65.installed():
        pytest.skip(ca65.MISSING)
    sources = [s for s in ca65.corpus() if EXPECTED[s.name] not in ("stricter", "refused")][::4]
    for source in sources:
        assert ca65.shown(ca65.build([source], ca65.CFG)) == EXPECTED[source.name], source.name
    for case in ca65.link_cases():
        made = ca65.build(sorted(case.glob("*.s")), case / "link.cfg")
        assert ca65.shown(made) == EXPECTED_LINKS[case.name], case.name
