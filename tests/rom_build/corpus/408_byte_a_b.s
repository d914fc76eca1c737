 .byte "a\"b"
