; What is said of a fire that is shown again.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"

        .export replay_words
        .import log_event, friend_at, unit_id_print, weapon_print
        .import text_print, text_clear_row, text_char, text_byte

ROW_FIRER       = 20
ROW_STRUCK      = 21
ROW_KILLS       = 22

        .segment "REPORT"

;;; replay_words -- who fired and when, whom it struck or where shells fell, and what it killed
;;; rule:     7.11.5
;;; in:       log_event; zp_side = who fired; st_turn
;;; out:      the picture
;;; clobbers: A X Y zp_side, all scratch and what drawing uses
;;; cycles:   -
.proc replay_words
        jsr     firer
        jsr     struck
        jmp     kills
.endproc

; Who fired, and when.
.proc firer
        ldy     #ROW_FIRER
        jsr     text_clear_row
        print_msg msg_replay_turn
        lda     st_turn
        jsr     text_byte
        print_msg msg_replay_pulse
        lda     log_event+FIRE_HEAD
        and     #FIRE_PULSE
        clc
        adc     #'1'
        jsr     text_char
        print_msg msg_replay_by
        lda     log_event+FIRE_FOE
        cmp     #NO_UNIT
        bne     @unit
        jsr     side_named
        print_msg msg_replay_shells
        rts
@unit:  lda     log_event+FIRE_HEAD
        and     #FIRE_KNOWN
        bne     @known
        print_msg msg_replay_unseen
        rts
@known: lda     log_event+FIRE_UNIT
        jmp     unit_named
.endproc

; Whom it struck, or where shells fell.
.proc struck
        ldy     #ROW_STRUCK
        jsr     text_clear_row
        lda     log_event+FIRE_FOE
        cmp     #NO_UNIT
        beq     @shells
        print_msg msg_replay_at
        lda     zp_side
        eor     #1
        sta     zp_side
        lda     log_event+FIRE_FOE
        jmp     unit_named
@shells:
        print_msg msg_replay_column
        lda     log_event+FIRE_X
        jsr     text_byte
        print_msg msg_replay_row
        lda     log_event+FIRE_Y
        jmp     text_byte
.endproc

; What it killed.
.proc kills
        ldy     #ROW_KILLS
        jsr     text_clear_row
        lda     log_event+FIRE_FOE
        cmp     #NO_UNIT
        beq     @units
        print_msg msg_replay_kills
        lda     log_event+FIRE_KILLS
        and     #<~FIRE_ALL
        jsr     text_byte
        bit     log_event+FIRE_KILLS
        bpl     @done
        print_msg msg_replay_lost
@done:  rts
@units: print_msg msg_replay_units
        lda     log_event+FIRE_KILLS
        jmp     text_byte
.endproc
        .assert FIRE_ALL = $80, error, "bit tells by its sign"

; Side zp_side and its unit A, with the weapon.
.proc unit_named
        pha
        jsr     side_named
        pla
        pha
        jsr     unit_id_print
        lda     #' '
        jsr     text_char
        pla
        jsr     friend_at
        ldy     #U_WEAPON
        lda     (zp_ptr1),y
        jmp     weapon_print
.endproc

; The word for side zp_side.
.proc side_named
        lda     zp_side
        bne     @soviet
        print_msg msg_replay_german
        rts
@soviet:
        print_msg msg_replay_soviet
        rts
.endproc
