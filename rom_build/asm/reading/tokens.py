"""Splits one source line into tokens: ``(kind, value, column, after_space)`` tuples.

Kinds: ``id`` name, ``loc`` @name, ``ul`` unnamed label (so many ahead or, negative, back), ``int``,
``chr`` character constant, ``str``, ``dir`` a dotted word in lower case, ``reg`` A X Y, ``ovr``
z: a: f:, ``end``; operators and punctuation are their own kind. The dotted operators (.bitand,
.shl, ...) become the plain ones.
"""

import re

from ..diagnostics import SourceError
from .rejected import unknown_directive, unknown_function

Token = tuple[str, "str | int", int, bool]

DOTTED_OPERATORS = {
    ".and": "&&", ".or": "||", ".xor": "xor", ".not": "!", ".bitand": "&", ".bitor": "|",
    ".bitxor": "^", ".bitnot": "~", ".mod": "mod", ".shl": "<<", ".shr": ">>",
}  # fmt: skip

# Every dotted word of ca65 2.19, also those that this subset refuses: an unknown one is an error
# wherever it stands, also in lines that an .if leaves out.
KEYWORDS = frozenset("." + word for word in """
    a16 a8 addr addrsize align and asciiz asize assert autoimport bank bankbyte bankbytes bitand
    bitnot bitor bitxor blank bss byt byte case charmap code concat condes const constructor cpu
    data dbg dbyt debuginfo def define defined definedmacro delmac delmacro destructor dword else
    elseif end
    endenum endif endmac endmacro endproc endrep endrepeat endscope endstruct endunion enum error
    exitmac exitmacro export exportzp faraddr fatal feature fileopt fopt forceimport forceword
    global globalzp hibyte hibytes hiword i16 i8 ident if ifblank ifconst ifdef ifnblank ifndef
    ifnref ifp02 ifp4510 ifp816 ifpc02 ifpsc02 ifref import importzp incbin include interruptor
    isize ismnem ismnemonic left linecont list listbytes lobyte lobytes local localchar loword mac
    macpack macro match max mid min mod not null or org out p02 p4510 p816 pagelen pagelength
    paramcount pc02 popcpu popseg proc psc02 pushcpu pushseg ref referenced reloc repeat res right
    rodata scope segment set setcpu shl shr sizeof smart sprintf strat string strlen struct tag
    tcount time undef undefine union version warning word xmatch xor zeropage
""".split())  # fmt: skip

_TOKEN = re.compile(
    r"""(?P<ws>[ \t\r\f\v]+)
      | (?P<id>[A-Za-z_][A-Za-z0-9_]*)
      | (?P<loc>@[A-Za-z0-9_]+)
      | (?P<dir>\.[A-Za-z_][A-Za-z0-9_]*)
      | \$(?P<hex>[0-9A-Fa-f]+)
      | %(?P<bin>[01]+)(?![0-9A-Fa-f])
      | (?P<hexh>[0-9][0-9A-Fa-f]*[hH])
      | (?P<dec>[0-9]+)(?![A-Fa-f])
      | "(?P<str>[^"]*)"
      | '(?P<chr>.)'
      | :(?P<ul>\++|-+)
      | (?P<op>::|:=|<<|>>|<>|<=|>=|&&|\|\||[-+*/&|^~!<>=(){}\[\],:\#])
      | (?P<comment>;.*)
    """,
    re.VERBOSE,
)


