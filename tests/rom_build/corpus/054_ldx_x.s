 ldx $12,x
