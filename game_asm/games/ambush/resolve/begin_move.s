; Move orders: what the next step of one is and what it costs.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export begin_move, moves_forget
        .import move_cost, move_step, turn_cost, action_cost, dexterity_now

        .segment "BSS"                  ; what the last square cost every man
cost_way:       .res SOLDIERS           ; mode, straight, regular, sneaking; 0 = not known
cost_skill:     .res SOLDIERS           ; dexterity, command control
cost_terrain:   .res SOLDIERS           ; terrain multipliers of time and energy
cost_terrain_2: .res SOLDIERS
cost_time_lo:   .res SOLDIERS
cost_time_hi:   .res SOLDIERS
cost_energy_f:  .res SOLDIERS
cost_energy_lo: .res SOLDIERS
cost_energy_hi: .res SOLDIERS

        .segment "RESOLVE"

; what zp_order holds in an MR or MI order
ORDER_DIRECTION = 1
ORDER_SQUARES   = 2
ORDER_MODE      = 3

;;; begin_move -- the next step of a move order
;;; rule:     5.5.1 8.4.2 8.4.4
;;; rule:     8.1 to 8.8  moving; 8.5  scanning; 8.6  changing facing, also the implied
;;;           one
;;; in:       X = man; zp_order = MR or MI
;;; out:      C = 1, A = ACT_TURN ACT_SQUARE ACT_POSTURE, zp_time, zp_energy; C = 0 not
;;;           possible; act_motion
;;; clobbers: X Y zp_from_x zp_from_y zp_to_x zp_to_y and what the rules use
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
        bne     not_possible
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
        beq     @lies                   ; nothing to change but perhaps the facing
        jsr     implied_turn
        bcs     @done
        sta     act_value,x
        jsr     action_cost
        lda     #ACT_POSTURE
        sec
@done:  rts
@lies:  jsr     implied_turn
        rts
.endproc

.proc not_possible
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
        beq     not_possible
        ldy     zp_order+ORDER_MODE
        cpy     #'C'
        beq     @prone
        lda     man_posture,x           ; run, walk, dodge and look need him upright
        bne     not_possible
        beq     @turn                   ; always
@prone: lda     man_posture,x
        beq     not_possible
@turn:  jsr     implied_turn
        bcs     @done
        lda     man_x,x
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
        bcs     not_possible
        ldx     zp_actor
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

;;; moves_forget -- forget what squares have cost: another turn
;;; rule:     8.1 to 8.4
;;; in:       none
;;; out:      none
;;; clobbers: A X
;;; cycles:   <= 220
.proc moves_forget
        lda     #0
        ldx     #SOLDIERS-1
@man:   sta     cost_way,x
        dex
        bpl     @man
        rts
.endproc

; move_cost of man X = zp_actor with zp_order, A = direction and zp_arg0; worked out only when
; the last square cost him something else
.proc square_cost
        jsr     move_step
        bcs     @blocked
        jsr     dexterity_now
        asl     a
        asl     a
        asl     a
        asl     a
        ora     man_command,x
        sta     zp_t3
        lda     zp_arg4
        asl     a
        ora     zp_arg0
        asl     a
        ora     man_sneaking,x
        asl     a
        asl     a
        asl     a
        asl     a
        asl     a
        sta     zp_t0
        lda     zp_order+ORDER_MODE     ; the letters differ in the lowest five bits
        and     #$1F
        ora     zp_t0
        cmp     cost_way,x
        bne     @anew
        tay
        lda     zp_t3
        cmp     cost_skill,x
        bne     @other
        lda     zp_arg2
        cmp     cost_terrain,x
        bne     @other
        lda     zp_arg3
        cmp     cost_terrain_2,x
        bne     @other
        lda     cost_time_lo,x
        sta     zp_time
        lda     cost_time_hi,x
        sta     zp_time+1
        lda     cost_energy_f,x
        sta     zp_energy
        lda     cost_energy_lo,x
        sta     zp_energy+1
        lda     cost_energy_hi,x
        sta     zp_energy+2
        clc
@blocked:
        rts
@other: tya
@anew:  pha
        lda     #0
        sta     cost_way,x
        lda     zp_t3
        sta     cost_skill,x
        lda     zp_arg2
        sta     cost_terrain,x
        lda     zp_arg3
        sta     cost_terrain_2,x
        ldy     zp_order+ORDER_MODE
        lda     zp_order+ORDER_DIRECTION
        jsr     move_cost
        pla
        bcs     @blocked
        sta     cost_way,x
        lda     zp_time
        sta     cost_time_lo,x
        lda     zp_time+1
        sta     cost_time_hi,x
        lda     zp_energy
        sta     cost_energy_f,x
        lda     zp_energy+1
        sta     cost_energy_lo,x
        lda     zp_energy+2
        sta     cost_energy_hi,x
        rts                             ; C = 0
.endproc
