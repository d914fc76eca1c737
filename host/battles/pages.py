"""What the games' parts of `battle` have in common: reading pages, answering them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from grognard.emu import Apple2

STEP_SECONDS = 0.25
_MOST_SECONDS = 4000.0
ESCAPE = "\x1b"
_LOADS = 40
"""Looks in which what a key asks for comes from the disk."""
_STILL = 8
"""Looks at the same page, a quarter of a second apart, after which nobody works any more."""

Answers = Iterable[tuple[str, str]]
"""Words of a page, in capitals, and the keys that answer it; words with a $ behind them count at
the page's end only, where a question has no answer yet."""


def rows(a2: Apple2) -> list[str]:
    """The screen's rows as they are, without the blanks at their ends."""
    return [row.rstrip() for row in a2.screen.text]


def page(a2: Apple2) -> str:
    """The screen in capitals."""
    return "\n".join(rows(a2)).upper()


def through(a2: Apple2, answers: Answers, within: float = 60) -> None:
    """One page after the other: each is waited for and answered."""
    for words, keys in answers:
        a2.until(text=words, within=within)
        a2.type(keys)


def answer(a2: Apple2, keys: str) -> None:
    """Types, and waits until another page stands: a key too many would answer the next one."""
    if keys[:-1]:
        a2.type(keys[:-1])
        a2.run(seconds=STEP_SECONDS)  # a line that is typed shows before RETURN takes it
    before = last = page(a2)
    a2.type(keys[-1])
    for _ in range(_LOADS):
        a2.run(seconds=STEP_SECONDS)
        now = page(a2)
        if before != now == last:
            return
        last = now


def answered(a2: Apple2, words: str, answers: Answers) -> bool:
    """Types the keys of the first answer whose words are on the page; was there one?"""
    for part, keys in answers:
        if words.rstrip().endswith(part[:-1]) if part[-1] == "$" else part in words:
            answer(a2, keys)
            return True
    return False


def run_on(
    a2: Apple2, look: Callable[[str], int | None], over: Callable[[str], bool]
) -> int | None:
    """Goes on until `look`, which answers what is asked of nobody, names the side that is asked for
    orders; None when the page says that all is `over`."""
    words = ""
    for _ in range(round(_MOST_SECONDS / STEP_SECONDS)):
        words = page(a2)
        if over(words):
            return None
        side = look(words)
        if side is not None:
            return side
        a2.run(seconds=STEP_SECONDS)
    raise RuntimeError(f"no side has its turn, and the battle is not over\n{words}")


def until_done(a2: Apple2, going_on: Callable[[], bool], answers: Answers) -> None:
    """Ends a side's part: answers its pages, until it is over; Esc where none of them is and
    nothing moves any more, which leaves whatever question is open."""
    given, before, still = list(answers), "", 0
    for _ in range(4000):
        if not going_on():
            return
        words = page(a2)
        still = still + 1 if words == before else 0
        before = words
        if not answered(a2, words, given) and still >= _STILL:
            a2.type(ESCAPE)
            still = 0
        a2.run(seconds=STEP_SECONDS)
    raise RuntimeError(f"the orders do not end\n{page(a2)}")


def by_hand(a2: Apple2, side: int) -> bool:
    """Do a player's keys lead this side?"""
    return bool(a2.memory[a2.symbol("st_human") + side])
