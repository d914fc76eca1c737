.byte (5
