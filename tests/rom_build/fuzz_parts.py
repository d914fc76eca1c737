"""Larger structures for the random sources of ``fuzz.py``, each a function of the source."""

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .fuzz import Source


def structure(source: "Source") -> None:
    """A .struct with members of every kind, a .union inside, and its offsets and size as data."""
    rng, name = source.random, source.name("st")
    source.add(f".struct {name}")
    members = []
    for _ in range(rng.randint(1, 5)):
        member = source.name("me")
        unit = source.pick(".byte", ".word", ".addr", ".res 3", ".byte 2", ".word 3", ".tag ::Man")
        roll = rng.random()
        if roll < 0.15:
            source.add(source.pick(".res 2", ".byte", ".word 2"))
        elif roll < 0.3:
            inner = source.name("un")
            source.lines += [
                f"  .union {inner}", "    ua .byte 3", "    ub .word", "  .endunion",
            ]  # fmt: skip
            members.append(f"{inner}::ub")
        elif roll < 0.45:
            source.lines += ["  .union", f"    {member} .byte", "    .word", "  .endunion"]
            members.append(member)
        else:
            source.add(f"{member} {unit}")
            members.append(member)
    source.add(".endstruct")
    offsets = ", ".join(f"{name}::{member}" for member in members)
    source.add(f".byte .sizeof({name})" + (f", {offsets}" if offsets else ""))
    place = source.name("vs")
    source.lines.append(f"{place}: .tag {name}")
    source.add(f".byte .sizeof({place})")
    if members:
        source.add(f"lda {place}+{name}::{rng.choice(members)}{source.pick('', ',x')}")


def enumeration(source: "Source") -> None:
    """An .enum with and without a name, values given, forward and counted on."""
    rng = source.random
    name = source.name("en") if rng.random() < 0.7 else ""
    later = source.name("lt")
    source.add(f".enum {name}".rstrip())
    members = []
    for _ in range(rng.randint(1, 5)):
        member = source.name("ev")
        value = source.pick("", "", f" = {rng.randint(0, 60)}", f" = ::{later} + 1")
        if source.depth:
            value = value if later not in value else " = 3"
        source.add(member + value)
        members.append(f"{name}::{member}" if name else member)
    source.add(".endenum")
    if not source.depth:
        source.lines.append(f"{later} = {rng.randint(0, 90)}")
    source.add(".byte " + ", ".join(members))
    source.add(f"lda #{rng.choice(members)}")


def repeats(source: "Source") -> None:
    """.repeat inside .repeat, with labels made by .ident and unnamed scopes."""
    rng, stem = source.random, source.name("rp")
    outer, inner = rng.randint(0, 3), rng.randint(0, 3)
    source.lines += [
        f"  .repeat {outer}, i", f"    .repeat {inner}, j",
        f"      .byte i*16+j, .min(i, j), .max(i, {rng.randint(0, 2)})",
        "      .scope", "inner: lda inner", "      .endscope", "    .endrepeat",
        f'    .ident(.sprintf("{stem}_%d", i)): .byte i', "  .endrepeat",
    ]  # fmt: skip
    for turn in range(outer):
        source.add(f"jmp {stem}_{turn}")


def conditions(source: "Source") -> None:
    """A chain of .if and .elseif over what is defined, constant, blank and alike."""
    rng = source.random
    known = rng.choice(source.numbers) if source.numbers and not source.depth else "start"

    def test() -> str:
        return source.pick(
            f".defined({known})", ".defined(nowhere)", ".const(3+4)", f".const({known})",
            ".blank({})", ".blank({a1})", ".match({a1}, {b1})", ".match({lda #1}, {lda #2})",
            ".match({x}, {y})", ".match(3, x)", '.strlen("ab") = 2', f"{source.constant(2)}",
            f".not .defined({known})", f".defined({known}) .and .const(1)", "!(1 > 2) || 0",
        )  # fmt: skip

    source.add(f".if {test()}")
    for number in range(rng.randint(0, 3)):
        source.add(f".byte {number}")
        source.add(f".elseif {test()}")
    source.add(source.pick(".byte 77", "nop", ".if 0", ".ifdef nowhere2"))
    if source.lines[-1].strip().startswith(".if"):
        source.lines += ["        .byte 99", "        .else", "        .byte 98", "        .endif"]
    if rng.random() < 0.5:
        source.lines += ["        .else", "        .byte 66"]
    source.add(".endif")
    word = source.pick(".ifdef", ".ifndef")
    source.lines += [f"  {word} {known}", "    .byte 1", "  .else", "    .byte 2", "  .endif"]


