 .asciiz "A","BC"
