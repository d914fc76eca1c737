; Short ways to write an order.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "ai/ai.inc"
        .export try_plain, try_one, try_turn, try_move, try_square, order_square
        .export turn_to, lie_down, squares_to_enemy, square_here, facing_to
        .import plan_try, turn_needed

        .segment "COMPUTER"

;;; try_plain -- an order without operands
;;; in:       A = ORD_*
;;; out:      as plan_try
;;; clobbers: as plan_try
;;; cycles:   -
.proc try_plain
        tay
        lda     #0
        falls_into try_one
.endproc

;;; try_one -- an order with one operand
;;; in:       Y = ORD_*; A = operand
;;; out:      as plan_try
;;; clobbers: as plan_try ai_*
;;; cycles:   -
.proc try_one
        sty     zp_order
        sta     zp_order+1
        lda     #0
        sta     zp_order+2
        sta     zp_order+3
        jmp     plan_try
.endproc

;;; try_turn -- turn, fall or stand
;;; in:       A = facing; Y = 'R', 'F' or 'S'
;;; out:      as plan_try
;;; clobbers: as plan_try ai_*
;;; cycles:   -
.proc try_turn
        sta     zp_order+1
        lda     #0
        falls_into try_move
.endproc

;;; try_move -- squares in one direction
;;; in:       zp_order+1 = direction; A = squares; Y = mode
;;; out:      as plan_try
;;; clobbers: as plan_try ai_*
;;; cycles:   -
.proc try_move
        sta     zp_order+2
        sty     zp_order+3
        lda     #ORD_MR
        sta     zp_order
        jmp     plan_try
.endproc

;;; turn_to -- turn, unless he has that facing
;;; in:       zp_actor; A = facing
;;; out:      as plan_try
;;; clobbers: as plan_try ai_*
;;; cycles:   -
.proc turn_to
        ldx     zp_actor
        cmp     man_facing,x
        beq     @done
        ldy     #'R'
        jmp     try_turn
@done:  rts
.endproc

;;; lie_down -- who stands and does not look round lies down, facing as he does
;;; in:       zp_actor
;;; out:      as plan_try
;;; clobbers: as plan_try ai_*
;;; cycles:   -
.proc lie_down
        ldx     zp_actor
        lda     man_posture,x
        bne     @done
        lda     man_facing,x            ; 0: he looks round
        beq     @done
        ldy     #'F'
        jmp     try_turn
@done:  rts
.endproc

;;; try_square -- an order for the square of an enemy
;;; in:       A = ORD_FS or ORD_EF; Y = enemy whose square is known
;;; out:      as plan_try
;;; clobbers: as plan_try ai_energy ai_sum_energy ai_sum_time ai_time ai_walk_stopped
;;;           ai_walk_x ai_walk_y
;;; cycles:   -
.proc try_square
        jsr     order_square
        jmp     plan_try
.endproc

;;; order_square -- the words of such an order
;;; in:       A = ORD_FS or ORD_EF; Y = enemy whose square is known
;;; out:      zp_order; X Y kept
;;; clobbers: A
;;; cycles:   <= 35
.proc order_square
        sta     zp_order
        lda     man_x,y
        sta     zp_order+1
        lda     man_y,y
        sta     zp_order+2
        lda     #0
        sta     zp_order+3
        rts
.endproc

;;; squares_to_enemy -- the man's square and an enemy's, for the rules of sight
;;; in:       zp_actor; Y = enemy who is known
;;; out:      zp_from_x/y zp_to_x/y; X = zp_actor; Y kept
;;; clobbers: A
;;; cycles:   <= 45
.proc squares_to_enemy
        lda     man_x,y
        sta     zp_to_x
        lda     man_y,y
        sta     zp_to_y
        falls_into square_here
.endproc

;;; square_here -- the man's square, for the rules of sight
;;; in:       zp_actor
;;; out:      zp_from_x/y; X = zp_actor; Y kept
;;; clobbers: A
;;; cycles:   <= 25
.proc square_here
        ldx     zp_actor
        lda     man_x,x
        sta     zp_from_x
        lda     man_y,x
        sta     zp_from_y
        rts
.endproc

;;; facing_to -- the facing towards a square
;;; in:       zp_actor; zp_to_x/y
;;; out:      A = 1..8, 0 for his own square; X = zp_actor
;;; clobbers: Y zp_from_x zp_from_y zp_t0 zp_t1 zp_facing
;;; cycles:   <= 1300
.proc facing_to
        jsr     square_here
        jsr     turn_needed
        ldx     zp_actor
        rts
.endproc
