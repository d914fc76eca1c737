f: nop
