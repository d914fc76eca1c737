; The town under the cursor.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export town_print
        .import cursor_hex, dump_at, name_print, text_byte, text_print, text_clear_to_end, text_goto
        .import shown, town_at_lo, town_names
        .importzp TOWNS, TOWN_PAGE

TOWN_COL        = 23                    ; behind the prompt of movement
TOWN_ROW        = 23

        .segment "MOVE"

;;; town_print -- print the town that the cursor is on, and a dump, or what the zones' shades mean
;;; rule:     6.9 1.5  on the last row, behind its prompt
;;; in:       the cursor; shown; dump_number
;;; out:      zp_hex = its hex
;;; clobbers: A X Y zp_ptr0 zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc town_print
        lda     st_hand_count
        bne     @done                   ; the row says who is in hand
        ldx     #TOWN_COL
        ldy     #TOWN_ROW
        jsr     text_goto
        lda     shown
        cmp     #SHOW_ZONES
        beq     @zones
        jsr     cursor_hex
        lda     #TOWN_PAGE
        sta     zp_arg0
        ldx     #TOWNS - 1
@town:  lda     town_at_lo+1,x
        cmp     town_at_lo,x
        bcs     @page
        dec     zp_arg0                 ; places rise, but from page to page
@page:  lda     town_at_lo,x
        cmp     zp_hex
        bne     @next
        lda     zp_arg0
        cmp     zp_hex+1
        beq     @found
@next:  dex
        bpl     @town
        bmi     @rest                   ; always
@found: set_word zp_ptr0, town_names
        jsr     name_print
@rest:  jsr     dump_at
        bcs     @clear
        txa
        pha
        print_msg msg_dump
        pla
        tax
        lda     dump_number,x
        jsr     text_byte
@clear: jmp     text_clear_to_end
@done:  rts
@zones: print_msg msg_zones
        jmp     text_clear_to_end
.endproc
        .assert TOWNS <= 128, lderror, "the sign ends the search"
