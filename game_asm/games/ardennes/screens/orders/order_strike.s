; Air strikes on units and dumps.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "log_event.inc"
        .include "refuse.inc"
        .include "apple2/keys.inc"

        .export order_strike
        .import panel_named
        .import ask_sure, told_key, bomb_loss, log_event, log_note, cursor_hex, dump_at, dump_owner
        .import dump_struck, engage_kept, engage_member, msg_strike_takes, msg_strike_which
        .import prompt_at, roll_die, share_print, text_char, unit_class
        .import unit_hurt, unit_side, zones_known

NUMBER          = zp_overlay+8          ; the engagement of the unit that is struck
STRUCK          = zp_overlay+9          ; that unit

        .segment "MOVE"

;;; order_strike -- a strike on the unit named first or on the dump in the hex, whichever is wanted
;;; rule:     7.17 7.18 8.4 9.4 6.10
;;; in:       the state; hex_zones
;;; out:      C = 1 when the window stays as it is; the state
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc order_strike
        lda     st_strikes_left
        bne     @some
        refuse  msg_strike_none
@some:  jsr     panel_named
        bcs     @dump
        jsr     unit_side
        cmp     st_side
        beq     @dump
        jsr     unit_class
        cmp     #CLASS_INFILTRATOR
        beq     @dump
        stx     STRUCK
        jsr     foe_dump
        bcs     @unit
        lda     #<msg_strike_which
        ldy     #>msg_strike_which
        jsr     ask_sure
        bcs     @dump
        bne     @leave                  ; a question mark
        lda     zp_key
        cmp     #KEY_ESCAPE
        beq     @leave
@unit:  ldx     STRUCK
        stx     zp_unit
        dec     st_strikes_left
        jsr     roll_die
        jsr     bomb_loss
        pha
        sta     log_event+LOG_B
        ldx     zp_unit
        stx     log_event+LOG_A
        jsr     cursor_hex
        lda     #LOG_STRIKE
        jsr     log_note
        pla
        pha
        beq     @tell
        ldx     zp_unit
        jsr     engage_member
        sta     NUMBER
        pla
        pha
        jsr     unit_hurt
        lda     NUMBER
        beq     @tell
        jsr     engage_kept             ; it may have been the last of its side
@tell:  lda     #<msg_strike_takes
        ldy     #>msg_strike_takes
        jsr     prompt_at
        pla
        beq     @miss
        jsr     share_print
        jmp     @wait
@miss:  lda     #'-'
        jsr     text_char
@wait:  jsr     told_key
        jsr     zones_known
        clc
@leave: rts
@dump:  jsr     foe_dump
        bcs     @not
        dec     st_strikes_left
        jmp     dump_struck
@not:   refuse  msg_strike_not
.endproc

; X = the dump in zp_hex, the cursor's hex as panel_named left it, that supplies the enemy; C = 1
; when there is none.
.proc foe_dump
        jsr     dump_at
        bcs     @none
        jsr     dump_owner
        eor     st_side
        eor     #1
        cmp     #1                      ; C = 1: one's own
@none:  rts
.endproc
