"""A gamepad of the host as the stick in the game port, or as keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from .keys import DOWN, ESCAPE, LEFT, RETURN, RIGHT, UP

if TYPE_CHECKING:
    from collections.abc import Callable

    from grognard.emu import Apple2

_NAMED = {"up": UP, "down": DOWN, "left": LEFT, "right": RIGHT, "return": RETURN, "space": 0x20}
_NAMED["escape"] = ESCAPE
_RESTS = 0.15
"""a stick that hardly leaves the middle is in the middle"""


def target_of(text: str) -> tuple[str, int]:
    """("paddle", 0-3), ("button", 0-2) or ("key", code); ValueError for anything else."""
    kind, _, what = text.partition(" ")
    if kind == "key":
        if what.lower() in _NAMED:
            return kind, _NAMED[what.lower()]
        if len(what) == 1 and " " < what <= "~":
            return kind, ord(what.upper())
    elif what.isascii() and what.isdigit():
        most = {"paddle": 4, "button": 3}.get(kind, 0)
        if int(what) < most:
            return kind, int(what)
    raise ValueError(f"{text!r} is no paddle 0-3, button 0-2 or key")


def position(axis: float) -> int:
    """An axis of -1 to 1 as a paddle's position of 0 to 255, 127 in the middle."""
    return 127 if abs(axis) < _RESTS else round((max(-1.0, min(1.0, axis)) + 1) * 127.5)


class Gamepad:
    """Hands what any gamepad does to the machine, by the user's map."""

    def __init__(self, a2: Apple2, mapping: dict[str, str], strike: Callable[[int], None]) -> None:
        self._a2 = a2
        self._strike = strike
        self._map = {source: target_of(target) for source, target in mapping.items()}
        self._hat = (0, 0)
        self._pads: dict[int, object] = {}
        try:
            pygame.joystick.init()
        except pygame.error:
            return
        for number in range(pygame.joystick.get_count()):
            self._add(number)

    def _add(self, number: int) -> None:
        # SDL sends no events of a gamepad that nobody holds
        pad = pygame.joystick.Joystick(number)
        self._pads[pad.get_instance_id()] = pad

    def handle(self, event: pygame.event.Event) -> bool:
        """One event of SDL; True when it came from a gamepad."""
        if event.type == pygame.JOYDEVICEADDED:
            self._add(event.device_index)
        elif event.type == pygame.JOYDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
        elif event.type == pygame.JOYAXISMOTION:
            self._moved(f"axis {event.axis}", event.value)
        elif event.type in (pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP):
            self._pressed(f"button {event.button}", event.type == pygame.JOYBUTTONDOWN)
        elif event.type == pygame.JOYHATMOTION:
            self._hat_moved(event.value)
        else:
            return False
        return True

    def _moved(self, source: str, value: float) -> None:
        kind, number = self._map.get(source, ("", 0))
        if kind == "paddle":
            self._a2.game_port.plug()
            self._a2.paddle(number, position(value))

    def _pressed(self, source: str, down: bool) -> None:
        kind, number = self._map.get(source, ("", 0))
        if kind == "button":
            self._a2.game_port.plug()
            self._a2.button(number, down)
        elif kind == "key" and down:
            self._strike(number)

    def _hat_moved(self, value: tuple[int, int]) -> None:
        names = (("hat left", "hat right"), ("hat down", "hat up"))
        for axis, pair in enumerate(names):
            now, before = value[axis], self._hat[axis]
            if now != before:
                for name, side in zip(pair, (-1, 1), strict=True):
                    if side in (now, before):
                        self._pressed(name, now == side)
        self._hat = value
