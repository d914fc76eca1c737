.byte 1/0
