; Moves and plots of a side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export plot_main
        .import hexview_key, hexview_mono, hexview_panel, hexview_turn, key_capital, key_waits
        .import map_draw
        .import group_taken, msg_plot_keys, plot_last
        .import order_done, order_examine, order_find, order_get, order_help, order_needs
        .import order_next, order_quit, order_save, order_sector
        .import own_group, plot_again, plot_ask
        .import order_terrain, order_whole, panel_first, prompt_at, sound_refuse, standing_rest
        .import standing_ask, standing_go, undo_forget

COMMANDS        = 17

        .segment "ORDERS"

;;; plot_main -- the keys of the phase, until it is done
;;; rule:     6.0.1 6.1.1
;;; in:       the state
;;; out:      st_phase = the next, PHASE_SAVE, PHASE_STAFF or PHASE_MENU
;;; clobbers: everything
;;; cycles:   -
.proc plot_main
        lda     st_step                 ; once a week, not after a save
        bne     @went
        inc     st_step
        jsr     standing_rest
        jsr     standing_go
        jsr     staff
        bcs     @went
        rts                             ; the computer plans first
@went:  lda     #0
        sta     panel_first
        sta     plot_last
        sta     group_taken
        jsr     undo_forget
@draw:  jsr     map_draw
@prompt:
        lda     #<msg_plot_keys
        ldy     #>msg_plot_keys
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
        cmp     #PHASE_PLOT
        beq     @draw
        rts
.endproc

; C = 0: the computer leads groups of st_side; st_phase = PHASE_STAFF.
.proc staff
        ldx     #SOVIET_BIT
        lda     st_side
        bne     @first
        tax
@first: inx
@group: lda     group_standing,x
        cmp     #STANDING_STAFF
        beq     @found
        inx
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        bcc     @group
        rts
@found: lda     #PHASE_STAFF
        sta     st_phase
        clc
        rts
.endproc

keys:   .byte   " GNETWDSQ?LFCPAYO"
        .assert * - keys = COMMANDS, error, "a key for each routine"
does_lo:
        .lobytes turn, order_get, order_next, order_examine, order_terrain, order_whole, order_done
        .lobytes order_save, order_quit, order_help, order_needs, order_find, order_sector
        .lobytes plot_shown, again_shown, hexview_mono, standing_shown
does_hi:
        .hibytes turn, order_get, order_next, order_examine, order_terrain, order_whole, order_done
        .hibytes order_save, order_quit, order_help, order_needs, order_find, order_sector
        .hibytes plot_shown, again_shown, hexview_mono, standing_shown
        .assert * - does_hi = COMMANDS, error, "a routine for each key"

; The group that the panel names first gets a standing order, and stays where it is.
.proc standing_shown
        jsr     own_group
        bcs     @no
        jsr     standing_ask
        jsr     hexview_panel
        sec
@no:    rts
.endproc

; The group that the panel names first gets a plot, or the last one again, and stays where it is.
.proc plot_shown
        jsr     own_group
        bcs     @no
        jsr     plot_ask
        jsr     hexview_panel
        sec
@no:    rts
.endproc

.proc again_shown
        jsr     own_group
        bcs     @no
        jsr     plot_again
        jsr     hexview_panel
        sec
@no:    rts
.endproc

.proc turn
        jsr     hexview_turn
        sec
        rts
.endproc
