 nop
rel: nop
 .org $1234
abs: lda abs
 jmp abs
 bne abs
 beq fwd
 .word *, abs, fwd, rel
.data
d1: .word d1, *
.code
c1: .word c1
 .align 4
c2: .word c2
.proc p

@l: bne @l
: bne :-
 bcc :+
: rts
.endproc
fwd: jsr p
 lda #.sizeof(p)
 .assert fwd - abs = 0 || 1, error
.reloc
back: jmp back
 jmp abs
 .word *
 .org $10
z1: lda z1
  ldx z1,y
 .if z1 = $10
 .byte 1
 .endif
.reloc
 bne back
