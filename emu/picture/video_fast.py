"""The picture brought up to date by compiled code: what changed, eight dots at a time.

``video.py`` draws the same with numpy, whole lines at a time, and is what runs without llvmlite.
Measured: a hi-res page of which every byte changed takes 0.1 ms instead of 5, one byte in each of
the 192 lines 10 us. What a person or a program has drawn since the frame before is seldom more.

The picture, ``px``, is 384 rows of 210 words of 64 bits: 24 bytes, three words, for eight dots.
``fm`` remembers what it was painted from, ``tb`` are the tables of its look (frames.py).
"""

from ..compiler.jit import compiled
from ..layout import CHARGEN, CYCLES, VIDEO, VIDEO_COUNT, VIDEO_RING, VIDEO_RING_SIZE
from ..typing_ import Bytes, Words

LINE_WORDS = 6
"""words of ``fm`` a line: its mode, -1 before it is painted, and its 40 bytes"""
PHASE, LINED, COLOURED = 192 * LINE_WORDS, 192 * LINE_WORDS + 1, 192 * LINE_WORDS + 2
"""which way flashing text stood; whether every second row is dark; whether the look has colours"""
FRAME_WORDS = COLOURED + 1
PLAIN = 2 * 32768
"""Tables in ``tb``: at 0 four dots' colours, 12 bytes in two words, by the 15 dots around; here
eight dots' in one colour, three words."""
DOUBLED, INVERSE, GLYPHS, BLOCKS = (PLAIN + 3 * 256 + part for part in (0, 256, 768, 896))
"""14 dots of a hi-res byte; 127 for the codes that are inverse, in both phases of flashing; 14
dots of a glyph's row; of the lower and upper half of a lo-res byte in even, then odd columns"""
TABLE_WORDS = BLOCKS + 32
DOT_BYTES = 72
"""``ln``: the 560 dots of a line, eight a byte, between two dark bytes"""


@compiled
def block_dots(
    m: Bytes, tb: Words, ln: Bytes, at: int, kind: int, line: int, flash: int, block: int
) -> None:
    """The 56 dots of four bytes of a line; kind 0 lo-res, 1 hi-res, 2 text."""
    i = at + block * 4
    a = m[i]
    b = m[i + 1]
    c = m[i + 2]
    d = m[i + 3]
    if kind == 1:
        # a byte with bit 7 comes half a dot late; meanwhile the last dot before it stays
        last = (m[i - 1] >> 6) if block else 0
        e = tb[DOUBLED + a] | ((a >> 7) & last)
        f = tb[DOUBLED + b] | ((b >> 7) & (a >> 6))
        g = tb[DOUBLED + c] | ((c >> 7) & (b >> 6))
        h = tb[DOUBLED + d] | ((d >> 7) & (c >> 6))
    elif kind == 2:
        i = CHARGEN + (line & 7)
        last = INVERSE + flash * 256
        e = tb[GLYPHS + ((m[i + a * 8] ^ tb[last + a]) & 127)]
        f = tb[GLYPHS + ((m[i + b * 8] ^ tb[last + b]) & 127)]
        g = tb[GLYPHS + ((m[i + c * 8] ^ tb[last + c]) & 127)]
        h = tb[GLYPHS + ((m[i + d * 8] ^ tb[last + d]) & 127)]
    else:
        i = line & 4
        e = tb[BLOCKS + ((a >> i) & 15)]
        f = tb[BLOCKS + 16 + ((b >> i) & 15)]
        g = tb[BLOCKS + ((c >> i) & 15)]
        h = tb[BLOCKS + 16 + ((d >> i) & 15)]
    e = e | (f << 14) | (g << 28) | (h << 42)
    i = block * 7 + 1
    ln[i] = e & 255
    ln[i + 1] = (e >> 8) & 255
    ln[i + 2] = (e >> 16) & 255
    ln[i + 3] = (e >> 24) & 255
    ln[i + 4] = (e >> 32) & 255
    ln[i + 5] = (e >> 40) & 255
    ln[i + 6] = (e >> 48) & 255


