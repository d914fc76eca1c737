        .include "zeropage.inc"
        .include "state.inc"
        .export energy_spend

        .segment "RULES"

;;; energy_spend -- pay energy
;;; rule:     5.2.1  an order without the energy for it is not carried out
;;; in:       X = soldier 0..19; zp_energy = 16.8 fixed point
;;; out:      C = 1 not enough, nothing taken; man_energy_* of his; X Y kept
;;; clobbers: A zp_t0 zp_t1
;;; cycles:   <= 65
.proc energy_spend
        lda     man_energy_f,x
        sec
        sbc     zp_energy
        sta     zp_t0
        lda     man_energy_lo,x
        sbc     zp_energy+1
        sta     zp_t1
        lda     man_energy_hi,x
        sbc     zp_energy+2
        bcc     @short
        sta     man_energy_hi,x
        lda     zp_t1
        sta     man_energy_lo,x
        lda     zp_t0
        sta     man_energy_f,x
        clc
        rts
@short: sec
        rts
.endproc
