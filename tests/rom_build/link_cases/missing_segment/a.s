.import __NONE_SIZE__
.code
 .word __NONE_SIZE__
