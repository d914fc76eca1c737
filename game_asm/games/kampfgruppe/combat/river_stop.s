; A unit finds no way on.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "combat.inc"

        .export river_stop
        .import square_show, square_light, text_panel_clear, text_goto, text_print
        .import say_firer, say_pause, shown_all

STOP_PAUSES     = 4

        .segment "COMBAT"

;;; river_stop -- mark the unit at work as stopped by a river, and tell its player the first time
;;; rule:     7.9.3  W12: rivers alone are shut, and the way never leads farther from the goal
;;; in:       zp_unit, zp_unit_no, zp_side; me_x, me_y; goal_x, goal_y
;;; out:      U_FLAGS; the picture; changes st_noises unit_records
;;; clobbers: A X Y zp_t0..zp_t7 zp_ptr0 zp_lines zp_arg0 zp_arg1 zp_text.. zp_ptr1
;;; cycles:   -
.proc river_stop
        lda     goal_x
        cmp     me_x
        bne     @shut
        lda     goal_y
        cmp     me_y
        beq     @done                   ; it has come where it wanted
@shut:  ldy     #U_FLAGS
        lda     (zp_unit),y
        bmi     @done                   ; said already
        ora     #UF_RIVER
        sta     (zp_unit),y
        lda     st_message_delay
        beq     @done
        lda     zp_side
        cmp     st_side
        beq     @tell
        lda     shown_all
        beq     @done
@tell:  ldx     me_x
        ldy     me_y
        jsr     square_show
        jsr     square_light
        jsr     text_panel_clear
        ldx     #0
        ldy     #FIRER_ROW
        jsr     text_goto
        jsr     say_firer
        print_at 0, TARGET_ROW, msg_combat_river
        lda     #STOP_PAUSES
        jmp     say_pause
@done:  rts
.endproc
        .assert UF_RIVER = %10000000, error, "bmi finds it"
