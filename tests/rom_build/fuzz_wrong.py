"""Breaks valid sources in one or two places and compares what is taken and refused with ca65.

``python -m tests.rom_build.fuzz_wrong [COUNT [SEED]]`` prints every source that disagrees in
bytes, or that ca65 refuses and we take, keeps it in out/fuzz/, and counts by message what only we
refuse.
"""

import random
import re
import sys
import time
from collections import Counter
from pathlib import Path

from . import ca65, fuzz

_TOKEN = re.compile(r"\"[^\"]*\"|'.'|[.@]?\w+|\$\w+|%[01]+|::|:=|<<|>>|<>|<=|>=|&&|\|\||\s+|.")
POOL = [
    "(", ")", ",", "#", ":", "::", "=", ":=", "+", "-", "*", "/", "<", ">", "^", "!", "~", "{", "}",
    "[", "]", "@", ".", '"', "'", ";", " ", "&", "|", "&&", "||", "<<", ">>", "a", "x", "y", "s",
    "0", "1", "255", "256", "$FFFF", "65536", "-1", "%101", "'A'", '"ab"', '""', "foo", "@loop",
    "lda", "sta", "jmp", "bne", "rts", "asl", "inc", "z:", "a:", ".byte", ".word", ".res", ".proc",
    ".endproc", ".scope", ".endscope", ".if", ".else", ".elseif", ".endif", ".repeat", ".endrepeat",
    ".macro", ".endmacro", ".exitmacro", ".local", ".struct", ".endstruct", ".union", ".enum",
    ".endenum", ".tag", ".sizeof", ".segment", ".code", ".data", ".bss", ".zeropage", ".align",
    ".asciiz", ".addr", ".dbyt", ".charmap", ".set", ".import", ".export", ".global", ".assert",
    ".lobyte", ".hibyte", ".defined", ".strlen", ".strat", ".concat", ".ident", ".sprintf",
    ".string", ".min", ".max", ".match", ".blank", ".paramcount", ".ifdef", ".ifblank", ".const",
    "\n",
]  # fmt: skip


def bases() -> list[str]:
    """The texts that are broken: every source of the corpus that ca65 takes."""
    expected = ca65.read_expected(ca65.CORPUS / "expected.txt")
    return [
        source.read_text(encoding="latin-1")
        for source in ca65.corpus()
        if expected.get(source.name, "refused") not in ("refused", "stricter")
    ]


def broken(text: str, rng: random.Random) -> str:
    """The text with one or two random changes."""
    for _ in range(rng.choice((1, 1, 2))):
        tokens = _TOKEN.findall(text.replace("\n", " \n "))
        if not tokens:
            return rng.choice(POOL)
        at, other = rng.randrange(len(tokens)), rng.randrange(len(tokens))
        roll = rng.random()
        if roll < 0.25:
            del tokens[at]
        elif roll < 0.5:
            tokens[at] = rng.choice(POOL)
        elif roll < 0.7:
            tokens.insert(at, rng.choice(POOL))
        elif roll < 0.85:
            tokens[at], tokens[other] = tokens[other], tokens[at]
        else:
            tokens.insert(at, tokens[other])
        text = "".join(tokens)
    return text


def compare(seed: int, texts: list[str], folder: Path) -> tuple[str, str]:
    """As ``fuzz.compare``; and "WE TAKE" for what only ca65 refuses."""
    rng = random.Random(seed)
    if rng.random() < 0.1:
        text = fuzz.Source(seed).text()
    else:
        text = "\n".join(rng.choice(texts) for _ in range(rng.choice((1, 1, 1, 2))))
    source = folder / f"wrong{seed}.s"
    source.write_text(broken(text, rng), encoding="latin-1")
    theirs = ca65.shown(ca65.build([source], ca65.CFG))
    mine, message = fuzz.ours(source, ca65.CFG)
    if mine == theirs:
        return ("both refuse" if mine == "refused" else "same"), message
    if mine == "refused":
        return "stricter", message
    return ("WE TAKE" if theirs == "refused" else "DIFFERENT"), message


def _main(count: int, first: int, seconds: float = 280) -> int:
    if not ca65.installed():
        sys.exit(ca65.MISSING)
    folder = Path("out/fuzz").resolve()
    folder.mkdir(parents=True, exist_ok=True)
    totals: Counter[str] = Counter()
    stricter: Counter[str] = Counter()
    texts, begun = bases(), time.monotonic()
    for seed in range(first, first + count):
        verdict, message = compare(seed, texts, folder)
        totals[verdict] += 1
        source = folder / f"wrong{seed}.s"
        if verdict in ("DIFFERENT", "WE TAKE"):
            sys.stdout.write(f"{source}: {verdict}\n")
        elif verdict == "stricter":
            kind = re.sub(r"'[^']*'", "'?'", message)
            stricter[kind] += 1
            if stricter[kind] > 1:
                source.unlink()
            else:
                sys.stdout.write(f"{source}: stricter: {message}\n")
        else:
            source.unlink()
        if time.monotonic() - begun > seconds:
            break
    for message, times in stricter.most_common():
        sys.stdout.write(f"{times:5} stricter: {message}\n")
    sys.stdout.write(", ".join(f"{n} {verdict}" for verdict, n in sorted(totals.items())) + "\n")
    return 1 if totals["DIFFERENT"] or totals["WE TAKE"] else 0


if __name__ == "__main__":
    words = [int(word) for word in sys.argv[1:]]
    sys.exit(_main(words[0] if words else 2000, words[1] if len(words) > 1 else 1))
