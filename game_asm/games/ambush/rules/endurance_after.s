        .include "zeropage.inc"
        .include "state.inc"
        .export endurance_after
        .import multiply_24_8

        .segment "RESOLVE"

;;; endurance_after -- endurance once energy has been used
;;; rule:     6.6.3  lost = endurance at turn start x energy used / energy at turn start, nearest
;;; in:       X = soldier 0..19; his man_start_* and man_energy_*
;;; out:      man_endurance of his; X kept
;;; clobbers: A Y zp_t0 zp_t2 zp_t3 zp_t4 zp_t5 zp_t6 zp_t7
;;; cycles:   <= 4200
.proc endurance_after
        lda     man_start_energy_lo,x
        ora     man_start_energy_hi,x
        beq     @done                   ; had none, used none
        lda     #0                      ; energy used, 256ths
        sec
        sbc     man_energy_f,x
        sta     zp_t2
        lda     man_start_energy_lo,x
        sbc     man_energy_lo,x
        sta     zp_t3
        lda     man_start_energy_hi,x
        sbc     man_energy_hi,x
        sta     zp_t4
        lda     man_start_endurance,x
        jsr     multiply_24_8
        lda     man_start_energy_hi,x   ; half the divisor makes it nearest
        lsr
        tay
        lda     man_start_energy_lo,x
        ror
        sta     zp_t0
        lda     #0
        ror
        clc
        adc     zp_t5
        lda     zp_t0
        adc     zp_t6
        sta     zp_t6
        tya
        adc     zp_t7
        sta     zp_t7
        lda     man_start_endurance,x
        sta     zp_t0
@lost:  lda     zp_t6                   ; at most 99 rounds
        sec
        sbc     man_start_energy_lo,x
        tay
        lda     zp_t7
        sbc     man_start_energy_hi,x
        bcc     @store
        sta     zp_t7
        sty     zp_t6
        dec     zp_t0
        bne     @lost
@store: lda     zp_t0
        sta     man_endurance,x
@done:  rts
.endproc
