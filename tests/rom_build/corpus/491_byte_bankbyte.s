 .byte ^$123456, .bankbyte($123456)