def tokenize(text: str, pattern: "re.Pattern[str]" = _TOKEN) -> list[Token]:
    """The tokens of one line, closed by an ``end`` token; SourceError at what cannot be read."""
    match = pattern.match
    out: list[Token] = []
    append = out.append
    pos, size, space = 0, len(text), False
    while pos < size:
        found = match(text, pos)
        if found is None:
            raise _unreadable(text, pos)
        kind = found.lastgroup
        col = pos + 1
        pos = found.end()
        value = found.group(kind)  # type: ignore[arg-type]
        if kind == "ws":
            space = True
            continue
        if kind == "id":
            if len(value) == 1 and value in "aAxXyYzZfF":
                word = value.lower()
                if word in "azf" and text[pos : pos + 1] == ":":
                    append(("ovr", word, col, space))
                    pos += 1
                elif word in "zf":
                    append(("id", value, col, space))
                else:
                    append(("reg", word, col, space))
            else:
                append(("id", value, col, space))
        elif kind == "op":
            append((value, value, col, space))
        elif kind == "dir":
            word = value.lower()
            if word not in KEYWORDS:
                raise _unknown_word(word, col, out)
            operator = DOTTED_OPERATORS.get(word)
            append((operator, word, col, space) if operator else ("dir", word, col, space))
        elif kind == "hex":
            append(("int", _number(value, 16, col), col, space))
        elif kind == "dec":
            append(("int", _number(value, 10, col), col, space))
        elif kind == "bin":
            append(("int", _number(value, 2, col), col, space))
        elif kind == "hexh":
            append(("int", _number(value[:-1], 16, col), col, space))
        elif kind == "chr":
            append(("chr", ord(value), col, space))
        elif kind == "ul":
            append(("ul", len(value) if value[0] == "+" else -len(value), col, space))
        elif kind == "comment":
            break
        else:
            append((kind, value, col, space))  # type: ignore[arg-type]
        space = False
    append(("end", "", len(text.rstrip()) + 1, space))
    return out


_SHORT = re.compile(r"[ \t]*(\.[A-Za-z]+)(?:[ \t]+([A-Za-z_][A-Za-z0-9_]+))?[ \t]*(?:;.*)?\r?\Z")
_known: dict[str, list[Token]] = {}
_LONG = 200


def tokenized(text: str) -> list[Token]:
    """``tokenize``, kept for lines that come again; nobody changes the list.

    The commonest directives, a word and a name or nothing, are read at one go.
    """
    tokens = _known.get(text)
    if tokens is not None:
        return tokens
    if len(text) > _LONG:
        return tokenize(text)
    if len(_known) > 50_000:
        _known.clear()
    found = _SHORT.match(text)
    word = found.group(1).lower() if found else ""
    if found and word in KEYWORDS and word not in DOTTED_OPERATORS:
        tokens = [("dir", word, found.start(1) + 1, found.start(1) > 0)]
        if found.group(2):
            tokens.append(("id", found.group(2), found.start(2) + 1, True))
        tokens.append(("end", "", len(text.rstrip()) + 1, True))
    else:
        tokens = tokenize(text)
    _known[text] = tokens
    return tokens


def _number(digits: str, base: int, col: int) -> int:
    """The value, which has at most 32 bits."""
    short = digits.replace("_", "").lstrip("0")
    value = int(short or "0", base) if len(short) <= 32 else 1 << 32
    if value >> 32:
        raise SourceError("the number is larger than 32 bits", col)
    return value


def _unknown_word(word: str, col: int, before: list[Token]) -> SourceError:
    if before and before[-1][0] not in ("id", ":", "}"):
        return unknown_function(word, col)
    return unknown_directive(word, col)


def _unreadable(text: str, pos: int) -> SourceError:
    char = text[pos]
    col = pos + 1
    if char == '"':
        return SourceError("the string is not closed: expected '\"' before the line ends", col)
    if char == "'":
        return SourceError("expected one character between apostrophes, as in 'A'", col)
    if char == "$":
        return SourceError("expected hexadecimal digits after '$'", col)
    if char == "%":
        return SourceError("expected binary digits (0 and 1) after '%'", col)
    if char in "0123456789":
        return SourceError("expected a number; hexadecimal digits need a '$' before them", col)
    if char == "@":
        return SourceError("expected a name after '@'", col)
    if char == ".":
        return SourceError("expected a directive name after '.'", col)
    if char == "\\":
        return SourceError("a backslash has no meaning here", col)
    char = text[pos : pos + 4].encode("latin-1").decode("utf-8", "ignore")[:1] or char
    shown = repr(char) if char.isprintable() else f"byte ${ord(char):02X}"
    return SourceError(f"unexpected character {shown}", col)


def describe(token: Token) -> str:
    """How a message names a token that was found."""
    kind, value = token[0], token[1]
    if kind == "end":
        return "the end of the line"
    if kind == "int":
        return f"number {value}" if int(value) < 256 else f"number ${int(value):X}"
    if kind == "str":
        return f'string "{value}"'
    if kind == "chr":
        return f"character '{chr(int(value))}'"
    if kind == "ovr":
        return f"'{value}:'"
    if kind == "ul":
        return f"':{'+' if int(value) > 0 else '-'}'"
    return f"'{value}'"
