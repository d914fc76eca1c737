"""Lists of labels that other tools write, as the debug file that ld65 would have made of them.

    al 000800 .start            ld65 -Ln and VICE; al C:0800 .start as well
    START   =$0300              Merlin's symbol table; ACME, 64tass, KickAssembler
    start   equ $0300           with := or EQU as well
    start   0300                dasm -s, below its line "--- Symbol List"
    0300 START                  AppleWin's .SYM

Such a file tells names and addresses, nothing of sources.
"""

import re

_FLAGS = re.MULTILINE | re.ASCII
_NAME = r"[A-Za-z_@?:][\w.@?:']*"
_VICE = re.compile(
    rf"^al[ \t]+(?:[A-Z]:)?(?P<at>[0-9A-Fa-f]{{1,6}})[ \t]+\.(?P<name>{_NAME})", _FLAGS
)
_EQUATE = re.compile(
    rf"(?<![\w$.])\.?(?P<name>{_NAME})[ \t]*(?::?=|\b(?:EQU|equ)\b)[ \t]*"
    r"\$(?P<at>[0-9A-Fa-f]{1,6})(?![\w+*/-])",
    _FLAGS,
)
_DASM = re.compile(rf"^(?P<name>{_NAME})[ \t]+(?P<at>[0-9a-f]{{4}})\b", _FLAGS)
_APPLEWIN = re.compile(
    rf"^[ \t]*\$?(?P<at>[0-9A-Fa-f]{{2}}|[0-9A-Fa-f]{{4}})[ \t]+(?P<name>{_NAME})[ \t]*(?:;.*)?$",
    _FLAGS,
)
_DASM_HEAD = "--- Symbol List"
_MACRO = re.compile(rf"\bMD[ \t]+{_NAME}[ \t]*=\$[0-9A-F]+", re.ASCII)
"""In Merlin's table a macro, whose value means nothing."""
_MERLIN_HEAD = re.compile(r"Symbol table\b.*", re.IGNORECASE)


def debug_text(raw: bytes) -> str | None:
    """The text of a debug file with these labels; None where none are found."""
    if b"\0" in raw:
        return None
    text = raw.decode("utf-8", "replace").replace("\r\n", "\n").replace("\r", "\n")
    found: dict[str, int] = {}
    for one in _places(text):
        address = int(one["at"], 16)
        if address <= 0xFFFF:
            found.setdefault(one["name"].lstrip("?"), address)
    if not found:
        return None
    rows = (
        f'sym\tid={number},name="{name}",addrsize=absolute,val=0x{address:X},type=lab\n'
        for number, (name, address) in enumerate(found.items())
    )
    return "version\tmajor=2,minor=0\n" + "".join(rows)


def _places(text: str) -> list[re.Match[str]]:
    if _DASM_HEAD in text:
        return list(_DASM.finditer(text))
    if head := _MERLIN_HEAD.search(text):
        return list(_EQUATE.finditer(_MACRO.sub("", text[head.end() :])))
    # a comment of one may look like a label of another
    return max((list(form.finditer(text)) for form in (_VICE, _EQUATE, _APPLEWIN)), key=len)
