        .macro  lda
        .endmacro
        .macro  twice one, one
        .endmacro
        .macro  third
        .local  @a @b
        .local  5
        nop     .endmacro
        .macro  fourth one
        .endmacro
        fourth  {5
        .repeat 2
        .endrepeat 5
        .macro  fifth
        nop     .local @a
        .endmacro
