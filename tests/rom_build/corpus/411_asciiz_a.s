 .asciiz "a", 5
