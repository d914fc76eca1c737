"""What ca65 knows and this subset leaves out, with what to write instead."""

from .diagnostics import SourceError, did_you_mean
from .words import DIRECTIVES, FUNCTIONS, REWRITES

INSTEAD = {
    ".org": "the address comes from the segment's place in the cfg",
    ".reloc": "the address comes from the segment's place in the cfg",
    ".smart": "it belongs to the 65816",
    ".feature": "write plain ca65 syntax",
    ".autoimport": "name every imported symbol with .import",
    ".macpack": "write the macros you need with .macro",
    ".define": "write 'NAME = value' for a number, .macro for text",
    ".undef": "there is no .define either",
    ".delmac": "give the second macro another name",
    ".undefine": "there is no .define either",
    ".condes": "call the routine by name",
    ".constructor": "call the routine by name",
    ".destructor": "call the routine by name",
    ".interruptor": "call the routine by name",
    ".ref": "use .defined",
    ".referenced": "use .defined",
    ".ifref": "use .ifdef",
    ".ifnref": "use .ifndef",
    ".faraddr": "far addresses do not exist on the 6502",
    ".bank": "banks do not exist on the 6502",
    ".pushseg": "name the segment again with .segment",
    ".popseg": "name the segment again with .segment",
    ".forceimport": "use .import",
    ".end": "leave the rest of the file out",
    ".case": "names always differ by case",
    ".linecont": "write the statement in one line",
    ".delmacro": "give the second macro another name",
    ".p02": 'write .setcpu "6502"',
    ".fatal": "use .error",
    ".ifconst": "write .if .const(...)",
}
for _word in (".ifp02", ".ifpc02", ".ifpsc02", ".ifp816", ".ifp4510"):
    INSTEAD[_word] = "only the documented NMOS 6502 is built for"
for _word in (".pushcpu", ".popcpu", ".fopt", ".fileopt", ".dbg", ".debuginfo", ".list"):
    INSTEAD[_word] = "leave it out"
for _word in (".listbytes", ".pagelen", ".pagelength", ".forceword", ".localchar", ".null"):
    INSTEAD[_word] = "leave it out"
for _word in (".asize", ".isize"):
    INSTEAD[_word] = "registers always have 8 bits"
for _word in (".pc02", ".psc02", ".p816", ".p4510", ".a8", ".a16", ".i8", ".i16"):
    INSTEAD[_word] = "only the documented NMOS 6502 is built for"

FUNCTIONS_INSTEAD = {
    ".bank": "banks do not exist on the 6502",
    ".referenced": "use .defined",
    ".time": "the same sources always make the same bytes",
    ".version": "there is one version only",
    ".cpu": "there is one processor only",
    ".asize": "registers always have 8 bits",
    ".isize": "registers always have 8 bits",
    ".ismnem": "write the case out",
    ".ismnemonic": "write the case out",
    ".definedmacro": "define every macro once, in a file that is included",
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
