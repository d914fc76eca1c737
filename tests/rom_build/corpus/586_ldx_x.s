 ldx 5,x
