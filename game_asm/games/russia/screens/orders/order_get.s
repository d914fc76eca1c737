; A group is taken: strategic steps, plots, looking into it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export order_get, standing_ask
        .import cursor_hide, cursor_show, group_replace, group_taken, group_to, group_units
        .import guns_add, hexview_panel, hexview_show, key_capital, map_draw, mine_first
        .import msg_group_keys, msg_help_group, msg_no_more, msg_no_supply, msg_no_undo
        .import msg_plot_guns, order_rail, order_standing, order_step, own_group, page_help
        .import plot_again, plot_ask, prompt_at, reach_show, said, shown, sound_refuse
        .import undo_forget, undo_move

        .segment "ORDERS"

;;; order_get -- take the group named first, until it is let go
;;; rule:     6.1.1 6.1.2 6.2.1 6.2.5 6.2.6
;;; in:       panel_first; the state
;;; out:      C = 0, or C = 1 when there is none; the state
;;; clobbers: everything
;;; cycles:   -
.proc order_get
        jsr     own_group
        bcc     @taken
        rts
@taken: jsr     undo_forget
        jsr     reach_show
        jsr     cursor_hide
        jsr     hexview_show
        jsr     cursor_show
@prompt:
        jsr     hexview_panel
        lda     #<msg_group_keys
        ldy     #>msg_group_keys
        jsr     prompt_at
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @done
        cmp     #'Q'
        beq     @done
        cmp     #'1'
        bcc     @command
        cmp     #'1' + DIRECTIONS
        bcs     @command
        sbc     #'1' - 1                ; C = 0
        jsr     order_step
        jmp     @prompt
@command:
        ldx     #KEYS - 1
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
        ldx     group_taken
@go:    jsr     look                    ; [patched]
        bcc     @prompt
        jmp     @taken
@done:  lda     #SHOW_NOTHING
        sta     shown
        clc
        rts
.endproc

KEYS            = 9
keys:   .byte   "PXOERCAU?"
        .assert * - keys = KEYS, error, "a key for each routine"
does_lo:
        .lobytes plot, rail, standing, look, replace, guns, again, back, help
does_hi:
        .hibytes plot, rail, standing, look, replace, guns, again, back, help
        .assert * - does_hi = KEYS, error, "a routine for each key"

; What the keys do to group X; C = 1: the map is painted anew.
.proc plot
        jsr     plot_ask
        clc
        rts
.endproc

.proc again
        jsr     plot_again
        clc
        rts
.endproc

.proc rail
        jsr     order_rail
        sec
        rts
.endproc

.proc standing
        jsr     standing_ask
        clc
        rts
.endproc

;;; standing_ask -- a standing order for the taken group, which the cursor comes back to
;;; rule:     6.2.5
;;; in:       group_taken
;;; out:      group_standing, group_goal_lo, group_goal_hi; panel_first; the cursor
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc standing_ask
        jsr     order_standing
        ldx     group_taken
        jsr     group_to
        jmp     mine_first
.endproc

.proc look
        jsr     group_units
        jsr     map_draw
        clc
        rts
.endproc

.proc help
        lda     #<msg_help_group
        ldy     #>msg_help_group
        jsr     page_help
        jsr     map_draw
        clc
        rts
.endproc

.proc back
        jsr     undo_move
        bcs     @no
        ldx     group_taken
        jsr     group_to
        jsr     mine_first
        sec
        rts
@no:    lda     #<msg_no_undo
        ldy     #>msg_no_undo
        jmp     told
.endproc

.proc replace
        jsr     group_replace
        jmp     answer
.endproc

.proc guns
        jsr     guns_add
        bcc     answer
        tay
        beq     @answer
        ldx     group_taken
        lda     group_plot,x
        beq     @answer
        and     #PLOT_STOP | PLOT_BOMBARD
        bne     @answer
        lda     #<msg_plot_guns         ; its plot moves
        ldy     #>msg_plot_guns
        bne     told                    ; always
@answer:
        tya
        sec
        falls_into answer
.endproc

; C = 1 why it is not so, in A.
.proc answer
        bcc     @done
        tay
        beq     @supply
        lda     #<msg_no_more
        ldy     #>msg_no_more
        jmp     told
@supply:
        lda     #<msg_no_supply
        ldy     #>msg_no_supply
        bne     told                    ; always
@done:  rts
.endproc

; Refused, but the group stays taken.
.proc told
        jsr     said
        clc
        rts
.endproc
