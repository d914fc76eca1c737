 .word .loword($12345678), .hiword($12345678)
