; Movement and engagements of a side: the keys of its half-day.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .include "lib/hexview/hexview.inc"

        .export own_unit, half_main, move_main, map_draw, prompt_at, said, unit_to, ask_sure
        .import half_begin, half_isolated, half_came, half_waiting, resolve_main, half_end
        .import screen_clear, page_show, page_wait, page_help, text_print, text_byte, text_goto
        .import text_clear_row, text_char, any_key, ask_yes_no, key_waits, key_capital, sound_refuse
        .import hexview_show, hexview_key, hexview_panel, hexview_turn, hexview_whole, hexview_to
        .import cursor_show, cursor_hide, view_center, panel_first, panel_unit, cursor_hex, hex_place
        .import shown, shown_limit, date_print, zones_make, unit_side, engage_member, engage_here
        .import engage_number, engage_clear, engage_odds, duty_find, move_unit, aim_gun, rng_seed
        .import odds_print, order_blow, order_build
        .import order_strike, order_rocket

PROMPT          = 23

        .segment "MOVE"

;;; half_main -- carry out the part of the half-day that st_phase names
;;; rule:     8.4 8.6
;;; in:       st_phase = PHASE_BEGIN, PHASE_MOVE, PHASE_RESOLVE or PHASE_END
;;; out:      st_phase = the next
;;; clobbers: everything
;;; cycles:   -
.proc half_main
        lda     st_phase
        cmp     #PHASE_BEGIN
        beq     @begin
        cmp     #PHASE_RESOLVE
        beq     @resolve
        cmp     #PHASE_END
        beq     @end
        jmp     move_main
@begin: jsr     half_begin
        jmp     half_page
@resolve:
        jmp     resolve_main
@end:   jmp     half_end
.endproc

; Whose half-day it is, and what has changed.
.proc half_page
        print_page msg_half_day
        ldx     #1
        ldy     #3
        jsr     text_goto
        jsr     date_print
        lda     #','
        jsr     text_char
        lda     #' '
        jsr     text_char
        lda     st_side
        bne     @allied
        print_msg msg_german
        jmp     @counts
@allied:
        print_msg msg_allied
@counts:
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
        jsr     page_wait
        ldy     st_side
        ldx     first_col,y
        stx     st_cursor_x
        lda     first_row,y
        sta     st_cursor_y
        tay
        jmp     view_center
.endproc

first_col:      .byte 31, 27            ; Losheim, Saint-Vith
first_row:      .byte 18, 19

;;; map_draw -- the window, the ring and the panel
;;; rule:     1.4
;;; in:       the state; hex_zones
;;; out:      the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc map_draw
        jsr     screen_clear
        jsr     hexview_show
        jsr     cursor_show
        jmp     hexview_panel
.endproc

;;; prompt_at -- print a message on the last row
;;; rule:     1.13
;;; in:       A = low byte, Y = high byte of the text
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc prompt_at
        pha
        tya
        pha
        ldy     #PROMPT
        jsr     text_clear_row
        pla
        tay
        pla
        jmp     text_print
.endproc

;;; said -- refuse: a message on the last row until a key is struck
;;; rule:     1.8
;;; in:       A = low byte, Y = high byte of the text
;;; out:      none
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc said
        jsr     prompt_at
        jsr     sound_refuse
        jmp     any_key
.endproc

.macro  refuse message
        .import message
        lda     #<message
        ldy     #>message
        jmp     said
.endmacro

;;; ask_sure -- a question on the last row
;;; in:       A = low byte, Y = high byte of the text
;;; out:      C = 1 yes
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc ask_sure
        jsr     prompt_at
        jmp     ask_yes_no
.endproc

;;; unit_to -- the cursor to where a unit stands
;;; rule:     8.8 5.1
;;; in:       X = unit on the map
;;; out:      st_cursor_x, st_cursor_y; panel_first = 0; the picture
;;; clobbers: everything but the state
;;; cycles:   -
.proc unit_to
        lda     unit_at_lo,x
        sta     zp_arg0
        lda     unit_at_hi,x
        sta     zp_arg1
        jsr     hex_place
        dex
        dey
        lda     #0
        sta     panel_first
        jsr     hexview_to
        jmp     cursor_show
.endproc

;;; move_main -- movement and engagements of st_side, until they are resolved
;;; rule:     1.7 2.3 2.6 2.16 2.37 8.4
;;; in:       the state
;;; out:      st_phase = PHASE_RESOLVE, PHASE_SAVE or PHASE_MENU
;;; clobbers: everything
;;; cycles:   -
.proc move_main
        jsr     zones_make
        lda     #0
        sta     shown
        sta     panel_first
        sta     last_unit
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     view_center
@draw:  jsr     map_draw
@prompt:
        lda     #<msg_move_keys
        ldy     #>msg_move_keys
        jsr     prompt_at
@key:   jsr     key_waits
        bcs     @take                   ; a held key first
        jsr     hexview_panel
@take:  jsr     key_capital
        jsr     hexview_key
        bcc     @command
        lda     #0
        sta     panel_first
        beq     @key                    ; always
@command:
        ldx     #COMMANDS - 1
@seek:  cmp     keys,x
        beq     @found
        dex
        bpl     @seek
        jsr     sound_refuse
        jmp     @key
