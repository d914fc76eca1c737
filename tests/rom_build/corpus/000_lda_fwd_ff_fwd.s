 lda fwd&$ff
fwd: nop
