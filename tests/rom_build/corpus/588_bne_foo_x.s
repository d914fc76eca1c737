 bne foo,x
