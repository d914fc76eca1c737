 .byte .concat("a","b"), .sprintf("%d-%02x-%s-%c%%",10,255,"z",65)
 .ident("foo"): nop
 .ident(.concat("fo","o2")): nop
 lda foo
 .byte .string(foo), .string(5)
