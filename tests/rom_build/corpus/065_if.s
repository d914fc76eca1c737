 .if 1
