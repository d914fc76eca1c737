; What one step costs a certain man.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export move_cost
        .import move_step, order_time, multiply_8, multiply_24_8, cost_time, cost_energy
        .import COST_WALK, COST_RUN, COST_CRAWL, COST_DODGE, COST_LOOK

        .segment "RULES"

STRAIGHT        = 128                   ; 128ths
DIAGONAL        = 181                   ; square root of 2 in 128ths, and a little more

modes:  .byte   'W', 'R', 'C', 'D', 'L'
MODES   = * - modes
mode_costs:
        .byte   <COST_WALK, <COST_RUN, <COST_CRAWL, <COST_DODGE, <COST_LOOK

;;; move_cost -- time and energy of a step of one square
;;; rule:     M.3 M.4
;;; rule:     8.1  irregular movement costs double
;;; rule:     8.2  diagonal steps cost the square root of 2
;;; rule:     9.0  all costs double while sneaking
;;; in:       X = soldier 0..19; zp_from_x/y; A = direction 1..8; Y = mode letter W R C D L;
;;;           zp_arg0 = 1 when irregular
;;; out:      C = 1 blocked or no such mode; zp_to_x/y = the square; zp_time = whole points;
;;;           zp_energy = 16.8 fixed point; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4 zp_t5 zp_t6 zp_t7 zp_ptr0 zp_ptr1
;;;           zp_arg2 zp_arg3 zp_arg4 zp_corner zp_sight_count zp_sight_quadrant zp_sight_side
;;; cycles:   <= 5000
.proc move_cost
        sty     zp_t0
        ldy     #MODES-1
        pha
@mode:  lda     modes,y
        cmp     zp_t0
        beq     @known
        dey
        bpl     @mode
        pla
        sec
        rts
@known: lda     mode_costs,y
        sta     zp_sight_side           ; COST_* of the mode
        pla
        jsr     move_step
        bcc     @free
        rts
@free:  ldy     zp_sight_side
        lda     cost_energy,y
        ldy     zp_arg3
        jsr     scaled
        lda     zp_t5
        sta     zp_energy               ; halves of 128ths are 256ths
        lda     zp_t6
        sta     zp_energy+1
        lda     zp_t7
        sta     zp_energy+2
        ldy     zp_sight_side
        lda     cost_time,y
        ldy     zp_arg2
        jsr     scaled
        lda     zp_t5
        sta     zp_time
        lda     zp_t6
        sta     zp_time+1
        lda     zp_t7
        sta     zp_t6                   ; its highest byte
        jsr     order_time
        clc
        rts
.endproc

;;; scaled -- listed cost x terrain x diagonal x irregular x sneaking
;;; rule:     8.1  multipliers multiply
;;; in:       X = soldier; A = listed cost; Y = multiplier in halves; zp_arg0, zp_arg4
;;; out:      zp_t5..t7 = cost in 256ths, to the nearest; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4
;;; cycles:   <= 1050
.proc scaled
        sty     zp_t0
        jsr     multiply_8
        sta     zp_t3
        lda     zp_t1
        sta     zp_t2
        lda     #0
        sta     zp_t4
        lda     man_sneaking,x
        beq     @open
        jsr     @double
@open:  lda     zp_arg0
        beq     @regular
        jsr     @double
@regular:
        ldy     zp_arg4
        bne     @diagonal
        lda     #STRAIGHT
        jmp     multiply_24_8
@diagonal:
        lda     #DIAGONAL
        jsr     multiply_24_8
        ldy     #3                      ; that leaves 128 times the straight cost in zp_t2..t4
@left:  asl     zp_t3                   ; a 64th of the cost and its fraction
        rol     zp_t4
        dey
        bne     @left
        lda     zp_t4
        sta     zp_t1
        lda     zp_t3
        lsr     zp_t1
        ror     a
        lsr     zp_t1
        ror     a
        clc                             ; and a quarter of that: .0195, the root has .0193 more
        adc     zp_t3
        sta     zp_t3
        lda     zp_t1
        adc     zp_t4
        sta     zp_t4
        asl     zp_t3                   ; C = the half
        lda     zp_t4
        adc     zp_t5
        sta     zp_t5
        bcc     @done
        inc     zp_t6
        bne     @done
        inc     zp_t7
@done:  rts
@double:
        asl     zp_t2
        rol     zp_t3
        rol     zp_t4
        rts
.endproc
