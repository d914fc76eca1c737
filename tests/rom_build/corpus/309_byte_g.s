 .byte $G
