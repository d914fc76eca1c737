; Which place of the window shows a hex, by its index: for long lists of pieces.
        .include "zeropage.inc"
        .include "lib/hexview/hexview.inc"

        .export hexview_slot_at, hexview_base
        .import row_slots
        .importzp HEX_STRIDE

rest            := zp_t0                ; two bytes

; The rest holds this many rows more?
.macro  times rows
        .local  @less
        lda     rest
        sec
        sbc     #<(HEX_STRIDE * rows)
        tay
        lda     rest+1
        sbc     #>(HEX_STRIDE * rows)
        bcc     @less
        sta     rest+1
        sty     rest
        txa
        ora     #rows
        tax
@less:
.endmacro

        .segment "BSS"
hexview_base:   .res 2                  ; index of the hex at place 0, as hexview_show left it

        .segment "CODE"

;;; hexview_slot_at -- the place in the window of a hex by its index, as hexview_slot has it
;;; in:       zp_arg0/1 = index of the hex; hexview_base
;;; out:      C = 0: A = its place 0..219; C = 1: it is outside
;;; clobbers: A X Y zp_t0 zp_t1
;;; cycles:   <= 190
.proc hexview_slot_at
        lda     zp_arg0
        sec
        sbc     hexview_base
        sta     rest
        lda     zp_arg1
        sbc     hexview_base+1
        bcc     @out
        cmp     #>(HEX_STRIDE * (HV_ROWS + 2)) + 1
        bcs     @out
        sta     rest+1
        ldx     #0                      ; row: how often the stride goes into the rest
        times   8
        times   4
        times   2
        times   1
        lda     rest
        cmp     #HV_COLS
        bcs     @out
        cpx     #HV_ROWS + 2
        bcs     @out
        adc     row_slots,x             ; C = 0
        clc
        rts
@out:   sec
        rts
.endproc
