 .word
