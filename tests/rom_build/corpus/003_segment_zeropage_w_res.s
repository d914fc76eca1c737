.segment "ZEROPAGE"
w: .res 2
v: .res 1
.code
 lda w+v
 lda v-w
 lda w|1
 lda (w),y
 lda (w,x)
 sta w,x
 stx w,y
 lda w,y
 ldx w,y
 sta a:w,x
