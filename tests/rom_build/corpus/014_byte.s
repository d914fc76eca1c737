 .byte ,1
