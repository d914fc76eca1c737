        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .export deploy_list
        .import text_print, text_clear_row, text_goto, key_wait, unit_entry, unit_select
        .import msg_no_passengers

        .segment "DEPLOY"

ROW_SAY         = 21
HALF_ROW        = 20
carrier  := zp_overlay+14
found    := zp_overlay+18                ; passengers met, or not
kept     := zp_overlay+20

;;; deploy_list -- the units aboard the unit at work
;;; rule:     4.5.1
;;; in:       zp_unit_no; zp_side
;;; out:      the picture
;;; clobbers: A X Y zp_unit zp_unit_no, all scratch and the overlay's own
;;; cycles:   -
.proc deploy_list
        lda     zp_unit_no
        sta     carrier
        ldy     #ROW_SAY
        jsr     text_clear_row
        lda     #0
        sta     kept
        sta     found
@unit:  lda     kept
        jsr     unit_select
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     carrier
        bne     @next
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        lda     found
        beq     @show
        ldx     #HALF_ROW
        ldy     #ROW_SAY
        lsr     a
        bcs     @right
        jsr     key_wait                ; two have been read
        ldy     #ROW_SAY
        jsr     text_clear_row
        ldx     #0
        ldy     #ROW_SAY
@right: jsr     text_goto
@show:  inc     found
        lda     zp_unit
        sta     zp_ptr1
        lda     zp_unit+1
        sta     zp_ptr1+1
        lda     kept
        jsr     unit_entry
@next:  inc     kept
        lda     kept
        cmp     #UNITS
        bcc     @unit
        lda     found
        bne     @done
        print_msg msg_no_passengers
@done:  sec                             ; the line stands until the next key
        rts
.endproc
