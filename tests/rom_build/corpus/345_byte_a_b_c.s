 .byte 'A' , 'B',"C"
