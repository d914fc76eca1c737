"""A group of commands that says which one a mistyped word may have meant."""

from __future__ import annotations

import difflib

import click


class SuggestingGroup(click.Group):
    """As click's group, with the names near to one that is none."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does; for a mistyped name the ones near it are said."""
        known = self.list_commands(ctx)
        near = difflib.get_close_matches(args[0].lower(), known, 3, 0.5) if args else []
        if args and args[0] not in known and near and not args[0].startswith("-"):
            raise click.UsageError(
                f"No such command {args[0]!r}. Did you mean {' or '.join(near)}?", ctx
            )
        return super().resolve_command(ctx, args)
