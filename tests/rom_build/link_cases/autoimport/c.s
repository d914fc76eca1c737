        .export far
far:    nop
