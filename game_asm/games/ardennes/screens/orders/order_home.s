; The order to show where the next unit in hand may go.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "refuse.inc"

        .export order_home
        .import HEX_LAYER, cursor_hide, field_here, hand_last, hand_ways, hex_place, panel_first
        .import hexview_to, shown, shown_limit

        .segment "MOVE"

;;; order_home -- shade where the last unit in hand may be put, and take the window there
;;; rule:     3.3 3.4  to where its half-day began, or the first hex of its zone or entry
;;; in:       the hand; hex_zones; the state
;;; out:      C = 0; shown, shown_limit; the cursor; C = 1 when the hand is empty or it may go
;;;           nowhere, which was said
;;; clobbers: everything but the state
;;; cycles:   -
.proc order_home
        jsr     hand_last
        bcs     @end
        jsr     hand_ways
        sta     shown_limit
        lda     #SHOW_REACH
        sta     shown
        lda     #0
        sta     panel_first
        sta     zp_hex
        sta     zp_hex+1
@hex:   jsr     field_here
        beq     @there
        inc     zp_hex
        bne     @same
        inc     zp_hex+1
@same:  lda     zp_hex
        cmp     #<HEX_LAYER
        lda     zp_hex+1
        sbc     #>HEX_LAYER
        bcc     @hex
        refuse  msg_put_far             ; nowhere
@end:   rts
@there: jsr     cursor_hide
        lda     zp_hex
        sta     zp_arg0
        lda     zp_hex+1
        sta     zp_arg1
        jsr     hex_place
        dex
        dey
        jsr     hexview_to
        clc
        rts
.endproc
