"""What people write who come from other assemblers, and what it is called here."""

import re

_DIRECTIVES = {
    "'.byte'": "db dfb defb fcb dc",
    "'.word'": "dw da dfw defw fdb",
    "'.res'": "ds dsb defs fill space skip blkb rmb",
    "'.byte' or '.asciiz'": "text asc ascii str fcc dcs",
    "'.repeat'": "rept rep dup",
    "'.endrepeat'": "endr edup",
    "'.endmacro'": "endm mend",
    "'.include'": "incsrc src put",
    "'.incbin'": "binary bin",
    "'.if'": "ifeq ifne",
    "'NAME = value'": "equ equate",
    "'.org', or '.segment': its address stands in the cfg": "org",
}
_INSTRUCTIONS = {
    "'clc' and 'adc'": "add",
    "'sec' and 'sbc'": "sub",
    "'lda' and 'sta'": "mov move mva",
    "'jsr'": "call jsl",
    "'rts'": "ret return rtl",
    "'jmp'": "bra brl jml goto",
    "'pha' or 'php'": "push",
    "'pla' or 'plp'": "pop pull",
    "'beq'": "jz bz",
    "'bne'": "jnz bnz",
    "'bcs'": "bge bhs",
    "'bcc'": "blt blo",
    "'beq' and 'bcc'": "ble bls",
    "'beq', then 'bcs'": "bgt bhi",
    "'.macpack longbranch' before it": "jeq jne jcc jcs jmi jpl jvc jvs",
    "'clc' and 'adc #1'": "ina",
    "'sec' and 'sbc #1'": "dea",
    "'lda #0' and 'sta'": "stz clr",
    "'txa' and 'pha'": "phx",
    "'tya' and 'pha'": "phy",
    "'pla' and 'tax'": "plx",
    "'pla' and 'tay'": "ply",
    "'ora' and 'sta'": "tsb",
    "'and' and 'sta'": "trb sax",
    "a loop": "mvn mvp",
    "'lda' and 'tax'": "lax",
    "'asl' and 'ora'": "slo",
    "'rol' and 'and'": "rla",
    "'lsr' and 'eor'": "sre",
    "'ror' and 'adc'": "rra",
    "'dec' and 'cmp'": "dcp",
    "'inc' and 'sbc'": "isc",
    "'and' and 'lsr'": "alr",
    "'and' and 'ror'": "arr",
    "'txa' and 'tay'": "txy",
    "'tya' and 'tax'": "tyx",
}
_NAMES = {
    name: ours for ours, names in (_DIRECTIVES | _INSTRUCTIONS).items() for name in names.split()
}

_SHAPES = [
    (r"\s*(?://|/\*|#).*", "a comment starts with ';'"),
    (r"[^\"']*?\s(?://|/\*)", "a comment starts with ';'"),
    (r".*?\$#(\w+)", "write '#${0}'"),
    (
        r"\s*(?:\w+:\s*)?(?i:jmp)\s*\([^()]*,\s*[xX]\s*\)",
        "push the address less 1, its high byte first, and write 'rts'",
    ),
    (r"\s*(?:\w+:\s*)?(?i:jsr)\s*\(", "write 'jsr' to a 'jmp (address)' of your own"),
    (r".*?\b0[xX]([0-9A-Fa-f]+)\b", "hexadecimal is written '${0}'"),
    (r".*?==", "'=' compares"),
    (r".*?!=", "'<>' is not equal"),
    (r".*?'([^']{2,})'", 'text stands in quotation marks: "{0}"'),
    (r"\s*\.inc(?:lude|bin)\s+[^\s\"].*", "a file's name stands in quotation marks"),
    (r".*?\([^()]*,\s*[yY]\s*\)", "with Y it is '(address),y'"),
    (r".*?\([^()]*\)\s*,\s*[xX]\b", "with X it is '(address,x)'"),
    (r".*?\b(\w+)\s*[(\[]\s*([xyXY])\s*[)\]]", "an index is written '{0},{1}'"),
    (r".*?\b([a-zA-Z]{3})\s+(?:[#$%]?\w+)\s+([xyXY])\s*", "an index is written ',{1}'"),
    (r"\s*(?:\w+:\s*)?(in|de)c\s+([xyXY])\b", "write '{0}{1}'"),
    (r"\s*(?:\w+:\s*)?inc\s+[aA]\b", "add 1 with 'clc' and 'adc #1'"),
    (r"\s*(?:\w+:\s*)?dec\s+[aA]\b", "take off 1 with 'sec' and 'sbc #1'"),
    (r".*?\b([A-Za-z_]\w+)\.([A-Za-z_]\w*)", "a name in a scope is written '{0}::{1}'"),
    (r"\s*[a-zA-Z]{3}\s.*?\b\w\w+\s*:\s*$", "a label stands before the instruction"),
]
_PATTERNS = [(re.compile(shape), hint) for shape, hint in _SHAPES]
_PARSING = re.compile(
    r"(?:expected|unexpected|unknown directive) |.* takes |.* is no instruction|.* register's name"
)
_HINT = re.compile(r"; did you mean '[^']*'\?$")


def instead_of(name: str) -> str:
    """`: write ...` for an instruction of other processors that a few of ours can stand for."""
    return f": write {_NAMES[name]}" if name in _NAMES else ""


def with_habit(message: str, text: str, col: int) -> str:
    """The message with what is written instead, where the place looks like such a habit."""
    hint = _hint(text.split(";")[0], col) if _PARSING.match(message) else ""
    return f"{_HINT.sub('', message)}; {hint}" if hint else message


def _hint(text: str, col: int) -> str:
    for pattern, hint in _PATTERNS:
        found = pattern.match(text)
        if found and col <= found.end() + 1:
            return hint.format(*found.groups())
    here = re.match(r"\.?(\w+)(?::?\s+\.?(\w+))?", text[max(0, col - 1) :])
    if here is None:
        return ""
    if here[1].lower() in _NAMES:
        return f"write {_NAMES[here[1].lower()]}"
    ours = _NAMES.get((here[2] or "").lower(), "")  # as in `name equ 5` and `name ds 3`
    label = f"{here[1]}: " if ours.startswith("'.") else ""
    return f"write {ours}".replace("'.", f"'{label}.") if ours else ""
