 .word "a"
