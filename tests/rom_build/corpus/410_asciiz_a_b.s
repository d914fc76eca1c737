 .asciiz "a", "b"
