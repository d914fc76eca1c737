 nop
.fatal "stop"
 nop
 lda nothing
