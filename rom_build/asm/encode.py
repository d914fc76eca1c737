"""Instructions: operand syntax, choice of the addressing mode, bytes."""

from typing import TYPE_CHECKING, Any

from .diagnostics import SourceError, did_you_mean
from .module.objmod import BYTE, WORD
from .processors import INSTRUCTIONS, NMOS
from .reading.expr import address_size, bounded, constant, expression, symbols_in
from .reading.habits import instead_of
from .reading.tokens import Token, describe
from .symbols import ABS, UNKNOWN, ZP

if TYPE_CHECKING:
    from .assembler import Assembler
    from .reading.parser import Line

MODES = NMOS
MNEMONICS = frozenset(MODES)

OTHER_CPUS = frozenset(
    "bra phx phy plx ply stz trb tsb wai stp brl cop jml jsl mvn mvp pea pei per phb phd phk plb"
    " pld rep rtl sep tcd tcs tdc tsc txy tyx wdm xba xce slo rla sre rra sax lax dcp isc anc"
    " alr arr axs las ane jam sha shx shy tas dea ina".split()
)

FAMILIES = {"dir": ("zp", "abs"), "dirx": ("zpx", "abx"), "diry": ("zpy", "aby")}
_OTHER = {"ind": "izp", "izx": "iax"}
"""What is written alike and is another mode: of the 65C02 also (zp), and jmp (abs,x)."""
_PLAIN = {mode: family for family, mode in _OTHER.items()}
SHOWN = {
    "imp": "no operand", "acc": "a", "imm": "#value", "dir": "address", "dirx": "address,x",
    "diry": "address,y", "ind": "(address)", "izx": "(address,x)", "izy": "(address),y",
    "izp": "(address)", "iax": "(address,x)", "zpr": "address,label",
}  # fmt: skip


def operand(line: "Line") -> tuple[str, Any, str]:
    """(family, expression, override) of the operand at the cursor."""
    kind = line.kind
    if kind == "end":
        return "imp", None, ""
    override = ""
    if kind == "ovr":
        override = str(line.value)
        if override == "f":
            raise SourceError("'f:' (far addresses) does not exist on the 6502", line.col)
        line.next()
        kind = line.kind
    if kind == "#":
        line.next()
        return "imm", expression(line), override
    if kind == "reg" and line.value == "a":
        line.next()
        return "acc", None, override
    brackets = "[]" if "bracket_as_indirect" in line.asm.reading else "()"
    if kind == brackets[0]:
        return _indirect(line, override, brackets[1])
    if kind == "[":
        raise SourceError("'[...]' does not exist on the 6502: write '(...)'", line.col)
    node = expression(line)
    if not line.accept(","):
        return "dir", node, override
    if line.kind == "reg" and line.value in "xy":
        family = "dirx" if line.value == "x" else "diry"
        line.next()
        return family, node, override
    raise SourceError(f"expected X or Y after ',', found {describe(line.token)}", line.col)


def _missing_hash(asm: "Assembler", mnemonic: str, token: Token) -> None:
    """Warns of a number that stands where an address should and is not written as one."""
    kind, _, col, _ = token
    text = asm.sources.line(asm.file, asm.line)[col - 1 :].split(";")[0].strip()
    if kind in ("int", "chr") and asm.expansion is None and text[:1] in "'%0123456789":
        asm.warn(f"this is the byte at address {text}; {mnemonic} #{text} takes the number", col)


def _indirect(line: "Line", override: str, close: str) -> tuple[str, Any, str]:
    line.next()
    node = expression(line)
    if line.accept(","):
        if not (line.kind == "reg" and line.value == "x"):
            raise SourceError(f"expected X after ',', found {describe(line.token)}", line.col)
        line.next()
        line.expect(close)
        return "izx", node, override
    line.expect(close)
    if line.accept(","):
        if not (line.kind == "reg" and line.value == "y"):
            raise SourceError(f"expected Y after '),', found {describe(line.token)}", line.col)
        line.next()
        return "izy", node, override
    if line.kind != "end":
        raise SourceError(
            "a leading '(' always means indirect addressing: to compute with brackets,"
            " do not start with one (write '0+(...)')",
            line.col,
        )
    return "ind", node, override


