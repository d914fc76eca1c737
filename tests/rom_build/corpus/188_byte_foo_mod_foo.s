.byte foo .mod 256, foo & 255, foo >> 8, (foo+5) >> 8
foo:
