"""What one source may ask for in all; docs/limits.md has the same table for its readers."""

TEXT = "characters of source, counted as often as they are included"
BINARY = "bytes of files to .incbin"
OUTPUT = "bytes of code and data"
WORDS = "words made by macros and .repeat"
MADE = "characters made by .concat, .sprintf and .string"
SCOPES = "characters in the full names of scopes"

MOST = {
    TEXT: 8 << 20,
    BINARY: 16 << 20,
    OUTPUT: 4 << 20,
    WORDS: 2 << 20,
    MADE: 16 << 20,
    SCOPES: 64 << 20,
}
"""The sums; a run that comes past one ends there."""
