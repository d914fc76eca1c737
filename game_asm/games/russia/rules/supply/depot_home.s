; Where the depots begin.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export depot_home
        .import ground_at, held_by

        .segment "RULES"

;;; depot_home -- the start hex of a depot, if it is not in the enemy's hands
;;; rule:     5.2.1 5.2.2
;;; in:       X = depot 0..11: the Axis has the first six; zones_make's marks
;;; out:      C = 0: zp_hex = index; C = 1: the enemy holds it; X kept
;;; clobbers: A Y zp_ptr0
;;; cycles:   <= 100
.proc depot_home
        lda     depot_home_lo,x
        sta     zp_hex
        lda     depot_home_hi,x
        sta     zp_hex+1
        jsr     ground_at
        and     #GROUND_FOE
        bne     @shut
        lda     (zp_ptr0),y
        cpx     #DEPOTS                 ; C = 1: a Soviet depot
        ldy     #SIDE_AXIS
        bcc     @ask
        ldy     #SIDE_SOVIET
@ask:   jsr     held_by
        bcc     @shut
        clc
        rts
@shut:  sec
        rts
.endproc
