 .byte .min(3, 5), .max(3, 5), .min(-1, 2)+1