def texts(source: "Source") -> None:
    """Functions of strings, some over .charmap."""
    rng = source.random
    text = "".join(rng.choice("abcXYZ09 ,;.") for _ in range(rng.randint(1, 6)))
    source.add(f'.byte .strlen("{text}"), .strat("{text}", {rng.randrange(len(text))})')
    source.add(f'.asciiz "{text}", .concat("a", "{text}", .string({rng.randint(0, 99)}))')
    form = source.pick("%d", "%3d", "%-4d", "%04X", "%x", "%+d", "%o", "%5u", "%i", "%08x")
    source.add(f'.byte .sprintf("<{form}|%s|%c>", {source.constant(2)}, "{text}", 66)')


def sizes(source: "Source") -> None:
    """.sizeof of labels, procedures, scopes and @locals; differences inside a segment."""
    one, two = source.name("sz"), source.name("sz")
    source.add(f".proc {one}" + source.pick("", "", " : absolute"))
    source.lines += [f"lb{one}: .res {source.random.randint(1, 5)}, 1", "@lc:    .word 1, 2"]
    source.add(f".byte .sizeof(lb{one}), .sizeof(@lc)")
    source.add(f"{two} = * - lb{one}")
    source.add(f".res {two} & 7")
    source.add(f".if {two} > 4")
    source.lines += ["        nop", "        .endif", "        .endproc"]
    source.add(f".byte .sizeof({one}), <({one}::{two}), {one}::{two} + 1")
    words = source.pick('""', '"big"')
    source.add(f".assert {one}::{two} < 200, error, {words}")


def locals_and_labels(source: "Source") -> None:
    """The reach of @names over labels, assignments, unnamed scopes and segments."""
    name = source.name("lo")
    source.lines += [f"{name}: nop", "@p1:    " + source.instruction()]
    source.add(source.pick(".data", ".rodata", f"v{name} .set 4", "nop"))
    source.add(source.pick("nop", ".byte 1", ".word @p1", ".byte <@p1"))
    source.add(".code")
    if source.lines[-3].strip().startswith("v"):
        source.add(f"lda #v{name}")
    else:
        source.add(source.pick("jmp @p1", "lda @p1,x", "sta @p1+1"))
    source.lines += ["        .scope", "un_a:   lda un_a", "@p1:    bne @p1", "        .endscope"]


def imports(source: "Source") -> None:
    """Names exported and made global, with address sizes, before and after they are known."""
    rng, name = source.random, source.name("xp")
    if source.depth:
        return
    before = rng.random() < 0.5
    size = source.pick("", "", ": absolute", ": abs")
    word = source.pick(".export", ".global")
    if before:
        source.add(f"{word} {name} {size}")
        source.add(f"{source.pick('lda', 'jmp', 'sta')} {name}")
    source.lines.append(f"{name}: .byte 1")
    if not before:
        source.add(f"{word} {name} {size}")
    source.add(f".export e{name} = {rng.randint(256, 9999)}, f{name} := {name} + 1")
    source.add(f"lda e{name}")
    source.add(f"jsr f{name}")
    source.add(".import __BSS_RUN__, __BSS_SIZE__ : absolute")
    source.add("lda __BSS_RUN__ + 3")


def aligned(source: "Source") -> None:
    """.align and .res with fills in several segments, with assertions about the places."""
    rng, name = source.random, source.name("al")
    source.add(source.pick(".code", ".rodata", ".data"))
    fill = source.pick("", f", ${rng.randint(0, 255):02X}")
    source.add(f".align {source.pick('1', '2', '4', '8', '16')}{fill}")
    source.lines.append(f"{name}: .res {rng.randint(0, 5)}{fill}")
    source.add(".code")
    source.add(f".assert <{name} < 256, {source.pick('error', 'lderror', 'warning', 'ldwarning')}")
    source.add('.assert * > $100, lderror, "low"')


def leaving(source: "Source") -> None:
    """A macro of its own that is left in several ways."""
    rng, name = source.random, source.name("mq")
    source.lines += [
        f"  .macro {name} p1, p2", f"    .repeat {rng.randint(1, 3)}, i", "      .byte i",
        f"      .if i = {rng.randint(0, 2)} .and .paramcount > {rng.randint(0, 2)}",
        "        .exitmacro", "      .endif", "    .endrepeat", "    .ifblank p1",
        "      .byte 8", "      .exitmacro", "    .else", "      .if .match({p1}, {p2})",
        "        .byte 9", "      .endif", "    .endif", "    .byte 10", "  .endmacro",
    ]  # fmt: skip
    for _ in range(rng.randint(1, 3)):
        arguments = source.pick("", "1", "1, 2", "{}, 3", ", 4", "a1, b1", "x, y")
        source.add(f"{name} {arguments}".rstrip())


CHOICES: list[Callable[["Source"], None]] = [
    structure, enumeration, repeats, conditions, texts, sizes, locals_and_labels, imports, aligned,
    leaving,
]  # fmt: skip
