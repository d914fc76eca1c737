 ldx foo,y
.segment "ZEROPAGE"
foo: .res 1
