; What one step costs a certain man.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export move_cost, move_priced
        .import move_step, order_time, step_scaled, cost_time, cost_energy
        .import COST_WALK, COST_RUN, COST_CRAWL, COST_DODGE, COST_LOOK

        .segment "RULES"

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
        pha
        jsr     mode_cost
        pla
        bcs     @none
        jsr     move_step
        bcc     step_priced
@none:  rts
.endproc

;;; move_priced -- the same when move_step has been asked
;;; rule:     8.1 to 8.8
;;; in:       X = soldier 0..19; Y = mode letter W R C D L; zp_arg0 = 1 when irregular;
;;;           zp_arg2 zp_arg3 zp_arg4 as move_step leaves them
;;; out:      C = 1 no such mode; zp_time = whole points; zp_energy = 16.8 fixed point; X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4 zp_t5 zp_t6 zp_t7 zp_sight_side
;;; cycles:   <= 4000
.proc move_priced
        jsr     mode_cost
        bcc     step_priced
        rts
.endproc

; C = 0: zp_sight_side = COST_* of mode letter Y; X kept
.proc mode_cost
        sty     zp_t0
        ldy     #MODES-1
@mode:  lda     modes,y
        cmp     zp_t0
        beq     @known
        dey
        bpl     @mode
        sec
        rts
@known: lda     mode_costs,y
        sta     zp_sight_side
        clc
        rts
.endproc

; Time and energy of mode zp_sight_side.
.proc step_priced
        ldy     zp_sight_side
        lda     cost_energy,y
        ldy     zp_arg3
        jsr     step_scaled
        lda     zp_t5
        sta     zp_energy               ; halves of 128ths are 256ths
        lda     zp_t6
        sta     zp_energy+1
        lda     zp_t7
        sta     zp_energy+2
        ldy     zp_sight_side
        lda     cost_time,y
        ldy     zp_arg2
        jsr     step_scaled
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
