"""The soft switches of the I/O page by name: one table for whoever shows or asks for them.

>>> from grognard.emu.devices.switches import SWITCHES, switch_name
>>> f"{SWITCHES['SPKR']:04X}", switch_name(0xC0E9)
('C030', 'DRIVE_ON')

The names are those of the usual equates; the Disk II's stand for slot 6.
"""

SWITCHES: dict[str, int] = {
    "KBD": 0xC000,
    "KBDSTRB": 0xC010,
    "TAPEOUT": 0xC020,
    "SPKR": 0xC030,
    "STROBE": 0xC040,
    "TXTCLR": 0xC050,
    "TXTSET": 0xC051,
    "MIXCLR": 0xC052,
    "MIXSET": 0xC053,
    "LOWSCR": 0xC054,
    "HISCR": 0xC055,
    "LORES": 0xC056,
    "HIRES": 0xC057,
    "SETAN0": 0xC058,
    "CLRAN0": 0xC059,
    "SETAN1": 0xC05A,
    "CLRAN1": 0xC05B,
    "SETAN2": 0xC05C,
    "CLRAN2": 0xC05D,
    "SETAN3": 0xC05E,
    "CLRAN3": 0xC05F,
    "TAPEIN": 0xC060,
    "PB0": 0xC061,
    "PB1": 0xC062,
    "PB2": 0xC063,
    "PADDL0": 0xC064,
    "PADDL1": 0xC065,
    "PADDL2": 0xC066,
    "PADDL3": 0xC067,
    "PTRIG": 0xC070,
    **{f"LC{bank}_{what}": 0xC080 + at
       for bank, first in ((2, 0), (1, 8))
       for what, at in (("READ", first), ("ROM_WRITE", first + 1),
                        ("ROM", first + 2), ("READ_WRITE", first + 3))},
    **{f"PHASE{n}_{'ON' if on else 'OFF'}": 0xC0E0 + 2 * n + on for n in range(4) for on in (0, 1)},
    "DRIVE_OFF": 0xC0E8,
    "DRIVE_ON": 0xC0E9,
    "DRIVE1": 0xC0EA,
    "DRIVE2": 0xC0EB,
    "Q6L": 0xC0EC,
    "Q6H": 0xC0ED,
    "Q7L": 0xC0EE,
    "Q7H": 0xC0EF,
}  # fmt: skip

_BY_ADDRESS = {addr: name for name, addr in SWITCHES.items()}


def switch_name(addr: int) -> str:
    """The name of a switch; "" for an address that has none."""
    return _BY_ADDRESS.get(addr, "")
