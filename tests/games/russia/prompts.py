"""Prompts that random keys must lead to, by where they begin: the names of their messages."""

from __future__ import annotations

PROMPTS: dict[str, tuple[str, ...]] = {
    "at_menu": ("menu", "disks"),
    "at_disks": ("disks", "files_help", "name_list", "name_prompt", "init"),
    "at_restart": ("name_prompt",),
    "at_the_build": ("build_keys",),
    "at_the_depots": ("depot_keys",),
    "at_the_plots": ("plot_keys", "group_keys"),
    "at_the_strikes": ("strike_keys",),
    "at_the_execution": ("build_keys",),
}
