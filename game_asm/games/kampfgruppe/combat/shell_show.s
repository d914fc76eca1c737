; Shelling on the screen.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "combat.inc"

        .export shell_show
        .import text_print, text_clear_row, say_side, text_byte, say_pause, shell_lost
        .import sound_blast, square_show, class_line, strike_begin, strike_stays, shell_log

SHELL_PAUSES    = 2

        .segment "COMBAT"

;;; shell_show -- tell of shelling, and what it destroyed
;;; rule:     7.5.2 7.11.1 7.11.5
;;; in:       zp_unit, here_x, here_y, shell_lost
;;; out:      the picture; zp_shot_pulses kept; changes st_noises, log_*
;;; clobbers: A X Y gun_row zp_t0..zp_t7 zp_ptr0 zp_lines zp_arg0 zp_arg1 zp_text.. zp_ptr1
;;;           zp_unit and the overlay's own
;;; cycles:   -
.proc shell_show
        jsr     shell_log
        lda     st_message_delay
        beq     @quiet
        ldx     here_x
        ldy     here_y
        jsr     square_show
        ldy     #U_WEAPON
        lda     (zp_unit),y
        sta     gun_row
        lda     #1
        sta     shells
        jsr     class_line
        ldy     #FIRER_ROW
        jsr     text_clear_row
        ldx     zp_side
        jsr     say_side
        print_msg msg_combat_shells
        ldy     #TARGET_ROW
        jsr     text_clear_row
        print_msg msg_combat_square
        lda     here_x
        jsr     text_byte
        print_msg msg_combat_row
        lda     here_y
        jsr     text_byte
        ldy     #EFFECT_ROW
        jsr     text_clear_row
        lda     shell_lost
        beq     @told
        print_msg msg_combat_shells_lost
        lda     shell_lost
        jsr     text_byte
@told:  ldx     here_x
        ldy     here_y
        lda     #TILE_BURST
        jsr     strike_begin
        jsr     sound_blast
        lda     #SHELL_PAUSES-STRIKE_PAUSES
        jmp     strike_stays
@quiet: rts
.endproc
