        .include "zeropage.inc"
        .export plan_late
        .import multiply_8

        .segment "PLAN_BSS"
reached:        .res 2

        .segment "PLAN"

;;; plan_late -- counted back from the clock: must who is so far away go on without a stop?
;;; in:       A = squares still to go; X = speed, Y = turns left; zp_arg0 = speed that brings one a
;;;           square in a turn
;;; out:      C = 1 when squares x zp_arg0 >= speed x turns
;;; clobbers: A zp_t0 zp_t1
;;; cycles:   <= 420
.proc plan_late
        pha
        stx     zp_t0
        tya
        jsr     multiply_8
        sta     reached+1
        lda     zp_t1
        sta     reached
        lda     zp_arg0
        sta     zp_t0
        pla
        jsr     multiply_8              ; A, zp_t1
        cmp     reached+1
        bne     @done
        lda     zp_t1
        cmp     reached
@done:  rts
.endproc
