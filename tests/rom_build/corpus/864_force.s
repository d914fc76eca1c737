.feature force_range
 lda #-1
 ldx #$1234
 .byte -1, $1234, l1
 .word -1, $12345
 .dbyt -1
 .dword -1
 .addr -1
 .faraddr -1
l1:
