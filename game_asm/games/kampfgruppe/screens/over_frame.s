; A frame on the overview.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "screens/overview.inc"

        .export over_frame
        .import over_at, over_turn, over_first_line

        .segment "LOW_CODE"

;;; over_frame -- turn the dots of a frame about squares of the overview round
;;; in:       over_left, over_top, over_right, over_bottom = squares; over_edge = dots of its
;;;           upper and lower edge; over_step = lines from dot to dot of its sides; st_map_rows
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t2 zp_ptr0 over_line over_part
;;; cycles:   <= 140000
.proc over_frame
        lda     over_bottom
        clc
        adc     #1
        jsr     over_first_line
        sta     over_part
        dec     over_part               ; the last line
        lda     over_top
        jsr     over_first_line
        sta     over_line
        ldx     over_left
@edge:  jsr     over_at
        lda     over_edge
        ldy     over_line
        jsr     over_turn
        lda     over_edge
        ldy     over_part
        jsr     over_turn
        cpx     over_right
        inx
        bcc     @edge
@side:  lda     over_line
        clc
        adc     over_step
        sta     over_line
        cmp     over_part
        bcs     @done
        ldx     over_left
        jsr     over_at
        ldy     over_line
        lda     #%0001
        jsr     over_turn
        ldx     over_right
        jsr     over_at
        ldy     over_line
        lda     #%1000
        jsr     over_turn
        jmp     @side
@done:  rts
.endproc
