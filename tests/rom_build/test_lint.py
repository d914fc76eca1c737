"""The style lint and the contract headers."""

import pytest

from grognard.rom_build.asm import assemble
from grognard.rom_build.contracts import linked_contracts, parse_contracts
from grognard.rom_build.link import link
from grognard.rom_build.lint import lint_paths, lint_text, read_known, without_known
from grognard.rom_build.lint import main as lint_command
from grognard.rom_build.sources import asm_root

GOOD = """\
; Doubles.
        .export twice

;;; twice -- double a byte
;;; rule:     CA-1.2  doubling
;;; in:       A = value 0..127
;;; out:      A = twice the value;
;;;           C = 0
;;; clobbers: Y zp_t0
;;; cycles:   <= 9
.proc twice
        asl
        rts
.endproc
"""


def test_a_good_file_has_no_findings() -> None:
    assert lint_text(GOOD, "lib/twice.s") == []


@pytest.mark.parametrize(
    ("old", "new", "line", "rule"),
    [
        ("asl", "ASL", 12, "FILE"),
        ("; Doubles.", "; " + "x" * 100, 1, "FILE"),
        ("        asl", "\tasl", 12, "FILE"),
        ("Doubles", "Verdoppelt für", 1, "FILE"),
        (";;; clobbers: Y zp_t0\n", "", 4, "CONTRACT"),
        ("<= 9", "about 9", 10, "CONTRACT"),
        (";;; twice --", ";;; once --", 4, "CONTRACT"),
        ("        asl", "        lda     $C000", 12, "MEMORY"),
        ("        asl", ":       asl", 12, "NAMES"),
        ("        asl", "        bne     :-", 12, "NAMES"),
        ("        .export twice", "        .export twice\ncount = 5", 3, "NAMES"),
        ("        asl", "        .org $800", 12, "SUBSET"),
    ],
)
def test_each_breach_is_found_on_its_line(old: str, new: str, line: int, rule: str) -> None:
    found = lint_text(GOOD.replace(old, new), "lib/twice.s")
    assert (line, rule) in [(f.line, f.rule) for f in found]


def test_a_public_routine_without_header_is_found() -> None:
    text = "".join(line for line in GOOD.splitlines(True) if not line.startswith(";;;"))
    assert [f.rule for f in lint_text(text, "lib/twice.s")] == ["CONTRACT"]


def test_switches_may_stand_in_the_hardware_folder() -> None:
    assert lint_text("IO_KBD := $C000\n", "apple2/switches.inc") == []


def test_zero_page_is_laid_out_in_one_place() -> None:
    text = "        .zeropage\nzp_mine: .res 1\n"
    assert [f.rule for f in lint_text(text, "lib/mine.s")] == ["ZERO PAGE"]
    assert lint_text(text, "zeropage.s") == []


def test_rules_never_touch_the_hardware() -> None:
    assert [f.rule for f in lint_text("        lda IO_KBD\n", "games/g/rules/r.s")] == ["RULES"]


def test_header_fields_are_read() -> None:
    (contract,) = parse_contracts(GOOD, "twice.s")
    assert contract.problems == ()
    assert contract.outputs == "A = twice the value; C = 0"
    assert [(rule.number, rule.words) for rule in contract.rules] == [("CA-1.2", "doubling")]
    assert (contract.clobbers, contract.cycles, contract.line) == (("Y", "zp_t0"), 9, 4)


@pytest.mark.parametrize("above", ["", ";;; doubles a byte\n", ";;; twice: doubles a byte\n"])
def test_a_budget_without_a_title_is_that_of_the_routine_below(above: str) -> None:
    text = above + ";;; cycles: <= 9\n.proc twice\n"
    (contract,) = parse_contracts(text, "twice.s")
    assert (contract.name, contract.cycles) == ("twice", 9)
    assert contract.problems  # the house wants the whole header


def test_linking_gives_each_contract_its_address(tmp_path) -> None:  # type: ignore[no-untyped-def]
    source = tmp_path / "twice.s"
    source.write_text("        .byte 1, 2, 3\n" + GOOD)
    (contract,) = linked_contracts(link([assemble(source)]))
    assert (contract.name, contract.segment, contract.address) == ("twice", "CODE", 0x803)


@pytest.mark.slow
def test_all_game_sources_keep_the_style_but_for_the_known_list() -> None:
    root = asm_root()
    found = lint_paths([root], root)
    known = read_known(root)
    left, needless = without_known(found, known)
    assert not left, "\n".join(map(str, left))
    assert not needless, "no longer needed in lint_known.txt: " + str(needless)
    assert all(reason for reason in known.values())


def test_a_known_breach_that_is_mended_is_told() -> None:
    found = lint_text(GOOD.replace("asl", "ASL"), "lib/twice.s")
    known = {("lib/twice.s", "FILE"): "old", ("lib/gone.s", "FILE"): "mended"}
    assert without_known(found, known) == ([], [("lib/gone.s", "FILE")])


def test_a_file_known_as_long_may_have_no_wide_lines() -> None:
    lines = GOOD.count("\n")
    longest = GOOD + "; more\n" * (200 - lines)
    assert lint_text(longest, "lib/twice.s") == []
    found = lint_text(longest + "; " + "x" * 99 + "\n", "lib/twice.s")
    assert {finding.rule for finding in found} == {"LENGTH", "FILE"}
    left, _ = without_known(found, {("lib/twice.s", "LENGTH"): "one page, part by part"})
    assert [(finding.rule, finding.col) for finding in left] == [("FILE", 101)]


def test_a_file_that_is_not_there_is_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert lint_command(["no_such.s"]) == 2
    assert capsys.readouterr().err == "no_such.s: no such file or folder\n"
