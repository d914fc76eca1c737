"""The window of all games: a picture and a name each, chosen with the arrows or the mouse."""

from __future__ import annotations

import contextlib
import io
from typing import Protocol

import pygame

from ..built.games import game_names
from ..built.titles import title_of
from ..built.titles_beside import TitlesBeside
from .window import HEIGHT_PX, WIDTH_PX, open_display

_INK, _PAPER, _MARK = (230, 230, 230), (24, 24, 32), (90, 200, 120)
_GAP = 24
_LEAST_WIDTH = 520


class Pictures(Protocol):
    """Where the pictures come from: neither method waits."""

    def come(self) -> list[tuple[str, bytes | None]]:
        """Games whose PNG has come since last asked, None for one that has none."""

    def close(self) -> None:
        """No more are wanted."""


class Gallery:
    """`run()` gives the name of the game that was chosen, None when the window was closed."""

    def __init__(self, games: list[str], pictures: Pictures | None = None) -> None:
        open_display()
        self.games = games
        self.at = 0
        self._come = pictures or TitlesBeside(games)
        self._pictures: dict[str, pygame.Surface | None] = {}
        self.columns = min(len(games), 3) or 1
        rows = -(-len(games) // self.columns)
        self._cell = (WIDTH_PX + _GAP, HEIGHT_PX + 2 * _GAP)
        width = max(self.columns * self._cell[0] + _GAP, _LEAST_WIDTH)
        size = (width, rows * self._cell[1] + 3 * _GAP)
        self.surface = pygame.display.set_mode(size)
        self._names = {game: title_of(game) for game in games}
        pygame.display.set_caption("Grognard")
        pygame.key.set_repeat(500, 100)

    def place(self, number: int) -> pygame.Rect:
        """Where the picture of the n-th game is."""
        left = _GAP + number % self.columns * self._cell[0]
        top = 2 * _GAP + number // self.columns * self._cell[1]
        return pygame.Rect(left, top, WIDTH_PX, HEIGHT_PX)

    def draw(self) -> None:
        """Draw what is there; pictures come one by one, from a process beside the window."""
        self.surface.fill(_PAPER)
        font = pygame.font.Font(None, 24)
        head = "Choose a game: arrows and Return, or a click.  Esc leaves."
        self.surface.blit(font.render(head, True, _INK), (_GAP, _GAP // 2))
        for number, game in enumerate(self.games):
            rect, chosen = self.place(number), number == self.at
            shown = self._pictures.get(game)
            if shown is not None:
                self.surface.blit(shown, rect)
            pygame.draw.rect(
                self.surface, _MARK if chosen else _INK, rect.inflate(6, 6), 3 if chosen else 1
            )
            waiting = "" if game in self._pictures else " ..."
            name = f"> {self._names[game]}" if chosen else self._names[game]
            drawn = font.render(name + waiting, True, _MARK if chosen else _INK)
            self.surface.blit(drawn, (rect.left, rect.bottom + 8))
        pygame.display.flip()

    def _take_pictures(self) -> None:
        for game, data in self._come.come():
            self._pictures[game] = None
            if data:
                with contextlib.suppress(pygame.error):
                    loaded = pygame.image.load(io.BytesIO(data), "title.png")
                    size = WIDTH_PX, HEIGHT_PX
                    self._pictures[game] = pygame.transform.smoothscale(loaded, size)

    def _key(self, key: int) -> str | None:
        steps = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}
        steps |= {pygame.K_UP: -self.columns, pygame.K_DOWN: self.columns}
        to = self.at + steps.get(key, 0)
        if 0 <= to < len(self.games):
            self.at = to
        return self.games[self.at] if key in (pygame.K_RETURN, pygame.K_KP_ENTER) else None

    def run(self) -> str | None:
        """Until a game is chosen or the window closed."""
        try:
            while True:
                self.draw()
                for event in pygame.event.get():
                    if event.type == pygame.QUIT:
                        return None
                    if event.type == pygame.KEYDOWN:
                        if event.key == pygame.K_ESCAPE:
                            return None
                        chosen = self._key(event.key)
                        if chosen:
                            return chosen
                    if event.type == pygame.MOUSEBUTTONDOWN:
                        for number, game in enumerate(self.games):
                            if self.place(number).collidepoint(event.pos):
                                return game
                self._take_pictures()
                pygame.time.wait(20)
        finally:
            self._come.close()
            pygame.display.quit()


def choose_game() -> str | None:
    """Show what there is; raises NoScreen where there is no screen."""
    return Gallery(game_names()).run()
