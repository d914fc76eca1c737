 .byte <foo+1
foo:
