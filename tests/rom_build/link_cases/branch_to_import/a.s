.import there
.code
 bne there
 beq there+1
