 .byte .lobyte($1234), .hibyte($1234), <$1234, >$1234
 .byte .lobyte(foo), .hibyte(foo)
foo:
