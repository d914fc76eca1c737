 .asciiz "A",0
