"""What the order reader makes of typed text (rule book 5.4 to 5.42)."""

import random

import pytest

MR, MI, SB, SE, PREPARE, LOAD, GET, DROP, FS, FA, HH, HJ, EP, EF, WA, NL, NO = range(1, 18)
KINDS = {"P": 1, "F": 2, "M": 3, "A": 4, "R": 5, "G": 6, "K": 7, "B": 8}


def reason_numbers(folder):
    """Names of the refusals in orders.inc -> their numbers."""
    lines = (folder / "orders.inc").read_text().splitlines()
    pairs = [line.split(";")[0].split("=") for line in lines if line.startswith("REFUSE_")]
    return {name.strip(): int(number) for name, number in pairs}


@pytest.fixture(scope="session")
def reasons(game_folder):
    return reason_numbers(game_folder)


def read(ambush, text):
    """(order, None) when the text is an order, (None, refusal) when it is not."""
    result = ambush.call("order_read", line_buffer=text.encode() + b"\0")
    if result.c:
        return None, result.a
    start = ambush.sym["zp_order"]
    return tuple(ambush.mem[start : start + 4]), None


def words(ambush, order):
    """The order as order_text writes it."""
    ambush.call("order_text", zp_order=list(order))
    start = ambush.sym["order_words"]
    return bytes(ambush.mem[start : start + 8]).split(b"\0")[0].decode()


def every_order():
    """Each form of the book with the edges of its operands: text, order."""
    for kind, code in (("MR", MR), ("MI", MI)):
        for direction in range(9):
            for mode in "RWDCL":
                for squares in (0, 1, 9):
                    if direction == 0 and squares:
                        continue
                    scan = direction == 0 and squares == 0
                    order = (MR if scan else code, direction, squares, ord(mode))
                    yield f"{kind}{direction}{squares}{mode}", order
            for mode in "FS":
                order = (code, direction, 0, ord(mode)) if direction else (MR, 0, 0, ord("W"))
                yield f"{kind}{direction}0{mode}", order
    yield "SB", (SB, 0, 0, 0)
    yield "SE", (SE, 0, 0, 0)
    for letter in "ABFGKMPR":
        yield "P" + letter, (PREPARE, KINDS[letter], 0, 0)
    for letter in "AMR":
        yield "L" + letter, (LOAD, KINDS[letter], 0, 0)
    for letter in "AFGKMPR":
        yield "G" + letter, (GET, KINDS[letter], 0, 0)
        yield "D" + letter, (DROP, KINDS[letter], 0, 0)
    for column, row in ((11, 11), (48, 64), (11, 64), (48, 11), (30, 43)):
        yield f"FS{column}{row}", (FS, column, row, 0)
        yield f"FS{column}{row}L", (FS, column, row, 1)
        yield f"EF{column}{row}", (EF, column, row, 0)
    for chance in (0, 1, 50, 99):
        for time in (10, 30, 99):
            yield f"FA{chance:02}{time}", (FA, chance, time, 0)
    yield "HH", (HH, 0, 0, 0)
    for time in (10, 55, 99):
        yield f"HJ{time}", (HJ, time, 0, 0)
        yield f"WA{time}", (WA, time, 0, 0)
    for fuse in (1, 99, 100, 255, 256, 300, 512, 768, 999):
        yield f"EP{fuse:03}", (EP, fuse & 255, fuse >> 8, 0)
    yield "NL", (NL, 0, 0, 0)
    yield "NO", (NO, 0, 0, 0)


@pytest.mark.rule("CA-5.4.1")
@pytest.mark.rule("CA-8.0.1")
@pytest.mark.rule("CA-1.5.1")
@pytest.mark.rule("CA-5.33.1")
@pytest.mark.rule("CA-5.34.1")
@pytest.mark.rule("CA-5.37.1")
@pytest.mark.rule("CA-5.38.1")
def test_every_order_of_the_book_is_read(ambush):
    for text, order in every_order():
        assert read(ambush, text) == (order, None), text


@pytest.mark.rule("CA-5.40.1")
def test_an_order_is_listed_as_it_was_typed(ambush):
    for text, order in every_order():
        if order[0] < NL:
            if text[1:4] in ("I00", "R00"):  # a scan, in its plainest form
                text = "MR00" + ("W" if text[-1] in "FS" else text[-1])
            assert words(ambush, order) == text


@pytest.mark.rule("CA-5.4.1")
@pytest.mark.rule("CA-5.33.1")
def test_case_and_blanks_are_forgiven(ambush):
    assert read(ambush, " mr 1 2 r ") == ((MR, 1, 2, ord("R")), None)
    assert read(ambush, "fs 18 20 l") == ((FS, 18, 20, 1), None)


