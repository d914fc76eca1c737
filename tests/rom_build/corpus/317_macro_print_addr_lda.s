.macro PRINT addr
 lda #<addr
 ldy #>addr
 jsr print
.endmacro
.proc print
 rts
.endproc
 PRINT msg
 PRINT msg+3
msg: .asciiz "HI"
