"""How the computer plays by skill level, and what each side of a scenario is out for."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import Row, byte_table, read_csv, source

SKILLS = ("blunder", "least", "grenade", "prone", "bound", "halts", "reload", "budget", "rest",
          "cover", "fuse", "moves", "eager", "sneaks", "watch", "march", "idle",
          "fresh", "bears", "rises", "waits",
          "engage", "care", "stalk", "storm", "threat", "wary", "creeps",
          "arcs", "arrive", "plunge")  # fmt: skip
AIMS = ("hunt", "hold", "reach", "bomb", "fetch", "take")
SIDES = ("american", "german")
SCENARIOS = 12
AIM_COLUMNS = (
    "scenario", "side", "aim", "first_column", "first_row", "goal_column", "goal_row",
    "within", "turns", "guard_column", "guard_row", "average", "best", "search",
    "passes", "hears",
)  # fmt: skip


def square(row: Row, name: str) -> tuple[int, int]:
    """A square of the village, 0 0 for none."""
    column, line = row.number(name + "_column", 0, 48), row.number(name + "_row", 0, 64)
    if (column, line) != (0, 0) and (column < 11 or line < 11):
        raise row.error(f"expected {name} square 1111..4864 or 0 0")
    return column, line


def generate(sources: list[Path]) -> str:
    """Tables by skill (skill_*), by 2 * scenario + side (aim_*), and search_column/row."""
    skills = read_csv(sources[0], ("skill", *SKILLS))
    aims = read_csv(sources[1], AIM_COLUMNS)
    search = read_csv(sources[2], ("column", "row"))
    lines: list[str] = []
    for name in SKILLS:
        lines += byte_table(f"skill_{name}", (r.number(name, 0, 255) for r in skills))
    for want, row in enumerate(aims):
        if (row.number("scenario", 0, SCENARIOS - 1), row["side"]) != (want // 2, SIDES[want % 2]):
            raise row.error(f"expected scenario {want // 2}, {SIDES[want % 2]}")
        if row["aim"] not in AIMS:
            raise row.error(f"expected aim {', '.join(AIMS)}, found {row['aim']!r}")
    if len(aims) != SCENARIOS * len(SIDES):
        raise aims[-1].error(f"expected {SCENARIOS} scenarios, two sides each")
    lines += byte_table("aim_kind", (AIMS.index(r["aim"]) for r in aims))
    for name in ("first", "goal", "guard"):
        for k, axis in enumerate(("x", "y")):
            lines += byte_table(f"aim_{name}_{axis}", (square(r, name)[k] for r in aims))
    lines += byte_table("aim_within", (r.number("within", 0, 9) for r in aims))
    lines += byte_table("aim_turns", (r.number("turns", 0, 255) for r in aims))
    for name in ("average", "best"):
        lines += byte_table(f"aim_{name}", (r.number(name, 1, len(skills) - 1) for r in aims))
    lines += byte_table("aim_passes", (r.number("passes", 0, 1) for r in aims))
    lines += byte_table("aim_hears", (r.number("hears", 0, 99) for r in aims))
    lines += byte_table("aim_search", (r.number("search", 1, len(search)) for r in aims))
    lines += byte_table("search_column", (r.number("column", 11, 48) for r in search))
    lines += byte_table("search_row", (r.number("row", 11, 64) for r in search))
    lines += byte_table("search_count", [len(search)])
    return source("COMPUTER", lines, "how the computer plays")
