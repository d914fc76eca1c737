xx = 1
xx = 1
