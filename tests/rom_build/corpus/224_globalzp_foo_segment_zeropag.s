.globalzp foo
.segment "ZEROPAGE"
foo: .res 1
.code
 lda foo
