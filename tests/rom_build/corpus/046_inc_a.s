 inc a