def instruction(asm: "Assembler", mnemonic: str, line: "Line") -> None:
    """Assembles the instruction whose mnemonic has just been read."""
    col, start = line.col, line.pos
    modes = asm.modes[mnemonic]
    if "zpr" in modes:
        _branch_on_bit(asm, modes["zpr"], line)
        return
    family, node, override = operand(line)
    line.end()
    family = _OTHER.get(family, family) if family not in modes else family
    if family == "dir" and "imm" in modes and line.pos == start + 1:
        _missing_hash(asm, mnemonic, line.tokens[start])
    if override and family not in FAMILIES:
        raise SourceError(f"'{override}:' does not go with {SHOWN[family]}", col)
    if family == "dir" and "rel" in modes:
        if override:
            raise SourceError(f"'{override}:' does not go with a branch", col)
        asm.emit_branch(modes["rel"], node, col)
    elif family in FAMILIES:
        _address(asm, mnemonic, modes, family, node, override, col)
    elif family not in modes:
        raise no_mode(mnemonic, modes, family, col)
    elif node is None:
        asm.emit_instruction(bytes((modes[family],)))
    else:
        size = WORD if family in ("ind", "iax") else BYTE
        node = bounded(asm, node, size)
        asm.emit_operand(modes[family], size, node, col)


def _branch_on_bit(asm: "Assembler", opcode: int, line: "Line") -> None:
    """Of the 65C02: opcode, address in the zero page, distance from behind all three."""
    asm.mark(asm.timed)
    asm.data.append(opcode)
    col = line.col
    asm.emit_value(BYTE, bounded(asm, expression(line), BYTE), col)
    line.expect(",")
    col = line.col
    asm.emit_distance(expression(line), col)  # where * is this place, as in ca65
    line.end()


def _address(
    asm: "Assembler",
    mnemonic: str,
    modes: dict[str, int],
    family: str,
    node: Any,
    override: str,
    col: int,
) -> None:
    short, long = FAMILIES[family]
    if short not in modes and long not in modes:
        raise no_mode(mnemonic, modes, family, col)
    can_short = short in modes and override != "a"
    can_long = long in modes and override != "z"
    if can_short:
        size = address_size(node, asm.segment_sizes)
        if size > ABS:
            value = constant(node)
            raise SourceError(f"{value} is not in the range of an address, 0 to $FFFF", col)
        if size == ABS and not can_long:
            raise _too_far(mnemonic, modes, family, override, node, col)
        if can_long and size != ZP:
            if size == UNKNOWN or type(node) is not int:
                asm.guess(node, size, col)
            can_short = False
        elif size == ZP and type(node) is not int and can_long:
            asm.guess(node, ZP, col)
    if can_short:
        asm.emit_operand(modes[short], BYTE, bounded(asm, node, BYTE), col)
    elif can_long:
        asm.emit_operand(modes[long], WORD, bounded(asm, node, WORD), col)
    else:
        wanted = "zero-page" if override == "z" else "absolute"
        raise SourceError(f"{mnemonic} has no {wanted} form of {SHOWN[family]}", col)


def _too_far(
    mnemonic: str, modes: dict[str, int], family: str, override: str, node: Any, col: int
) -> SourceError:
    value = constant(node)
    names = [s.name for s in symbols_in(node)]
    what = f"${value:04X}" if value is not None else f"'{names[0]}'" if names else "the address"
    why = "'z:' asks for" if override else f"{mnemonic} {SHOWN[family]} only exists with"
    return SourceError(f"{what} is not in the zero page, but {why} a zero-page address", col)


def no_mode(mnemonic: str, have: dict[str, int], family: str, col: int) -> SourceError:
    """The message for an operand form that the instruction does not have."""
    family = _PLAIN.get(family, family)
    forms: list[str] = []
    if "rel" in have:
        forms.append("a label")
    for name, shown in SHOWN.items():
        modes = FAMILIES.get(name, (name,))
        if any(mode in have for mode in modes) and not (name == "imp" and "acc" in have):
            forms += [shown] if shown not in forms else []
    if family == "ind":
        hint = "; there is no indirect mode without an index here"
        hint = hint if "izy" in have else ""
    else:
        hint = ""
    got = SHOWN[family]
    found = "nothing follows" if family == "imp" else f"found '{got}'"
    return SourceError(f"{mnemonic} takes {' or '.join(forms)}, {found}{hint}", col)


def unknown_word(asm: "Assembler", name: str, col: int) -> SourceError:
    """The message for a statement that starts with an unknown word."""
    lower = name.lower()
    if lower in OTHER_CPUS:
        which = "documented NMOS 6502" if asm.cpu == "6502" else asm.cpu
        message = f"'{name}' is not an instruction of the {which}{instead_of(lower)}"
        if asm.cpu == "6502" and lower in INSTRUCTIONS["6502X"]:
            message += ', or .setcpu "6502X" above it'
        return SourceError(message, col)
    hint = did_you_mean(name, [*asm.modes, *asm.macros])
    return SourceError(f"'{name}' is no instruction, macro or label (no ':' follows){hint}", col)
