        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export endurance_regain
        .import multiply_8, divide_24_8

        .segment "RULES"

;;; endurance_regain -- endurance won back at the start of a turn
;;; rule:     6.6.4  W2: 2 x S x (100 - wounds)/100, rounded down; never above 99
;;; in:       X = soldier 0..19
;;; out:      man_endurance of his; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4 zp_t7
;;; cycles:   <= 1000
.proc endurance_regain
        lda     #100
        sec
        sbc     man_wounds,x
        sta     zp_t0
        lda     man_strength,x
        jsr     multiply_8
        sta     zp_t3
        lda     zp_t1
        sta     zp_t2
        lda     #0
        sta     zp_t4
        stx     zp_t7
        lda     #100/2
        jsr     divide_24_8
        ldx     zp_t7
        lda     zp_t2
        clc
        adc     man_endurance,x
        cmp     #ENDURANCE_MOST+1
        bcc     @keep
        lda     #ENDURANCE_MOST
@keep:  sta     man_endurance,x
        rts
.endproc
