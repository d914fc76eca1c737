 .byte .sizeof(lab)
lab: .byte 1,2,3
