        .endif
        .else
        .endmacro
        .endrepeat
        .endproc
        .endstruct
