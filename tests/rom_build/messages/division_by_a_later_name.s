share = 100 / men
        .res    share
men = 0
        .if     share
        .endif
