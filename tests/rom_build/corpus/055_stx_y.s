 stx $1234,y
