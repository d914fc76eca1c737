; Artillery goes over to another group.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export guns_pass

        .segment "BUILD"

;;; guns_pass -- artillery points from a group to one that is divided from it or gains its units
;;; rule:     4.3.5 4.4.4  no more than there are, nor than the other can have
;;; in:       X = losing, Y = gaining group; A = points
;;; out:      group_guns of both; A = points that went over
;;; clobbers: zp_t0
;;; cycles:   <= 75
.proc guns_pass
        cmp     group_guns,x
        bcc     @there
        lda     group_guns,x
@there: sta     zp_t0
        lda     #MOST_GUNS
        sec
        sbc     group_guns,y
        cmp     zp_t0
        bcs     @room
        sta     zp_t0
@room:  lda     group_guns,y
        clc
        adc     zp_t0
        sta     group_guns,y
        lda     group_guns,x
        sec
        sbc     zp_t0
        sta     group_guns,x
        lda     zp_t0
        rts
.endproc
