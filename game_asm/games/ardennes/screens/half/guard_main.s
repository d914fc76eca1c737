; Guns that are to protect: the keys behind the Allied battles.
        .include "state.inc"
        .include "ardennes.inc"

        .export guard_main
        .import hexview_key, hexview_mono, hexview_panel, hexview_turn, key_capital, map_draw
        .import msg_guard_keys, order_aim, order_next, order_page, panel_first, prompt_at, shown
        .import sound_refuse, zones_known

        .segment "MOVE"

;;; guard_main -- let the Ally aim guns at units of his own that they are to protect
;;; rule:     2.14 8.6
;;; in:       the state
;;; out:      st_phase = PHASE_END, or PHASE_PAGE; unit_task, unit_flags
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc guard_main
        jsr     zones_known
        lda     #0
        sta     shown
        sta     panel_first
@draw:  jsr     map_draw
@prompt:
        lda     #<msg_guard_keys
        ldy     #>msg_guard_keys
        jsr     prompt_at
@key:   jsr     hexview_panel
        jsr     key_capital
        jsr     hexview_key
        bcc     @command
        lda     #0
        sta     panel_first
        beq     @key                    ; always
@command:
        cmp     #' '
        beq     @turn
        cmp     #'N'
        beq     @next
        cmp     #'A'
        beq     @aim
        cmp     #'R'
        beq     @end
        cmp     #'Y'
        beq     @drawings
        cmp     #'?'
        beq     @help
        jsr     sound_refuse
        jmp     @key
@turn:  jsr     hexview_turn
        jmp     @key
@next:  jsr     order_next
        jmp     @key
@aim:   jsr     order_aim
        jmp     @prompt
@drawings:
        jsr     hexview_mono
        bcc     @draw                   ; always
@help:  lda     #PAGE_GUARD
        jmp     order_page
@end:   lda     #PHASE_END
        sta     st_phase
        rts
.endproc
