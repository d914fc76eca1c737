.feature underline_in_numbers
 .byte 1_