@compiled
def paint(
    px: Words, tb: Words, ln: Bytes, at: int, burst: int, lined: int, g: int, to: int
) -> None:
    """The groups of eight dots from ``g`` up to ``to``, in the two rows from word ``at`` on."""
    at = at + g * 3
    w = (ln[g] >> 2) | (ln[g + 1] << 6)
    while g < to:
        if burst:
            w = w | (ln[g + 2] << 14)
            e = (w & 32767) * 2
            f = ((w >> 4) & 32767) * 2
            x = tb[e]
            y = tb[e + 1] | (tb[f] << 32)
            z = ((tb[f] >> 32) & 0xFFFFFFFF) | (tb[f + 1] << 32)
            w = w >> 8
        else:
            e = PLAIN + ln[g + 1] * 3
            x = tb[e]
            y = tb[e + 1]
            z = tb[e + 2]
        px[at] = x
        px[at + 1] = y
        px[at + 2] = z
        if lined:
            "seldom"
            x = (x >> 2) & 0x3F3F3F3F3F3F3F3F
            y = (y >> 2) & 0x3F3F3F3F3F3F3F3F
            z = (z >> 2) & 0x3F3F3F3F3F3F3F3F
        px[at + 210] = x
        px[at + 211] = y
        px[at + 212] = z
        at += 3
        g += 1


@compiled
def draw(m: Bytes, q: Words, px: Words, tb: Words, fm: Words, ln: Bytes, really: int) -> int:
    """Paint what changed since ``fm``; 0 if nothing did.

    Without ``really`` only look: 1 as soon as something is found that would be painted again.
    """
    now = q[CYCLES]
    phase = (now // 272480) & 1  # 16 frames
    flashed = 1 if phase != fm[PHASE] else 0
    if really:
        fm[PHASE] = phase
    mode = q[VIDEO]
    # the switches as they stood when the beam was at a line: back through their changes
    event = q[VIDEO_COUNT]
    oldest = event - VIDEO_RING_SIZE
    if event > 0 and q[VIDEO_RING + 2 * ((event - 1) % VIDEO_RING_SIZE)] <= now - 17030:
        event = 0
    start = now - now % 17030
    line = now % 17030 // 65
    if line > 191:
        line = 191
    left = 192
    found = 0
    while left:
        left -= 1
        while event > 0 and event > oldest:
            t = VIDEO_RING + 2 * ((event - 1) % VIDEO_RING_SIZE)
            mode = q[t + 1]
            if q[t] <= start + line * 65:
                break
            event -= 1
        o = line * LINE_WORDS
        kind = 0
        if mode & 1 or (mode & 2 and line > 159):
            kind = 2
        elif mode & 8:
            kind = 1
        r = line >> 3
        at = (r & 7) * 128 + (r >> 3) * 40
        if kind == 1:
            at = at + ((line & 7) * 1024) + (0x4000 if mode & 4 else 0x2000)
        else:
            at = at + (0x800 if mode & 4 else 0x400)
        a = at >> 3
        burst = 0 if mode & 1 else fm[COLOURED]
        fresh = 1 if fm[o] != mode else 0
        turned = flashed if kind == 2 else 0
        if (
            fresh
            or turned
            or q[a] != fm[o + 1]
            or q[a + 1] != fm[o + 2]
            or q[a + 2] != fm[o + 3]
            or q[a + 3] != fm[o + 4]
            or q[a + 4] != fm[o + 5]
        ):
            block = 0
            g = 0  # groups from g up to to are to be painted
            to = 0
            w = 0
            while w < 5:
                v = q[a + w]
                t = v ^ fm[o + 1 + w]
                k = 0
                while k < 8:
                    if fresh or t & 255 or (turned and v & 0xC0 == 0x40):
                        found += 1
                        if really == 0:
                            return 1
                        # its own dots and those of the bytes beside it, two on the right
                        i = w * 8 + k
                        if block < (i - 1) >> 2:
                            block = (i - 1) >> 2
                        while block <= (i + 2) >> 2 and block < 10:
                            block_dots(m, tb, ln, at, kind, line, phase, block)
                            block += 1
                        # they colour those up to six dots away, and the last may stay for one more
                        near = (i * 14 - 5) >> 3
                        if near > to:
                            if to > g:
                                paint(px, tb, ln, line * 420, burst, fm[LINED], g, to)
                            g = near
                        to = (i * 14 + 28) >> 3
                    v = v >> 8
                    t = t >> 8
                    k += 1
                if really:
                    fm[o + 1 + w] = q[a + w]
                w += 1
            if to > 70:
                to = 70
            if to > g:
                paint(px, tb, ln, line * 420, burst, fm[LINED], g, to)
            if really:
                fm[o] = mode
        line -= 1
        if line < 0:
            line = 191
            start -= 17030
    return found
