.globalzp foo
 lda foo
.segment "ZEROPAGE"
foo: .res 1
