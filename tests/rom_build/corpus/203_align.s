 .align 3
