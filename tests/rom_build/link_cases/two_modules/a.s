.import helper, table: absolute
.importzp ptr
.export start, K : zp
K = 7
.code
start:  jsr helper
        lda table+2,x
        sta ptr
        lda (ptr),y
        lda #<table
        lda #>table
        bne start
        .word helper-start
        .byte <(helper-1)
