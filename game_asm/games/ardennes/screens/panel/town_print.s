; The town under the cursor.
        .include "zeropage.inc"
        .include "state.inc"
        .include "macros.inc"

        .export town_print
        .import cursor_hex, name_print, text_clear_to_end, text_goto, town_at_hi, town_at_lo
        .import town_names
        .importzp TOWNS

TOWN_COL        = 27                    ; behind the prompt of movement
TOWN_ROW        = 23

        .segment "MOVE"

;;; town_print -- print on the last row, behind its prompt, the town that the cursor is on
;;; in:       the cursor
;;; out:      zp_hex = its hex
;;; clobbers: A X Y zp_ptr0 zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc town_print
        ldx     #TOWN_COL
        ldy     #TOWN_ROW
        jsr     text_goto
        jsr     cursor_hex
        ldx     #TOWNS - 1
@town:  lda     town_at_lo,x
        cmp     zp_hex
        bne     @next
        lda     town_at_hi,x
        cmp     zp_hex+1
        beq     @found
@next:  dex
        bpl     @town
        bmi     @rest                   ; always
@found: set_word zp_ptr0, town_names
        jsr     name_print
@rest:  jmp     text_clear_to_end
.endproc
        .assert TOWNS <= 128, lderror, "the sign ends the search"
