"""How lines are read after .feature, .case, .localchar: other names, numbers, texts, comments."""

import re
from typing import TYPE_CHECKING

from ..diagnostics import SourceError
from .tokens import KEYWORDS, Token, describe, tokenize

if TYPE_CHECKING:
    from ..assembler import Assembler
    from .parser import Line

KNOWN = frozenset("""
    addrsize at_in_identifiers bracket_as_indirect c_comments dollar_in_identifiers dollar_is_pc
    force_range labels_without_colons leading_dot_in_identifiers loose_char_term loose_string_term
    missing_char_term org_per_seg pc_assignment string_escapes ubiquitous_idents
    underline_in_numbers
""".split())  # fmt: skip

_ESCAPE = re.compile(r"\\(x[0-9A-Fa-f]{2}|.?)", re.DOTALL)
_MEANING = {"\\": "\\", "'": "'", '"': '"', "t": "\t", "r": "\r", "n": "\n"}


class Reading:
    """What .feature and .case have set; false while lines are read as always."""

    def __init__(self) -> None:
        self.features: set[str] = set()
        self.folds = False
        """After .case off: names in small letters and in capitals are the same."""
        self.local = "@"
        self._match = _matcher(self.features, self.local)

    def __bool__(self) -> bool:
        return self.folds or bool(self.features) or self.local != "@"

    def __contains__(self, feature: str) -> bool:
        return feature in self.features

    def add(self, feature: str) -> None:
        self.features.add(feature)
        self._match = _matcher(self.features, self.local)

    def begin_locals_with(self, char: str) -> None:
        self.local = char
        self._match = _matcher(self.features, char)

    def tokenize(self, text: str) -> list[Token]:
        """``tokens.tokenize`` with what is set."""
        return [self._meant(token) for token in tokenize(text, self._match)]

    def _meant(self, token: Token) -> Token:
        kind, value, col, space = token
        if kind == "dot":
            kind = "id"
        if kind in ("id", "loc"):
            return (
                (kind, str(value).upper(), col, space) if self.folds else (kind, value, col, space)
            )
        if kind == "$":
            return ("*", "*", col, space)
        if kind in ("str", "loose") and "string_escapes" in self.features:
            value = _ESCAPE.sub(lambda found: _escaped(found, col), str(value))
        if kind == "loose":
            one = len(str(value)) == 1
            return ("chr", ord(str(value)), col, space) if one else ("str", value, col, space)
        return (kind, value, col, space)


def _escaped(found: "re.Match[str]", col: int) -> str:
    word = found[1]
    if len(word) == 3:
        return chr(int(word[1:], 16))
    if word not in _MEANING:
        raise SourceError(
            f"'\\{word}' means nothing: there are \\\\ \\' \\\" \\t \\r \\n \\xFF",
            col + 1 + found.start(),
        )
    return _MEANING[word]


def _matcher(features: set[str], local: str) -> "re.Pattern[str]":
    """The pattern of a token."""
    more = ("@" if "at_in_identifiers" in features else "") + (
        "$" if "dollar_in_identifiers" in features else ""
    )
    dots = "leading_dot_in_identifiers" in features
    words = "|".join(sorted(word[1:] for word in KEYWORDS))
    directive = rf"\.(?i:{words})(?![\w{more}])" if dots else r"\.[A-Za-z_][A-Za-z0-9_]*"
    gap = "_*" if "underline_in_numbers" in features else ""
    inside = r'(?:\\.|[^"\\])*' if "string_escapes" in features else '[^"]*'
    if "loose_string_term" in features:
        loose = r"(?:\\.|[^'\\])*" if "string_escapes" in features else "[^']*"
        char = f"'(?P<loose>{loose})'"
    else:
        char = "'(?P<chr>.)'" + ("?" if "missing_char_term" in features else "")
    here = r"|\$" if "dollar_is_pc" in features else ""
    return re.compile(
        rf"""(?P<ws>[ \t\r\f\v]+)
          | (?P<id>[A-Za-z_][A-Za-z0-9_{more}]*)
          | (?P<loc>[{local}][A-Za-z0-9_{more}]+)
          | (?P<dir>{directive})
          {rf"| (?P<dot>[.][A-Za-z_][A-Za-z0-9_{more}]*)" if dots else ""}
          | \$(?P<hex>[0-9A-Fa-f](?:{gap}[0-9A-Fa-f])*)
          | %(?P<bin>[01](?:{gap}[01])*)(?![0-9A-Fa-f])
          | (?P<hexh>[0-9](?:{gap}[0-9A-Fa-f])*[hH])
          | (?P<dec>[0-9](?:{gap}[0-9])*)(?![A-Fa-f])
          | "(?P<str>{inside})"
          | {char}
          | :(?P<ul>\++|-+)
          | (?P<op>::|:=|<<|>>|<>|<=|>=|&&|\|\||[-+*/&|^~!<>=(){{}}\[\],:\#]{here})
          | (?P<comment>;.*)
        """,
        re.VERBOSE,
    )


def feature(asm: "Assembler", line: "Line") -> None:
    """.feature name, ..."""
    while True:
        col = line.col
        name = line.name("the name of a feature").lower()
        if name not in KNOWN:
            raise SourceError(f"no feature '{name}' is known: {', '.join(sorted(KNOWN))}", col)
        asm.reading.add(name)
        asm.org_per_segment = "org_per_seg" in asm.reading
        if not line.accept(","):
            return


def local_char(asm: "Assembler", line: "Line") -> None:
    """.localchar '?': what local names begin with from here on, @ or ?."""
    if line.kind != "chr" or line.value not in (ord("@"), ord("?")):
        raise SourceError(f"expected '@' or '?', found {describe(line.token)}", line.col)
    asm.reading.begin_locals_with(chr(int(line.value)))
    line.next()


_COMMENT = re.compile(r"""[^"';/]+|"[^"]*"|'.'|/\*|;.*|.""", re.DOTALL)


def without_comments(text: str, lines: "list[str]", after: int) -> tuple[str, int]:
    """The line with every /* ... */ as a space, and how many of ``lines``, from ``after`` on, went
    into it.

    SourceError when a comment never ends.
    """
    out: list[str] = []
    pos = used = 0
    while pos < len(text):
        found = _COMMENT.match(text, pos)
        assert found is not None
        if found[0] != "/*":
            out.append(found[0])
            pos = found.end()
            continue
        start = found.end()
        while (end := text.find("*/", start)) < 0:
            if after + used >= len(lines):
                raise SourceError("this comment has no '*/'", pos + 1)
            text, start, used = f"{text}\n{lines[after + used]}", len(text), used + 1
        out.append(" ")
        pos = end + 2
    return "".join(out), used
