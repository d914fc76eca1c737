; The parts of a half-day.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export half_main
        .import foe_beside, hex_place, unit_side
        .import date_print, half_begin, half_came, half_end, half_isolated, half_waiting
        .import log_turn, page_show, page_wait, replay_main, resolve_main, side_hi, side_lo
        .import text_byte, text_char, text_goto, text_print, view_center

        .segment "RESOLVE"

;;; half_main -- carry out the part of the half-day that st_phase names, but movement
;;; rule:     8.4 8.6; 10.1  with hidden units a page at each change of players
;;; in:       st_phase = PHASE_BEGIN, PHASE_RESOLVE, PHASE_REPLAY or PHASE_END
;;; out:      st_phase = the next
;;; clobbers: everything
;;; cycles:   -
.proc half_main
        lda     st_phase
        cmp     #PHASE_BEGIN
        beq     @begin
        cmp     #PHASE_RESOLVE
        beq     @resolve
        cmp     #PHASE_REPLAY
        beq     @replay
        jmp     half_end
@replay:
        jmp     replay_main
@begin: jsr     log_turn
        jsr     half_begin
        jmp     half_page
@resolve:
        jmp     resolve_main
.endproc

; Whose half-day it is, and what has changed; of a computer's nobody need be told.
.proc half_page
        ldx     st_side
        lda     st_human,x
        beq     @front
        lda     st_rules
        and     #RULE_HIDDEN
        beq     @page
        lda     st_human
        and     st_human+1
        beq     @page
        print_page msg_hand_over        ; who has moved leaves the keyboard first
        jsr     side_print
        print_msg msg_hand_player
        jsr     page_wait
@page:  print_page msg_half_day
        ldx     #1
        ldy     #3
        jsr     text_goto
        jsr     date_print
        lda     #','
        jsr     text_char
        lda     #' '
        jsr     text_char
        jsr     side_print
        ldx     #1
        ldy     #6
        jsr     text_goto
        lda     half_isolated
        jsr     text_byte
        print_msg msg_half_isolated
        ldx     #1
        ldy     #8
        jsr     text_goto
        lda     half_came
        jsr     text_byte
        print_msg msg_half_came
        ldx     #1
        ldy     #10
        jsr     text_goto
        lda     half_waiting
        jsr     text_byte
        print_msg msg_half_wait
@front: ldy     st_side
        ldx     first_col,y
        stx     st_cursor_x
        lda     first_row,y
        sta     st_cursor_y
        jsr     to_front
        ldy     st_side
        lda     st_human,y
        beq     @computer
        lda     #PHASE_MOVE
        sta     st_next_phase
        lda     #PHASE_KEEP             ; while the page is read
        sta     st_phase
        rts
@computer:
        ldx     st_cursor_x
        ldy     st_cursor_y
        jmp     view_center             ; half_begin has said what follows
.endproc

; The cursor to the first unit of st_side that stands next to an enemy; not on the first day.
.proc to_front
        lda     st_turn
        cmp     #3
        bcc     @done
        ldx     #0
@unit:  lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_hex+1
        lda     unit_at_lo,x
        sta     zp_hex
        jsr     unit_side
        cmp     st_side
        bne     @next
        tay
        jsr     foe_beside
        bne     @found
@next:  inx
        cpx     #UNITS
        bcc     @unit
@done:  rts
@found: copy_word zp_arg0, zp_hex
        jsr     hex_place
        dex
        dey
        stx     st_cursor_x
        sty     st_cursor_y
        rts
.endproc

; The word for st_side.
.proc side_print
        ldx     st_side
        lda     side_lo,x
        ldy     side_hi,x
        jmp     text_print
.endproc

first_col:      .byte 31, 27            ; Losheim, Saint-Vith
first_row:      .byte 18, 19
