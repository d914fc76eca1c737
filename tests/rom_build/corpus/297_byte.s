.byte 5)
