 .align 256
