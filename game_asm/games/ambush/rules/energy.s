; Endurance and energy.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export energy_at_start, endurance_regain, endurance_after, energy_spend
        .import multiply_8, multiply_24_8, divide_24_8

        .segment "RULES"

ENDURANCE_MOST  = 99
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
