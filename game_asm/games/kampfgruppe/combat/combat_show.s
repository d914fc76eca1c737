; The combat on the screen: the map, and below it who fires at whom.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "combat.inc"

        .export combat_open, pulse_show, fire_show, class_line
        .import map_show, view_forget, text_goto, text_print, text_clear_row
        .import text_panel_clear, text_char, say_class, say_firer, say_target
        .import say_effect, text_byte, say_pause, foe_where, sound_burst
        .import sound_shot, sound_tune, fire_class, marks_hide, traced
        .import fire_view, fire_mark, fire_log, watch_begin, strike_begin, strike_stays
        .import sound_blast

FIRE_PAUSES     = 4

        .segment "COMBAT"

;;; combat_open -- the map, seen by who sits at the keyboard; by two players what both know of
;;; rule:     3.4.1  without a delay nothing is told
;;; in:       st_human, st_message_delay
;;; out:      st_side = whose units are shown even when nobody sees them, shown_all; the picture
;;; clobbers: A X Y zp_unit and all scratch
;;; cycles:   -
.proc combat_open
        jsr     watch_begin
        lda     st_message_delay
        beq     @done
        lda     #2                      ; a call
        jsr     sound_tune
        jsr     text_panel_clear
        jsr     view_forget
        lda     #0
        sta     traced
        jmp     map_show
@done:  rts
.endproc

;;; pulse_show -- the heading of a pulse, and where everybody is now
;;; in:       zp_pulse, st_turn
;;; out:      the picture; changes st_noises
;;; clobbers: A X Y zp_unit and all scratch
;;; cycles:   -
.proc pulse_show
        lda     st_message_delay
        beq     @done
        jsr     marks_hide
        jsr     map_show
        jsr     text_panel_clear
        print_at 0, TITLE_ROW, msg_combat_title
        lda     st_turn
        jsr     text_byte
        print_msg msg_combat_pulse
        lda     zp_pulse
        clc
        adc     #'1'
        jsr     text_char
        print_at 0, EFFECT_ROW, msg_combat_sound
        lda     #1
        jmp     say_pause
@done:  rts
.endproc

;;; fire_show -- tell of direct fire, what it killed and kept down
;;; rule:     7.11.1 7.11.5 1.8.1
;;; in:       zp_unit, zp_foe, gun_row, target_row, killed, pressed
;;; out:      the picture; changes st_noises, log_*
;;; clobbers: A X Y zp_t0..zp_t7 zp_ptr0 zp_lines zp_arg0 zp_arg1 zp_text.. zp_ptr1 zp_unit
;;; cycles:   -
.proc fire_show
        jsr     fire_log
        lda     st_message_delay
        beq     @quiet
        jsr     fire_view
        jsr     class_line
        ldy     #FIRER_ROW
        jsr     text_clear_row
        jsr     say_firer
        ldy     #TARGET_ROW
        jsr     text_clear_row
        print_msg msg_combat_at
        jsr     say_target
        ldy     #EFFECT_ROW
        jsr     text_clear_row
        jsr     say_effect
        jsr     fire_mark
        jsr     foe_where
        tax
        lda     killed
        cmp     #1
        lda     #TILE_HIT
        bcc     @strike
        lda     #TILE_BURST
@strike:
        jsr     strike_begin
        jsr     fire_noise
        ldx     killed                  ; a hit is heard, too
        beq     @stays
        jsr     sound_blast
@stays: lda     #FIRE_PAUSES-STRIKE_PAUSES
        jmp     strike_stays
@quiet: rts
.endproc

;;; class_line -- the first row: size and type of the fire, and at its end the pulse
;;; rule:     7.11.1
;;; in:       as fire_class; zp_pulse
;;; out:      the picture
;;; clobbers: A X Y zp_text..
;;; cycles:   -
.proc class_line
        ldy     #TITLE_ROW
        jsr     text_clear_row
        jsr     say_class
        ldx     #PULSE_COLUMN
        ldy     #TITLE_ROW
        jsr     text_goto
        print_msg msg_combat_pulse
        lda     zp_pulse
        clc
        adc     #'1'
        jmp     text_char
.endproc

; The noise of gun_row.
.proc fire_noise
        jsr     fire_class
        cmp     #1
        bcs     @gun
        jmp     sound_burst
@gun:   jmp     sound_shot
.endproc
