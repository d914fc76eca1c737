        .setcpu "6510"
        .popcpu
        .list   maybe
        .localchar "!"
        .fopt   colour, "red"
        .fopt   300, "red"
        .macpack fast
        .popseg
        .org    $10000
.struct Ports
        .org    $1000000
        .res    $1000000
.endstruct
        .feature string_escapes, no_such
        .byte   .addrsize(Ports)
        .faraddr $1000000
        .byte   "a\qb"
        .feature addrsize, c_comments
        .byte   .addrsize(nobody)
        nop             /* and so on
