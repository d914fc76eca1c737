; A group is taken: strategic steps, plots, looking into it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .include "refuse.inc"

        .export order_get
        .import cursor_hide, cursor_show, group_replace, group_taken, group_to, group_units
        .import guns_add, hexview_panel, hexview_show, key_capital, map_draw, mine_first
        .import msg_group_keys, order_rail, order_standing, order_step, own_group, plot_ask
        .import prompt_at, reach_show, shown, sound_refuse

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
@taken: jsr     reach_show
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
        beq     @leave
        cmp     #'Q'
        beq     @leave
        cmp     #'P'
        beq     @plot
        cmp     #'X'
        beq     @rail
        cmp     #'O'
        beq     @standing
        cmp     #'E'
        beq     @look
        cmp     #'R'
        beq     @replace
        cmp     #'C'
        beq     @guns
        cmp     #'1'
        bcc     @no
        cmp     #'1' + DIRECTIONS
        bcs     @no
        sbc     #'1' - 1                ; C = 0
        jsr     order_step
        jmp     @prompt
@leave: jmp     @done
@no:    jsr     sound_refuse
        jmp     @key
@plot:  ldx     group_taken
        jsr     plot_ask
        jmp     @prompt
@rail:  ldx     group_taken
        jsr     order_rail
        jmp     @taken
@standing:
        jsr     order_standing
        ldx     group_taken
        jsr     group_to
        jsr     mine_first
        jmp     @prompt
@replace:
        ldx     group_taken
        jsr     group_replace
        jmp     @answer
@guns:  ldx     group_taken
        jsr     guns_add
@answer:
        bcc     @prompt
        tay
        beq     @supply
        jsr     @none_left
        jmp     @prompt
@supply:
        jsr     @not_supplied
        jmp     @prompt
@none_left:
        refuse  msg_no_more
@not_supplied:
        refuse  msg_no_supply
@look:  ldx     group_taken
        jsr     group_units
        jsr     map_draw
        jmp     @prompt
@done:  lda     #SHOW_NOTHING
        sta     shown
        clc
        rts
.endproc
