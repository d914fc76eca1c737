"""Text of other people's files as a terminal may have it."""


def visible(text: str) -> str:
    """What a terminal would obey (escapes, other control and direction marks) as \\xNN or \\uNNNN.

    Tabs stay; line ends do not, so it takes one line at a time.
    """
    if text.isprintable():
        return text
    return "".join(char if char.isprintable() or char == "\t" else _shown(char) for char in text)


def _shown(char: str) -> str:
    code = ord(char)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"
