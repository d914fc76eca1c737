.byte -1
