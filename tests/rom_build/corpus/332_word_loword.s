 .word .loword($12345678)
