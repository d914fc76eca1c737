.segment "ZEROPAGE" : zeropage
zz: .res 1
.code
 lda zz
