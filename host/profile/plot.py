"""A profile as a picture: which routines the processor's cycles went to, over time, as SVG."""

from __future__ import annotations

from html import escape

from grognard.emu import CPU_HZ

from .profiler import Report

WIDTH, HEIGHT = 1200, 560
LEFT, TOP, RIGHT, BOTTOM = 60, 50, 330, 50
BANDS, COLUMNS = 14, 420
# told apart by the colour-blind too: hue and lightness change together
COLOURS = (
    "#332288", "#88ccee", "#117733", "#ddcc77", "#cc6677", "#44aa99", "#882255", "#999933",
    "#aa4499", "#6699cc", "#661100", "#ee8866", "#225555", "#ccbb44", "#c8c8c8",
)  # fmt: skip


def _ticks(span: float) -> list[float]:
    """Round numbers up to ``span``, six to fifteen of them."""
    step = 1e-6
    while span / step > 12:
        for factor in (2, 2.5, 2):
            step *= factor
            if span / step <= 12:
                break
    return [n * step for n in range(int(span / step + 1e-9) + 1)]


def svg(report: Report, title: str) -> str:
    """The picture: bands stacked to 100 % of the processor, the most expensive at the bottom."""
    names, rows = report.bands(BANDS, COLUMNS)
    wide, high = WIDTH - LEFT - RIGHT, HEIGHT - TOP - BOTTOM
    whole = report.cycles or 1
    text = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'width="{WIDTH}" height="{HEIGHT}" font-family="sans-serif" font-size="13">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ffffff"/>',
        f'<text x="{LEFT}" y="28" font-size="18">{escape(title)}: {report.cycles:,} cycles, '
        f"{report.cycles / CPU_HZ:.2f} s</text>",
    ]
    edges = [0]
    for cycles, _ in rows:
        edges.append(edges[-1] + cycles)
    bottoms = [0.0] * len(rows)
    for band in range(len(names)):
        tops = [
            low + row[band] / (cycles or 1)
            for low, (cycles, row) in zip(bottoms, rows, strict=True)
        ]
        text.append(_band(bottoms, tops, edges, wide, high, whole, COLOURS[band % len(COLOURS)]))
        bottoms = tops
    text += _axes(report.cycles / CPU_HZ, wide, high)
    spent = [sum(row[band] for _, row in rows) for band in range(len(names))]
    text += _legend(names, spent, whole)
    return "\n".join([*text, "</svg>", ""])


def _band(
    bottoms: list[float],
    tops: list[float],
    edges: list[int],
    wide: int,
    high: int,
    whole: int,
    colour: str,
) -> str:
    def at(cycle: int, share: float) -> str:
        return f"{LEFT + wide * cycle / whole:.1f},{TOP + high * (1 - share):.1f}"

    points = []
    for column, share in enumerate(tops):
        points += [at(edges[column], share), at(edges[column + 1], share)]
    for column in reversed(range(len(bottoms))):
        points += [at(edges[column + 1], bottoms[column]), at(edges[column], bottoms[column])]
    return f'<polygon fill="{colour}" points="{" ".join(points)}"/>'


def _axes(seconds: float, wide: int, high: int) -> list[str]:
    text = [
        f'<rect x="{LEFT}" y="{TOP}" width="{wide}" height="{high}" fill="none" stroke="#000000"/>'
    ]
    for tick in _ticks(seconds):
        x = LEFT + wide * tick / (seconds or 1)
        text.append(f'<path d="M{x:.1f} {TOP + high}v6" stroke="#000000"/>')
        text.append(f'<text x="{x:.1f}" y="{TOP + high + 20}" text-anchor="middle">{tick:g}</text>')
    text.append(
        f'<text x="{LEFT + wide / 2}" y="{HEIGHT - 10}" text-anchor="middle">'
        "seconds on the emulated clock</text>"
    )
    for percent in (0, 25, 50, 75, 100):
        y = TOP + high * (1 - percent / 100)
        text.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    return text


def _legend(names: list[str], spent: list[int], whole: int) -> list[str]:
    text = []
    x = WIDTH - RIGHT + 20
    for row, band in enumerate(reversed(range(len(names)))):
        y = TOP + 8 + row * 24
        label = f"{100 * spent[band] / whole:.1f} %  {names[band]}"
        text.append(f'<rect x="{x}" y="{y}" width="14" height="14" fill="{COLOURS[band]}"/>')
        text.append(f'<text x="{x + 22}" y="{y + 12}">{escape(label[:40])}</text>')
    return text
