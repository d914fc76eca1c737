 .byte .bankbyte($123456)
