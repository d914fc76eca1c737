 .align 0
