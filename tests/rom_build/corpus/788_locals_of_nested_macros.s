.macro inner n
 .local done
 beq done
 lda #n
done:
.endmacro
.macro outer n
 .local done, @skip
 inner n
 bne @skip
 bcs done
 @skip: nop
done: rts
.endmacro
.proc p
start: nop
 outer 1
 outer 2
 jmp start
.endproc
done: jmp done
