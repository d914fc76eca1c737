; Movement and engagements of a side: the keys of its half-day.
        .include "state.inc"
        .include "ardennes.inc"
        .include "apple2/keys.inc"

        .export move_main
        .import guard_main, hexview_key, hexview_mono, hexview_panel, hexview_turn, key_capital
        .import key_waits
        .import map_draw, move_prompt, order_collect, order_group, order_hold, order_home
        .import order_join, order_lay, order_put, order_search, order_turn, order_aim, order_all
        .import order_blow, order_build, order_click
        .import order_engage, order_help, order_move, order_next, order_quit, order_resolve
        .import order_rocket, order_save, order_strike, order_undo, order_whole, order_zones
        .import order_back, order_list, order_replay, order_review, order_supply, review_last
        .import town_print
        .import panel_first, shown, sound_refuse, view_center, zones_known

COMMANDS        = 33

        .segment "MOVE"

;;; move_main -- movement and engagements of st_side, until they are resolved
;;; rule:     1.7 2.3 2.6 2.16 2.37 8.4
;;; in:       st_phase = PHASE_MOVE or PHASE_GUARD; the state
;;; out:      st_phase = PHASE_RESOLVE, PHASE_SAVE, PHASE_REPLAY or PHASE_MENU; of PHASE_GUARD,
;;;           PHASE_END
;;; clobbers: everything
;;; cycles:   -
.proc move_main
        lda     st_phase
        cmp     #PHASE_GUARD
        bne     @orders
        jmp     guard_main
@orders:
        jsr     zones_known
        lda     #0
        sta     shown
        sta     panel_first
        lda     #NO_UNIT
        sta     review_last
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     view_center
@draw:  jsr     map_draw
@prompt:
        jsr     move_prompt
@key:   jsr     key_waits
        bcs     @take                   ; a held key first
        jsr     hexview_panel
        jsr     town_print
@take:  jsr     key_capital
        jsr     hexview_key
        bcc     @command
        lda     #0
        sta     panel_first
        beq     @key                    ; always
@command:
        ldx     #COMMANDS - 1
@seek:  cmp     move_keys,x
        beq     @found
        dex
        bpl     @seek
        jsr     sound_refuse
        jmp     @key
@found: lda     move_does_lo,x
        sta     @go+1                   ; [patched]
        lda     move_does_hi,x
        sta     @go+2                   ; [patched]
@go:    jsr     turn                    ; [patched]
        bcs     @prompt                 ; the window is as it was
        lda     st_phase
        cmp     #PHASE_MOVE
        beq     @draw
        rts
.endproc

move_keys:      .byte KEY_RETURN, " MNEFUAZWRSQ?DBXVCTOLP+-,.HJKIGY"
        .assert * - move_keys = COMMANDS, error, "a key for each routine"
move_does_lo:
        .lobytes order_click
        .lobytes turn, order_move, order_next, order_engage, order_all, order_undo, order_aim
        .lobytes order_zones, order_whole, order_resolve, order_save, order_quit, order_help
        .lobytes order_blow, order_build, order_strike, order_rocket
        .lobytes order_supply, order_back, order_review, order_list, order_replay
        .lobytes order_collect, order_put, order_turn, order_home, order_hold, order_join
        .lobytes order_lay, order_search, order_group, hexview_mono
move_does_hi:
        .hibytes order_click
        .hibytes turn, order_move, order_next, order_engage, order_all, order_undo, order_aim
        .hibytes order_zones, order_whole, order_resolve, order_save, order_quit, order_help
        .hibytes order_blow, order_build, order_strike, order_rocket
        .hibytes order_supply, order_back, order_review, order_list, order_replay
        .hibytes order_collect, order_put, order_turn, order_home, order_hold, order_join
        .hibytes order_lay, order_search, order_group, hexview_mono
        .assert * - move_does_hi = COMMANDS, error, "a routine for each key"

.proc turn
        jsr     hexview_turn
        sec
        rts
.endproc
