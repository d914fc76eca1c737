.byte -128
