.zeropage
z0: .res 3
y1: .res 1
.code
 lda y1
