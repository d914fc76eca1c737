.macro twice
        asl
        asl
.endmacro
.zeropage
zp_a:   .res 1
.code
        .import other
        .importzp zother
        .export main
.struct St
 a1 .byte
 b1 .word
.endstruct
.enum En
 e1
 e2
.endenum
.proc   main
        lda     table,x
        twice
@loop:  dex
        bne     @loop
        jsr     other
        lda     zother
        rts
.endproc
.scope sc
k1 = 5
.proc in1
 nop
.endproc
.endscope
table:  .byte   1, 2, 3, 4, 5
v1 .set 4
k2 := $C000
.bss
room:   .res    16
st: .tag St
.scope
uu:     nop
.endscope
k_far = $12345
k_long = -5
