.segment "ZEROPAGE"
w: .res 2
.code
 lda w+1
 lda <w
 lda w*2
 lda w+1000
