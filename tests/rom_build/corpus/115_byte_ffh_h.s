 .byte 0FFh, 10h, 09, 010
