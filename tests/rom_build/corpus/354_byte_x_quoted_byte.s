.byte 1 , 2 ; x "quoted
.byte ';', '"'
