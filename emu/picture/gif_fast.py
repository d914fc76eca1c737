"""The phrases of a GIF picture, by compiled code: 20 ns a byte, where Python takes a microsecond.

GIF's LZW knows up to 4096 phrases, each a known phrase and a byte more. ``tb`` finds one: at
``code * 256 + byte`` stands the code of the longer phrase, with the number of the table that it
belongs to above its 12 bits; so a table is begun anew by counting on.
"""

from ..compiler.jit import compiled
from ..typing_ import Bytes, Words

TABLES = 4096 * 256
"""Where ``tb`` counts the tables that were begun."""
TABLE_WORDS = TABLES + 1


@compiled
def phrases(m: Bytes, tb: Words, ln: Bytes, count: int) -> int:
    """Write the codes of ``count`` bytes, 1 or more, of 9 to 12 bits; gives the bytes written.

    ``ln`` has room for ``count * 3 // 2 + 8``: a code of 12 bits for each byte, and the two ends.
    """
    table = tb[TABLES] + 1
    buffer = 256
    bits = 9
    width = 9
    following = 258
    out = 0
    at = 1
    code = m[0]
    while at < count:
        byte = m[at]
        at += 1
        found = tb[code * 256 + byte]
        if found >> 12 == table:
            code = found & 4095
        else:
            buffer = buffer | (code << bits)
            bits += width
            while bits >= 8:
                ln[out] = buffer & 255
                out += 1
                buffer = buffer >> 8
                bits -= 8
            if following < 4096:
                tb[code * 256 + byte] = (table << 12) | following
                if following == 1 << width:
                    width += 1
                following += 1
            else:
                buffer = buffer | (256 << bits)
                bits += width
                table += 1
                width = 9
                following = 258
            code = byte
    buffer = buffer | (code << bits)
    bits += width
    if following == 1 << width and width < 12:
        width += 1  # the reader makes an entry for the last code too
    buffer = buffer | (257 << bits)
    bits += width
    while bits > 0:
        ln[out] = buffer & 255
        out += 1
        buffer = buffer >> 8
        bits -= 8
    tb[TABLES] = table
    return out
