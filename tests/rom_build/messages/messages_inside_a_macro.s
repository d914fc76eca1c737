        .macro  need value
        .if     (value) > 9
        .error  "at most 9"
        .endif
        .warning "look here"
        .assert (value) <> 5, lderror, "not 5"
        .endmacro
        .macro  outer value
        need    value
        .endmacro
        need    5
        outer   5
        need    12
