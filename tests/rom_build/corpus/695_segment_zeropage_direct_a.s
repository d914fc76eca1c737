.segment "ZEROPAGE" : direct
a1: .res 1
.code
 lda a1
 lda <5
 lda >$1234
