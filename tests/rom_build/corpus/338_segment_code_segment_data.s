.segment "CODE"
.segment "DATA"
dd: .word cc
.segment "CODE"
cc: lda dd
 .word dd-cc
