 lda #(5)+1
 lda 0+(5)+1
.enum ee
 aa = fwd
.endenum
fwd = 1
 nop
