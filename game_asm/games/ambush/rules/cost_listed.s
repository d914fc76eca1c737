; A listed cost as a certain man pays it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export cost_listed, turn_cost
        .import order_time, cost_time, cost_energy, COST_TURN

        .segment "RULES"

;;; cost_listed -- time and energy of an entry of the order chart
;;; rule:     9.0  all costs double while sneaking
;;; in:       X = soldier 0..19; Y = COST_*
;;; out:      zp_time = whole points; zp_energy = 16.8 fixed point; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4 zp_t5 zp_t6 zp_t7
;;; cycles:   <= 2200
.proc cost_listed
        lda     #0
        sta     zp_energy
        sta     zp_energy+2
        sta     zp_time                 ; in 256ths
        sta     zp_t6
        lda     cost_energy,y
        sta     zp_energy+1
        lda     cost_time,y
        sta     zp_time+1
        lda     man_sneaking,x
        beq     @normal
        asl     zp_time+1
        rol     zp_t6
        asl     zp_energy+1             ; listed energies are small
@normal:
        jmp     order_time
.endproc

;;; turn_cost -- what it takes to face another way
;;; rule:     8.6  a turn implied by a move, a shot or a throw is charged too
;;; rule:     8.7  upright 10/1, looking 15/1, prone 15/2, prone and looking 20/2
;;; in:       X = soldier 0..19; A = new facing 0..8; Y = 1 when looking
;;; out:      zp_time, zp_energy, nothing when he faces that way and does not look; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4 zp_t5 zp_t6 zp_t7
;;; cycles:   <= 2250
.proc turn_cost
        cpy     #0
        bne     @turn
        cmp     man_facing,x
        bne     @turn
        sty     zp_time                 ; Y = 0
        sty     zp_time+1
        sty     zp_energy
        sty     zp_energy+1
        sty     zp_energy+2
        rts
@turn:  sty     zp_t0
        lda     man_posture,x
        asl
        adc     zp_t0                   ; C = 0 here
        adc     #<COST_TURN
        tay
        jmp     cost_listed
.endproc
