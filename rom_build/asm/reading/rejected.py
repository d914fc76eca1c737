"""What ca65 knows and this subset leaves out, with what to write instead."""

from ..diagnostics import SourceError, did_you_mean
from .words import DIRECTIVES, FUNCTIONS, REWRITES

INSTEAD = {
    ".bank": "banks do not exist on the 6502",
}
for _word in (".forceword", ".null"):
    INSTEAD[_word] = "leave it out"
for _word in (".p816", ".p4510", ".a8", ".a16", ".i8", ".i16"):
    INSTEAD[_word] = "the 6502, 6502X, 65SC02 and 65C02 are known"

FUNCTIONS_INSTEAD = {
    ".bank": "banks do not exist on the 6502",
    ".time": "the same sources always make the same bytes",
}


def unknown_function(word: str, col: int) -> SourceError:
    """The message for a dotted word where a value should stand."""
    if word in FUNCTIONS_INSTEAD:
        return SourceError(f"{word} is not used here: {FUNCTIONS_INSTEAD[word]}", col)
    if word in REWRITES or word in FUNCTIONS:
        return SourceError(f"{word} cannot stand here", col)
    hint = did_you_mean(word, [*FUNCTIONS, *REWRITES])
    return SourceError(f"expected a value, found '{word}'{hint}", col)


def unknown_directive(word: str, col: int) -> SourceError:
    """The message for a directive outside of the subset."""
    if word in INSTEAD:
        return SourceError(f"{word} is not used here: {INSTEAD[word]}", col)
    if word in FUNCTIONS or word in REWRITES or word == ".paramcount":
        return SourceError(f"{word} gives a value and cannot start a statement", col)
    return SourceError(f"unknown directive {word}{did_you_mean(word, DIRECTIVES)}", col)
