"""The keyboard: what a key of the host types on an Apple II Plus."""

from __future__ import annotations

import pygame

RETURN, ESCAPE, LEFT, RIGHT, UP, DOWN, RUBOUT = 0x0D, 0x1B, 0x08, 0x15, 0x0B, 0x0A, 0x7F

_NAMED = {
    pygame.K_RETURN: RETURN,
    pygame.K_KP_ENTER: RETURN,
    pygame.K_ESCAPE: ESCAPE,
    pygame.K_LEFT: LEFT,
    pygame.K_BACKSPACE: LEFT,
    pygame.K_RIGHT: RIGHT,
    pygame.K_UP: UP,
    pygame.K_DOWN: DOWN,
    pygame.K_TAB: 0x09,
    pygame.K_DELETE: RUBOUT,
}


def apple_key(key: int, mod: int, text: str) -> int | None:
    """The seven-bit code of a key press, or None.

    `key` and `mod` are SDL's, `text` the character the host's layout makes of it. The keyboard of
    the II Plus has no lower case. A backspace is the left arrow, the only way back there is.
    """
    if key in _NAMED:
        return _NAMED[key]
    if mod & pygame.KMOD_CTRL and pygame.K_a <= key <= pygame.K_z:
        return key & 0x1F
    if mod & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT) and not text:
        return None
    if len(text) == 1 and " " <= text <= "~":
        return ord(text.upper())
    return None