@found: lda     does_lo,x
        sta     @go+1                   ; [patched]
        lda     does_hi,x
        sta     @go+2                   ; [patched]
@go:    jsr     turn                    ; [patched]
        bcs     @prompt                 ; the window is as it was
        lda     st_phase
        cmp     #PHASE_MOVE
        beq     @draw
        rts
.endproc
        .import msg_move_keys

keys:   .byte   " MNEFUAZWRSQ?DBXV"
COMMANDS = * - keys
does_lo:
        .lobytes turn, order_move, order_next, order_engage, order_all, order_undo, order_aim
        .lobytes order_zones, order_whole, order_resolve, order_save, order_quit, order_help
        .lobytes order_blow, order_build, order_strike, order_rocket
does_hi:
        .hibytes turn, order_move, order_next, order_engage, order_all, order_undo, order_aim
        .hibytes order_zones, order_whole, order_resolve, order_save, order_quit, order_help
        .hibytes order_blow, order_build, order_strike, order_rocket
        .assert COMMANDS = 17, error, "a routine for each key"

; Orders return C = 1 when the window stays as it is.

.proc turn
        jsr     hexview_turn
        sec
        rts
.endproc

.proc order_move
        jsr     own_unit
        bcs     @none
        jsr     move_unit
        clc
        rts
@none:  rts
.endproc

; The unit named first in the panel: C = 0, X; refuses one that is not st_side's.
.proc own_unit
        lda     panel_first
        jsr     panel_unit
        bcs     @not
        jsr     unit_side
        cmp     st_side
        bne     @not
        clc
        rts
@not:   jsr     not_yours
        sec
        rts
.endproc

.proc not_yours
        refuse  msg_not_yours
.endproc

; The next unit of st_side behind the one that was named, on the map.
.proc order_next
        ldy     #UNITS                  ; once round
@next:  ldx     last_unit
        inx
        cpx     #UNITS
        bcc     @in
        ldx     #0
@in:    stx     last_unit
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @other
        jsr     unit_side
        cmp     st_side
        beq     @found
@other: dey
        bne     @next
        sec
        rts
@found: jsr     cursor_hide
        ldx     last_unit
        jsr     unit_to
        sec
        rts
.endproc

        .segment "MOVE_BSS"
last_unit:      .res 1
        .segment "MOVE"

.proc order_engage
        jsr     cursor_hex
        jsr     engage_here
        bcs     @none
        jsr     map_draw
        lda     engage_number
        jsr     odds_print
        jsr     any_key
        clc
        rts
@none:  cmp     #1
        beq     @full
        jsr     @nobody
        sec
        rts
@full:  jsr     @no_more
        sec
        rts
@nobody:
        refuse  msg_nobody_free
@no_more:
        refuse  msg_no_more
.endproc

; Engagements about every enemy hex that must be fought, as far as units are free.
.proc order_all
        ldx     #0
@unit:  stx     last_unit
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_hex+1
        lda     unit_at_lo,x
        sta     zp_hex
        jsr     unit_side
        cmp     st_side
        beq     @next
        jsr     engage_here
@next:  ldx     last_unit
        inx
        cpx     #UNITS
        bcc     @unit
        lda     #0
        sta     last_unit
        clc
        rts
.endproc

.proc order_undo
        lda     panel_first
        jsr     panel_unit
        bcs     @none
        jsr     engage_member
        beq     @none
        jsr     engage_clear
        clc
        rts
@none:  jsr     @no
        sec
        rts
@no:    refuse  msg_no_engagement
.endproc

.proc order_aim
        jsr     own_unit
        bcs     @none
        jsr     aim_gun
        clc
@none:  rts
.endproc

.proc order_zones
        lda     shown
        beq     @on
        lda     #0
        beq     @set                    ; always
@on:    lda     #ZONES
@set:   sta     shown
        clc
        rts
.endproc
ZONES   = 3                             ; SHOW_ZONES of map_look.s

.proc order_whole
        jsr     hexview_whole
        jsr     any_key
        clc
        rts
.endproc

.proc order_resolve
        jsr     duty_find
        bcs     @sure
        jsr     cursor_hide
        ldx     zp_unit
        jsr     unit_to
        jsr     hexview_panel
        jsr     @must
        sec
        rts
@sure:  lda     #<msg_resolve_sure
        ldy     #>msg_resolve_sure
        jsr     ask_sure
        bcc     @not
        lda     #PHASE_RESOLVE
        sta     st_phase
        clc
        rts
@not:   sec
        rts
@must:  refuse  msg_must_fight
.endproc
        .import msg_resolve_sure

.proc order_save
        lda     #PHASE_MOVE
        sta     st_next_phase
        lda     #PHASE_SAVE
        sta     st_phase
        clc
        rts
.endproc

.proc order_quit
        lda     #<msg_quit_sure
        ldy     #>msg_quit_sure
        jsr     ask_sure
        bcc     @not
        lda     #PHASE_MENU
        sta     st_phase
        clc
        rts
@not:   sec
        rts
.endproc
        .import msg_quit_sure

.proc order_help
        lda     #<msg_help_move
        ldy     #>msg_help_move
        jsr     page_help
        clc
        rts
.endproc
        .import msg_help_move
