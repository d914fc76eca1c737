.export ext2
.proc p
:   ldx #3
:   dex
    bne :-
    bne :--
    beq :+
    beq :++
    lda :+,x
    jmp :+++
: foo: nop
: rts
.endproc
ext2: lda :-
: .byte <:-, >:-
 .word :- + 1, :--+1
  .word :+ - 1
.data
 : .byte 1
