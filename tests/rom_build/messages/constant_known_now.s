        .import far
start:  nop
        .res    far
        .res    start
count   .set    later
        .enum   Side
        us      = .sizeof(start
        .endenum
