"""The machine kept: saved states, rewind, replays."""
