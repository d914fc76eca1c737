; The name of a unit.
        .include "zeropage.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export unit_name
        .import text_char, unit_names, unit_names_allied

        .segment "BSS"
name_letter:    .res 2                  ; where the letter stands that is being printed

        .segment "CODE"

;;; unit_name -- print a unit's name
;;; in:       zp_unit
;;; out:      zp_unit kept
;;; clobbers: A X Y zp_ptr0 and what drawing uses
;;; cycles:   -
.proc unit_name
        ldx     zp_unit
        cpx     #GERMANS
        bcs     @allied
        set_word zp_ptr0, unit_names
        jmp     @seek
@allied:
        set_word zp_ptr0, unit_names_allied
        txa
        sec
        sbc     #GERMANS
        tax
@seek:  ldy     #0
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
