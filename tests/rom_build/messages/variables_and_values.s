ONE     = 1
ONE     .set    2
        .scope  inner
        .endscope
        .scope  inner
        .endscope
