        .smart on
        .autoimport on
        .case on
        .dbg file, "a.c", 12, 34
        .export _main
.proc _main
        .dbg func, "main", "00", extern, "_main"
        .dbg line, "a.c", 1
        jsr pushax
        lda sp
        lda #<table
        ldx #>table
        jsr inner
        .dbg line
        jmp incsp2
inner:  rts
.endproc
