        .macro  wait
        .local  @again
@again: bne     @again
        .endmacro
        wait
