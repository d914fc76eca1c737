x1=$1234
 lda <x1
 lda <fwd
 lda >fwd,x
 lda #<fwd
fwd: nop
