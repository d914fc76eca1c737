        .import __MAIN_START__, __HEADER_START__, __MAIN_SIZE__
        .word   __MAIN_START__, __HEADER_START__, __MAIN_SIZE__
        .data
here:   .word   here
