.asciiz ""
.asciiz "a;b"
.byte ""
