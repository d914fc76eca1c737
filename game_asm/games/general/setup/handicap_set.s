; A handicap takes points away.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export handicap_set
        .import divide_24_8, multiply_24_8

        .segment "SETUP"

;;; handicap_set -- leave a side so many tenths of its points
;;; rule:     2.13
;;; in:       X = side 0..1; A = tenths 5..10; st_points
;;; out:      st_points, st_handicap
;;; clobbers: A X Y zp_t0..zp_t7
;;; cycles:   <= 2500
.proc handicap_set
        sta     st_handicap,x
        pha
        txa
        asl     a
        tax
        stx     zp_t1
        lda     st_points,x
        sta     zp_t2
        lda     st_points+1,x
        sta     zp_t3
        lda     #0
        sta     zp_t4
        pla
        jsr     multiply_24_8
        lda     zp_t5
        sta     zp_t2
        lda     zp_t6
        sta     zp_t3
        lda     zp_t7
        sta     zp_t4
        lda     zp_t1
        pha
        lda     #10
        jsr     divide_24_8
        pla
        tax
        lda     zp_t2
        sta     st_points,x
        lda     zp_t3
        sta     st_points+1,x
        rts
.endproc
