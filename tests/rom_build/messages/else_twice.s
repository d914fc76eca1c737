        .if     1
        .else
        .elseif 1
        .else
        .endif
