; What the next square of a way costs: mostly what the last one did.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export square_cost, moves_forget, move_forget
        .import move_priced, move_step

        .segment "LOW_BSS"              ; what the last square cost every man
cost_way:       .res SOLDIERS           ; mode, straight, regular, sneaking; 0 = not known, as when
                                        ; he may carry other weapons now
cost_skill:     .res SOLDIERS           ; dexterity as issued, command control
cost_terrain:   .res SOLDIERS           ; terrain multipliers of time and energy
cost_terrain_2: .res SOLDIERS
cost_time_lo:   .res SOLDIERS
cost_time_hi:   .res SOLDIERS
cost_energy_f:  .res SOLDIERS
cost_energy_lo: .res SOLDIERS
cost_energy_hi: .res SOLDIERS

        .segment "RESOLVE"

; what zp_order holds in an MR or MI order
ORDER_MODE      = 3

;;; moves_forget -- forget what squares have cost: another turn, or weapons are gone
;;; rule:     8.1 to 8.4
;;; in:       none
;;; out:      none
;;; clobbers: A X
;;; cycles:   <= 240
.proc moves_forget
        lda     #0
        ldx     #SOLDIERS-1
@man:   sta     cost_way,x
        dex
        bpl     @man
        rts
.endproc

;;; move_forget -- forget what a square has cost one man: he may carry other weapons now
;;; rule:     7.2  weapons count in dexterity
;;; in:       X = man
;;; out:      X kept
;;; clobbers: A
;;; cycles:   <= 14
.proc move_forget
        lda     #0
        sta     cost_way,x
        rts
.endproc

;;; square_cost -- move_cost of a soldier's order, worked out if the last cost him otherwise
;;; rule:     8.1 to 8.4
;;; in:       X = man, who is zp_actor; zp_order; A = direction 1..8; zp_from_x zp_from_y zp_arg0
;;; out:      as move_cost
;;; clobbers: A X Y and what the rules use
;;; cycles:   -
.proc square_cost
        jsr     move_step
        bcs     @blocked
        lda     man_dexterity,x
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
        bne     @fresh
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
@fresh: pha
        lda     #0
        sta     cost_way,x
        lda     zp_t3
        sta     cost_skill,x
        lda     zp_arg2
        sta     cost_terrain,x
        lda     zp_arg3
        sta     cost_terrain_2,x
        ldy     zp_order+ORDER_MODE
        jsr     move_priced
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
