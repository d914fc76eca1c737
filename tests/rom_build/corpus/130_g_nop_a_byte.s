g1: nop
@a1: .byte 1,2
 .byte .sizeof(@a1), .defined(@a1), .defined(@b1)
