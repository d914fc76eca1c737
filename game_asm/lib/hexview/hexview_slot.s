; Which place of the window shows a hex.
        .include "zeropage.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_slot
        .import view_x, view_y, row_slots

        .segment "CODE"

;;; hexview_slot -- the place in the window of a hex, where at least half of it may be seen
;;; in:       X = column; Y = row; view_x, view_y
;;; out:      C = 0: A = its place 0..219; C = 1: it is outside
;;; clobbers: A Y zp_t0
;;; cycles:   <= 60
.proc hexview_slot
        txa
        sec
        sbc     view_x
        cmp     #HV_COLS
        bcs     @out
        sta     zp_t0
        tya
        adc     #1                      ; C = 0
        sec
        sbc     view_y
        cmp     #HV_ROWS + 2
        bcs     @out
        tay
        lda     row_slots,y
        adc     zp_t0                   ; C = 0
        clc
@out:   rts
.endproc
