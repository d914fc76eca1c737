        .include "zeropage.inc"
        .include "state.inc"
        .export energy_at_start
        .import multiply_8, multiply_24_8, divide_24_8

        .segment "RULES"

AVERAGE         = 5

;;; energy_at_start -- energy points for the turn that begins
;;; rule:     6.1.2
;;; rule:     4.4.2  W1: endurance x (S + 5)/5 x (100 - wounds)/100, rounded down
;;; in:       X = soldier 0..19
;;; out:      man_energy_*, man_start_energy_*, man_start_endurance of his; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4 zp_t5 zp_t6 zp_t7
;;; cycles:   <= 1700
.proc energy_at_start
        lda     man_strength,x
        clc
        adc     #AVERAGE
        sta     zp_t0
        lda     man_endurance,x
        sta     man_start_endurance,x
        jsr     multiply_8
        sta     zp_t3
        lda     zp_t1
        sta     zp_t2
        lda     #0
        sta     zp_t4
        lda     #100
        sec
        sbc     man_wounds,x
        jsr     multiply_24_8
        lda     zp_t5
        sta     zp_t2
        lda     zp_t6
        sta     zp_t3
        lda     zp_t7
        sta     zp_t4
        stx     zp_t7
        lda     #100*AVERAGE/4
        jsr     divide_24_8
        ldx     zp_t7
        lda     zp_t3
        lsr
        ror     zp_t2
        lsr
        ror     zp_t2
        sta     man_energy_hi,x
        sta     man_start_energy_hi,x
        lda     zp_t2
        sta     man_energy_lo,x
        sta     man_start_energy_lo,x
        lda     #0
        sta     man_energy_f,x
        rts
.endproc
