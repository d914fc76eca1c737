.byte 1 + 
