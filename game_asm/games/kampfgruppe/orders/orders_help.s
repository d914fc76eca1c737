; Help: keys, ground, the data card.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "orders/orders.inc"
        .export orders_help
        .import page_show, key_wait, key_upper, orders_redraw, text_goto, text_print, weapon_print
        .import byte_right, cursor_hide, WEAPONS
        .import weapon_mr, weapon_mp, weapon_ss, weapon_ac, weapon_sp, weapon_mg, weapon_fa
        .import weapon_ba, weapon_sl, weapon_df
        .import msg_help_map, msg_help_unit, msg_help_more, msg_help_ground

PAGES           = 4
ROWS            = 21                    ; weapons on a page
RATINGS         = 10

        .segment "ORDERS"

;;; orders_help -- pages of help, one after the other; Escape ends them
;;; rule:     6.0.1 6.0.2 6.0.3 Q.3 7.9.3
;;; in:       none
;;; out:      the picture; changes st_phase, st_side, st_cursor_x/y
;;; clobbers: A X Y zp_map zp_side zp_square zp_unit zp_unit_no, scratch and the overlay's own
;;; cycles:   -
.proc orders_help
        lda     #0
        sta     ord_gun
@page:  ldx     ord_gun
        lda     page_lo,x
        ldy     page_hi,x
        jsr     page_show
        jsr     wait
        beq     @done
        inc     ord_gun
        lda     ord_gun
        cmp     #PAGES
        bne     @page
        jsr     data_card
@done:  jmp     orders_redraw
page_lo:
        .lobytes msg_help_map, msg_help_unit, msg_help_more, msg_help_ground
page_hi:
        .hibytes msg_help_map, msg_help_unit, msg_help_more, msg_help_ground
.endproc

; Z = 1 when the player has read enough.
.proc wait
        jsr     key_wait
        jsr     key_upper
        cmp     #KEY_ESCAPE
        beq     @yes
        cmp     #'X'
        beq     @yes
        cmp     #'Q'
@yes:   rts
.endproc

; All weapons with their ratings.
.proc data_card
        lda     #0
        sta     ord_gun
@page:  print_page msg_help_card
        lda     #1
        sta     ord_row
@weapon:
        ldx     #0
        ldy     ord_row
        jsr     text_goto
        lda     ord_gun
        jsr     weapon_print
        lda     #0
        sta     ord_col
@rating:
        ldx     ord_col
        lda     rating_lo,x
        sta     zp_ptr0
        lda     rating_hi,x
        sta     zp_ptr0+1
        ldy     ord_gun
        lda     (zp_ptr0),y
        ldx     #3
        jsr     byte_right
        inc     ord_col
        lda     ord_col
        cmp     #RATINGS
        bne     @rating
        inc     ord_gun
        lda     ord_gun
        cmp     #<WEAPONS
        beq     @last
        inc     ord_row
        lda     ord_row
        cmp     #ROWS+1
        bne     @weapon
        jsr     wait
        bne     @page
        rts
@last:  jmp     wait
rating_lo:
        .lobytes weapon_mr, weapon_mp, weapon_ss, weapon_ac, weapon_sp, weapon_mg, weapon_fa
        .lobytes weapon_ba, weapon_sl, weapon_df
rating_hi:
        .hibytes weapon_mr, weapon_mp, weapon_ss, weapon_ac, weapon_sp, weapon_mg, weapon_fa
        .hibytes weapon_ba, weapon_sl, weapon_df
.endproc
