"""Random configurations with random small modules, linked by us and by ld65.

``python -m tests.rom_build.fuzz_link [COUNT [SEED]]`` keeps each folder that disagrees in out/link.
What ld65 2.19 ends with an internal error (a segment that is stored in one file and runs in another
area with a file) counts as refused by it, and shows as WE TAKE; nothing else should.
"""

import random
import shutil
import sys
from collections import Counter
from pathlib import Path

from grognard.rom_build.asm import AsmErrors, assemble
from grognard.rom_build.link import link

from . import ca65

SEGMENTS = ("CODE", "RODATA", "DATA", "BSS", "ONE", "TWO")


def module(rng: random.Random, number: int, count: int) -> str:
    """A source that puts bytes into some segments and names what the others export."""
    lines = [f".export e{number}_0"]
    for other in range(count):
        if other != number:
            lines.append(f".import e{other}_0")
    for index in range(rng.randint(1, 4)):
        segment = rng.choice(SEGMENTS)
        lines.append(f'.segment "{segment}"')
        if rng.random() < 0.3:
            lines.append(f".align {rng.choice((1, 2, 4))}")
        lines.append(f"e{number}_{index}:")
        if segment == "BSS" or rng.random() < 0.4:
            lines.append(f".res {rng.randint(0, 9)}")
        else:
            target = f"e{rng.randrange(count)}_0" if index else f"e{number}_0"
            lines.append(
                rng.choice((f".byte <{target}, >{target}", f".word {target}", ".byte 1,2,3"))
            )
    return "\n".join(lines) + "\n"


def config(rng: random.Random) -> str:
    """Two to four areas and a place for every segment."""
    areas, places = [], []
    names = [f"M{i}" for i in range(rng.randint(2, 4))]
    for name in names:
        text = f"    {name}: start = ${rng.choice((0x800, 0x900, 0xA00, 0x1000)):04X}"
        text += f", size = ${rng.choice((0x10, 0x40, 0x100)):02X}"
        text += rng.choice(("", ", file = %O", f', file = "{name}.bin"', ', file = ""'))
        text += rng.choice(("", ", fill = yes", ", fill = no", ", fill = yes, fillval = $EA"))
        text += rng.choice(("", "", ", define = yes", ", type = ro", ", type = rw", ", type = rw"))
        areas.append(text + ";")
    for segment in SEGMENTS:
        load = rng.choice(names)
        text = f"    {segment}: load = {load}"
        if rng.random() < 0.2:
            text += f", run = {rng.choice(names)}"
        text += (
            ", type = bss" if segment == "BSS" else rng.choice(("", ", type = rw", ", type = ro"))
        )
        text += rng.choice(("", "", "", ", align = 4", ", align = $10", ", offset = $20"))
        text += rng.choice(("", "", ", define = yes", ", fillval = $77"))
        places.append(text + rng.choice(("", ", optional = yes")) + ";")
    return "\n".join(("MEMORY {", *areas, "}", "SEGMENTS {", *places, "}", ""))


def compare(seed: int, folder: Path) -> tuple[str, str]:
    """("same", "both refuse", "stricter", "WE TAKE" or "DIFFERENT", our first message)."""
    rng = random.Random(seed)
    folder.mkdir(parents=True, exist_ok=True)
    count = rng.randint(1, 3)
    sources = [folder / f"s{number}.s" for number in range(count)]
    for number, source in enumerate(sources):
        source.write_text(module(rng, number, count), encoding="ascii")
    cfg = folder / "link.cfg"
    cfg.write_text(config(rng), encoding="ascii")
    theirs = ca65.shown(ca65.build(sources, cfg))
    message = ""
    try:
        mine = ca65.shown(link([assemble(s) for s in sources], cfg, "out.bin").files)
    except AsmErrors as errors:
        mine, message = "refused", errors.diagnostics[0].message
    if mine == theirs:
        return ("both refuse" if mine == "refused" else "same"), message
    if mine == "refused":
        return "stricter", message
    return ("WE TAKE" if theirs == "refused" else "DIFFERENT"), message


def _main(count: int, first: int) -> int:
    if not ca65.installed():
        sys.exit(ca65.MISSING)
    totals: Counter[str] = Counter()
    for seed in range(first, first + count):
        folder = Path("out/link").resolve() / str(seed)
        verdict, message = compare(seed, folder)
        totals[verdict] += 1
        if verdict in ("same", "both refuse"):
            shutil.rmtree(folder)
        else:
            sys.stdout.write(f"{folder}: {verdict} {message}\n")
    sys.stdout.write(", ".join(f"{n} {verdict}" for verdict, n in sorted(totals.items())) + "\n")
    return 1 if totals["DIFFERENT"] or totals["WE TAKE"] else 0


if __name__ == "__main__":
    words = [int(word) for word in sys.argv[1:]]
    sys.exit(_main(words[0] if words else 500, words[1] if len(words) > 1 else 1))
