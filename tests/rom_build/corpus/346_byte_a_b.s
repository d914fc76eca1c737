 .byte "A" "B"
