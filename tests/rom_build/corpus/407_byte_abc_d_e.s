 .byte "abc", 'd', "e"+1
