.define COUNT 5
.define LOW(v) <(v)
.define add2(a1, b1) a1 + b1
.define EQU =
.define REG x
.define PAIR 1, 2
.define LINE lda #1
.define emit .byte
foo EQU 7
 lda #COUNT
 lda #LOW $1234
 .byte add2 1, 2
 .byte add2 PAIR
 .byte add2 {1}, {COUNT * 2}
 lda $1000,REG
 LINE
 emit COUNT, foo
.macro m1 p1
 .byte p1, COUNT
 LINE
.endmacro
 m1 COUNT
.undefine COUNT
.define COUNT 6
 m1 COUNT

.undef LINE
LINE: jmp LINE
.if COUNT = 6
 .byte 6
.endif
.repeat COUNT, i
 .byte i
.endrepeat
.define NOTHING
 lda NOTHING #3
.if .blank(NOTHING)
 .byte $BB
.endif
.define TXT "abc"
 .byte TXT, .strlen(TXT), .concat(TXT, "d")
.define SYM foo2
SYM: nop
 jmp foo2
.define STR(x1) .string(x1)
 .byte STR foo
