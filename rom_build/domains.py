"""The ranges in a header's `in:` line, and what `out:` and `clobbers:` let a routine change.

>>> for domain in read_inputs("X = soldier 0..19; zp_from_x/y = square; A = 3 or 7"):
...     print(domain.names, domain.ranges, repr(domain.kind))
('X',) ((0, 19),) 'soldier'
('zp_from_x', 'zp_from_y') () 'square'
('A',) ((3, 3), (7, 7)) ''
"""

import re
from dataclasses import dataclass

_NUMBER = r"(?:-?\d+|\$[0-9A-Fa-f]+|[A-Z][A-Z0-9_]{2,})"
_RANGE = re.compile(rf"(?<![\w.])({_NUMBER})\s*\.\.\s*({_NUMBER})(?![\w.])")
_CHOICE = re.compile(rf"(?:\A|,|\bor\b)\s*({_NUMBER})(?![\w.*])")
_NAME = re.compile(r"[A-Za-z_]\w*(?:/\w+|\*|\.\.\w+)?")
_KEPT = re.compile(r"\b([AXY](?:(?:\s|,|and)+[AXY])*)\s+kept\b")
_PLACE = r"[a-z_]\w*(?:\+\d+)?"
_SPAN = re.compile(rf"(?<![\w+])({_PLACE})(?: \.\. (?={_PLACE})|\.\.)({_PLACE})?(?![\w+])")
_BYTE = re.compile(r"(?<![\w.])([a-z_]\w*\+\d+)(?![\w.])")
_REGISTER = re.compile(r"(?<![\w'-])([AXY])(?![\w'-])")


@dataclass(frozen=True)
class Domain:
    """One clause of an `in:` line.

    `names` are registers and memory, `ranges` pairs of inclusive bounds (numbers or names of
    constants), `kind` the first word where no bounds tell what it may be.
    """

    names: tuple[str, ...]
    ranges: tuple[tuple[int | str, int | str], ...]
    kind: str


def spread(word: str) -> tuple[str, ...]:
    """`zp_to_x/y` and `zp_t0..zp_t3` as the names they stand for; `*` stays for the caller."""
    if "/" in word:
        first, _, other = word.partition("/")
        return first, first[: -len(other)] + other
    found = re.fullmatch(r"(\w*?)(\d+)\.\.[a-z_]*(\d+)", word)
    if found:
        least, most = int(found[2]), int(found[3])
        return tuple(f"{found[1]}{n}" for n in range(least, most + 1))
    return (word,)


def _value(text: str) -> int | str:
    if text.startswith("$"):
        return int(text[1:], 16)
    return int(text) if re.fullmatch(r"-?\d+", text) else text


def read_inputs(text: str) -> list[Domain]:
    """The clauses of an `in:` line; those without `=` have a name and nothing else."""
    domains = []
    for clause in text.split(";"):
        left, equals, right = clause.partition("=")
        words = [w for w in re.split(r"[\s,]+|\band\b", left.strip()) if _NAME.fullmatch(w or "")]
        names = tuple(name for word in words for name in spread(word))
        if not names or names == ("none",):
            continue
        right = right.strip()
        ranges = tuple((_value(a), _value(b)) for a, b in _RANGE.findall(right))
        if not ranges and equals:
            ranges = tuple((_value(v), _value(v)) for v in _CHOICE.findall(right))
        if re.match(r"1 when\b", right):
            ranges = ((0, 1),)
        kind = right.split(" ")[0].strip(",") if right and right[0].isalpha() else ""
        domains.append(Domain(names, ranges, kind))
    return domains


@dataclass(frozen=True)
class Effects:
    """What a header lets a routine change: registers, and names or patterns of memory.

    `name+2` is one byte of it. `spans` are pairs of names or bytes: everything from the first to
    the last; with "" for the last, to the end of the first's own name.
    """

    registers: frozenset[str]
    names: tuple[str, ...]
    spans: tuple[tuple[str, str], ...]


def kept_registers(outputs: str) -> set[str]:
    """The registers of which an `out:` line says that they are kept."""
    return {r for group in _KEPT.findall(outputs) for r in re.findall(r"[AXY]", group)}


def read_effects(outputs: str, clobbers: tuple[str, ...]) -> Effects:
    """Registers and names of an `out:` and a `clobbers:` line; `X kept` is no change of X.

    >>> effects = read_effects("A = range; X kept", ("Y", "zp_t0..zp_t1", "zp_rules+2..zp_rules+6"))
    >>> sorted(effects.registers), effects.names[-2:], effects.spans
    (['A', 'Y'], ('zp_t0', 'zp_t1'), (('zp_rules+2', 'zp_rules+6'),))
    """
    kept = kept_registers(outputs)
    told = _KEPT.sub("", outputs)
    registers = set(_REGISTER.findall(told)) - kept
    registers |= {word for word in clobbers if word in ("A", "X", "Y")}
    if "all" in clobbers or "everything" in clobbers:
        registers |= {"A", "X", "Y"}
    spoiled = " ".join(clobbers)
    found = [*_SPAN.findall(told), *_SPAN.findall(spoiled)]
    spans = tuple(pair for pair in found if len(spread("..".join(pair))) == 1)
    names: list[str] = []
    for text in (told, spoiled):
        rest = _SPAN.sub(lambda m: m[0] if len(spread(m[0].replace(" ", ""))) > 1 else "", text)
        names += _BYTE.findall(rest)
        names += [name for word in _NAME.findall(_BYTE.sub("", rest)) for name in spread(word)]
    return Effects(frozenset(registers), tuple(dict.fromkeys(names)), spans)
