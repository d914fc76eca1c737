        .byte   level
level   .set    1
