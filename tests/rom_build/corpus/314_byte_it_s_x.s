 .byte "it's", 'x'
