"""Tools that turn tables, drawings and words into 6502 source.

Each module has `generate(sources: list[Path]) -> str`: the text of one .s file.
"""
