 .word cc-dd
.segment "DATA"
dd: .word cc
.segment "CODE"
cc: lda dd
