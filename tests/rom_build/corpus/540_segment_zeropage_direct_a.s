.segment "ZEROPAGE" : direct
a1: .res 1
.code
 lda a1
