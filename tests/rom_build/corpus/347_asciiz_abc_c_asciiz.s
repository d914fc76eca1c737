 .asciiz "abc" ; c
 .asciiz "a", "b"
