.import HERE, THERE, __A_START__, __A_LAST__, __A_SIZE__
.import __CODE_SIZE__
.code
 .word HERE, THERE, __A_START__, __A_LAST__, __A_SIZE__, __CODE_SIZE__
 .byte 5
