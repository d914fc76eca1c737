 lda #(5)+1
 lda 0+(5)+1
.proc p1
 .export foo
foo: nop
.endproc
