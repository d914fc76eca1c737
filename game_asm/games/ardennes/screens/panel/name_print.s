; A name of a list whose names lie one behind the other, bit 7 at the last letter of each.
        .include "zeropage.inc"

        .export name_print
        .import text_char

        .segment "BSS"
name_letter:    .res 2                  ; where the letter stands that is being printed

        .segment "CODE"

;;; name_print -- print a name of a list
;;; in:       zp_ptr0 = the list; X = which, from 0
;;; out:      none
;;; clobbers: A X Y zp_ptr0 and what drawing uses
;;; cycles:   -
.proc name_print
        ldy     #0
        cpx     #0
        beq     @print
@letter:
        lda     (zp_ptr0),y
        inc     zp_ptr0
        bne     @same
        inc     zp_ptr0+1
@same:  asl     a                       ; C = 1: the last of its name
        bcc     @letter
        dex
        bne     @letter
@print: ldy     #0
        lda     (zp_ptr0),y
        pha
        and     #$7F
        ldx     zp_ptr0
        stx     name_letter
        ldx     zp_ptr0+1
        stx     name_letter+1
        jsr     text_char
        ldx     name_letter
        stx     zp_ptr0
        ldx     name_letter+1
        stx     zp_ptr0+1
        inc     zp_ptr0
        bne     @on
        inc     zp_ptr0+1
@on:    pla
        bpl     @print
        rts
.endproc
