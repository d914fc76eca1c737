"""Splits one source line into tokens: ``(kind, value, column, after_space)`` tuples.

Kinds: ``id`` name, ``loc`` @name, ``int``, ``chr`` character constant, ``str``, ``dir`` a dotted
word in lower case, ``reg`` A X Y, ``ovr`` z: a: f:, ``end``; operators and punctuation are their
own kind. The dotted operators (.bitand, .shl, ...) become the plain ones.
"""

import re

from .diagnostics import SourceError

Token = tuple[str, "str | int", int, bool]

DOTTED_OPERATORS = {
    ".and": "&&", ".or": "||", ".xor": "xor", ".not": "!", ".bitand": "&", ".bitor": "|",
    ".bitxor": "^", ".bitnot": "~", ".mod": "mod", ".shl": "<<", ".shr": ">>",
}  # fmt: skip

_TOKEN = re.compile(
    r"""(?P<ws>[ \t\r\f\v]+)
      | (?P<id>[A-Za-z_][A-Za-z0-9_]*)
      | (?P<loc>@[A-Za-z0-9_]+)
      | (?P<dir>\.[A-Za-z_][A-Za-z0-9_]*)
      | \$(?P<hex>[0-9A-Fa-f]+)
      | %(?P<bin>[01]+)(?![0-9A-Fa-f])
      | (?P<hexh>[0-9][0-9A-Fa-f]*[hH])(?![A-Za-z0-9_])
      | (?P<dec>[0-9]+)
      | "(?P<str>[^"]*)"
      | '(?P<chr>.)'
      | (?P<op>::|:=|<<|>>|<>|<=|>=|&&|\|\||[-+*/&|^~!<>=(){}\[\],:\#])
      | (?P<comment>;.*)
    """,
    re.VERBOSE,
)
_match = _TOKEN.match


def tokenize(text: str) -> list[Token]:
    """The tokens of one line, closed by an ``end`` token; SourceError at what cannot be read."""
    out: list[Token] = []
    append = out.append
    pos, size, space = 0, len(text), False
    while pos < size:
        found = _match(text, pos)
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
            if len(value) == 1 and value in "aAxXyYsSzZfF":
                word = value.lower()
                if word in "azf" and text[pos : pos + 1] == ":" and text[pos : pos + 2] != ":=":
                    append(("ovr", word, col, space))
                    pos += 1
                else:
                    append(("reg", word, col, space))
            else:
                append(("id", value, col, space))
        elif kind == "op":
            append((value, value, col, space))
        elif kind == "dir":
            word = value.lower()
            operator = DOTTED_OPERATORS.get(word)
            append((operator, word, col, space) if operator else ("dir", word, col, space))
        elif kind == "hex":
            if len(value) > 8 and int(value, 16) >> 32:
                raise SourceError(f"${value} is larger than 32 bits", col)
            append(("int", int(value, 16), col, space))
        elif kind == "dec":
            append(("int", int(value), col, space))
        elif kind == "bin":
            append(("int", int(value, 2), col, space))
        elif kind == "hexh":
            append(("int", int(value[:-1], 16), col, space))
        elif kind == "chr":
            append(("chr", ord(value), col, space))
        elif kind == "comment":
            break
        else:
            append((kind, value, col, space))  # type: ignore[arg-type]
        space = False
    append(("end", "", len(text.rstrip()) + 1, space))
    return out


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
    if char == "@":
        return SourceError("expected a name after '@'", col)
    if char == ".":
        return SourceError("expected a directive name after '.'", col)
    if char == "\\":
        return SourceError("a backslash has no meaning here", col)
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
    return f"'{value}'"
