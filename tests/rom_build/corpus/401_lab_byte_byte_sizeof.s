lab: .byte 1,2,3
 .byte .sizeof(lab)