WRONG = [
    ("", None),
    ("   ", None),
    ("X", "UNKNOWN"),
    ("?", "UNKNOWN"),
    ("1320", "UNKNOWN"),
    ("M", "MOVE"),
    ("MX12R", "MOVE"),
    ("MR92R", "DIRECTION"),
    ("MR", "DIRECTION"),
    ("MRR", "DIRECTION"),
    ("MR1R", "SQUARES"),
    ("MR1", "SQUARES"),
    ("MR12", "MODE"),
    ("MR12X", "MODE"),
    ("MR112R", "MODE"),
    ("MR02R", "SCAN_MOVE"),
    ("MI01C", "SCAN_MOVE"),
    ("MR31F", "FALL_MOVE"),
    ("MI19S", "FALL_MOVE"),
    ("MR12RR", "TOO_MUCH"),
    ("S", "SNEAK"),
    ("SX", "SNEAK"),
    ("SBE", "TOO_MUCH"),
    ("P", "PREPARE"),
    ("PX", "PREPARE"),
    ("P-", "PREPARE"),
    ("LK", "LOAD"),
    ("LF", "LOAD"),
    ("LB", "LOAD"),
    ("GB", "GET"),
    ("DB", "DROP"),
    ("DRR", "TOO_MUCH"),
    ("F", "FIRE"),
    ("FX1320", "FIRE"),
    ("FS", "SQUARE"),
    ("FS132", "SQUARE"),
    ("FSL320", "SQUARE"),
    ("FS1020", "OFF_MAP"),
    ("FS4920", "OFF_MAP"),
    ("FS1310", "OFF_MAP"),
    ("FS1365", "OFF_MAP"),
    ("FS0000", "OFF_MAP"),
    ("FS1320X", "TOO_MUCH"),
    ("FS1320LL", "TOO_MUCH"),
    ("EF1320L", "TOO_MUCH"),
    ("EF9999", "OFF_MAP"),
    ("FA", "FA_FORM"),
    ("FA5", "FA_FORM"),
    ("FA501", "FA_FORM"),
    ("FA5009", "FA_TIME"),
    ("FA5000", "FA_TIME"),
    ("FA50100", "TOO_MUCH"),
    ("H", "HAND"),
    ("HA", "HAND"),
    ("HH10", "TOO_MUCH"),
    ("HJ", "HJ_FORM"),
    ("HJ5", "HJ_FORM"),
    ("HJ09", "HJ_TIME"),
    ("HJ100", "TOO_MUCH"),
    ("E", "EXPLODE"),
    ("EX", "EXPLODE"),
    ("EP10", "FUSE_FORM"),
    ("EP", "FUSE_FORM"),
    ("EP000", "FUSE"),
    ("EP1000", "TOO_MUCH"),
    ("EF", "SQUARE"),
    ("W", "WAIT"),
    ("WB10", "WAIT"),
    ("WA", "WA_FORM"),
    ("WA9", "WA_FORM"),
    ("WA09", "WA_TIME"),
    ("WA100", "TOO_MUCH"),
    ("N", "NOTE"),
    ("NX", "NOTE"),
    ("NOW", "TOO_MUCH"),
    ("MR12R" * 8, "TOO_MUCH"),
]


@pytest.mark.rule("CA-5.34.2")
@pytest.mark.rule("CA-5.36.2")
@pytest.mark.rule("CA-5.39.1")
@pytest.mark.rule("CA-1.5.1")
@pytest.mark.rule("CA-8.0.1")
@pytest.mark.rule("CA-5.4.1")
@pytest.mark.parametrize(("text", "reason"), WRONG)
def test_each_wrong_input_has_its_own_reason(ambush, reasons, text, reason):
    number = reasons["REFUSE_" + reason] if reason else 0
    assert read(ambush, text) == (None, number)


@pytest.mark.slow
def test_random_text_is_refused_or_reads_back_the_same(ambush, reasons):
    dice = random.Random(1944)
    orders = [text for text, _ in every_order()]
    keys = "MRISBEPLGDFAKHJWNOXC0123456789 mrfsl?-"
    accepted = refused = 0
    for _ in range(4000):
        text = list(dice.choice(orders))
        for _ in range(dice.randrange(3)):
            place = dice.randrange(len(text) + 1)
            text[place : place + dice.randrange(2)] = dice.choice(keys)
        order, refusal = read(ambush, "".join(text))
        if order is None:
            assert 0 <= refusal < reasons["REFUSE_NO_L"]
            refused += 1
        elif order[0] < NL:
            assert read(ambush, words(ambush, order)) == (order, None), text
            accepted += 1
    assert accepted > 1000 and refused > 1000
