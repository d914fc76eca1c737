; Move orders: what the next step of one is and what it costs.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export begin_move
        .import square_cost, turn_cost, action_cost

        .segment "RESOLVE"

; what zp_order holds in an MR or MI order
ORDER_DIRECTION = 1
ORDER_SQUARES   = 2
ORDER_MODE      = 3

;;; begin_move -- the next step of a move order
;;; rule:     5.3.3 5.5.1 8.4.2 8.4.4
;;; rule:     8.1 to 8.8  moving; 8.5  scanning; 8.6  changing facing, also the implied
;;;           one
;;; in:       X = man; zp_order = MR or MI
;;; out:      C = 1, A = ACT_TURN ACT_SQUARE ACT_POSTURE, zp_time, zp_energy; C = 0, A = VAIN_*
;;;           not possible; act_motion
;;; clobbers: X Y zp_from_x zp_from_y zp_to_x zp_to_y act_value and what the rules use
;;; cycles:   -
.proc begin_move
        lda     zp_order+ORDER_SQUARES
        bne     move_squares
        lda     zp_order+ORDER_DIRECTION
        beq     @turn                   ; a scan: the mode matters only for L (8.5)
        lda     zp_order+ORDER_MODE
        cmp     #'F'
        beq     @fall
        cmp     #'S'
        beq     @stand
        lda     zp_order
        cmp     #ORD_MI
        beq     @same                   ; irregular: he goes on facing as he does
@turn:  lda     zp_order+ORDER_DIRECTION
        jmp     @face
@same:  lda     man_facing,x
@face:  cmp     man_facing,x
        bne     @go
        ldy     zp_order+ORDER_MODE
        cpy     #'L'                    ; looking is worth while without turning
        bne     needless
@go:    sta     act_value,x
        jsr     action_cost
        lda     #ACT_TURN
        sec
        rts
@fall:  ldy     #POSTURE_PRONE
        bne     @posture                ; always: prone is 1
@stand: ldy     #POSTURE_UPRIGHT
@posture:
        tya
        cmp     man_posture,x
        beq     needless                ; he does not even turn
        jsr     implied_turn
        bcs     @done
        sta     act_value,x
        jsr     action_cost
        lda     #ACT_POSTURE
        sec
@done:  rts
.endproc

.proc needless
        lda     #VAIN_SO
        clc
        rts
.endproc

; A = posture to keep; C = 1 and ACT_TURN when a regular move faces him elsewhere first
.proc implied_turn
        pha
        lda     zp_order
        cmp     #ORD_MR
        bne     @no
        lda     zp_order+ORDER_DIRECTION
        cmp     man_facing,x
        beq     @no
        sta     act_value,x
        ldy     #0                      ; without looking
        jsr     turn_cost
        pla
        lda     #ACT_TURN
        sec
        rts
@no:    pla
        clc
        rts
.endproc

; One square of the way.
.proc move_squares
        lda     zp_order+ORDER_DIRECTION
        beq     needless
        ldy     zp_order+ORDER_MODE
        cpy     #'C'
        beq     @prone
        lda     man_posture,x           ; run, walk, dodge and look need him upright
        beq     @way
        lda     #VAIN_PRONE
        clc
        rts
@prone: lda     man_posture,x
        bne     @way
        lda     #VAIN_UPRIGHT
        clc
        rts
@barred:
        lda     #VAIN_BARRED            ; not even the turn is made, or paid for
        clc
        rts
@way:   lda     man_x,x
        sta     zp_from_x
        lda     man_y,x
        sta     zp_from_y
        ldy     #0
        lda     zp_order
        cmp     #ORD_MI
        bne     @cost
        iny
@cost:  sty     zp_arg0
        ldy     zp_order+ORDER_MODE
        lda     zp_order+ORDER_DIRECTION
        sta     act_value,x
        jsr     square_cost
        bcs     @barred
        ldx     zp_actor
        jsr     implied_turn            ; instead of the square
        bcs     @done
        ldy     #MOTION_MOVING
        lda     zp_order+ORDER_MODE
        cmp     #'D'
        bne     @motion
        iny
        .assert MOTION_DODGING = MOTION_MOVING + 1, error, "the next motion is dodging"
@motion:
        tya
        sta     act_motion,x
        lda     #ACT_SQUARE
        sec
@done:  rts
.endproc
