; Movement of a side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "apple2/keys.inc"
        .include "../refuse.inc"

        .export move_main
        .import active_passes, hand_over, key_capital, map_again, map_draw, move_next, move_order
        .import moves_carry, order_load, order_undo, order_unload, order_work, own_at, panel_chance
        .import part_ends, play_key, reach_find, reaction_parts, shown, shown_limit, undo_clear
        .import unit_center, unit_to, works_end

PASSING_PARTS   = 6                     ; tenths of a second to claim passing fire in

        .segment "PLAY"

;;; move_main -- movement of st_side, until nobody of it can move or the player is done
;;; rule:     3.20 3.21 3.24 6.6 7.13 9.1 9.10 9.15 12.1; 5.9  a step over
;;;           the border of a neutral region waits until its defenders stand
;;; in:       the state; hex_pieces
;;; out:      st_phase, st_side = what follows
;;; clobbers: everything
;;; cycles:   -
.proc move_main
        lda     #0
        sta     panel_chance
        jsr     undo_clear
        lda     #PASSING_PARTS
        sta     reaction_parts
        ldx     st_side
        lda     st_human,x
        bne     @player
        lda     #NO_UNIT
        sta     st_invader
        jsr     moves_carry
        lda     st_phase
        cmp     #PHASE_MOVE
        bne     @stops                  ; a neutral region is invaded
        jmp     @over
@stops: jmp     @held
@player:
        ldx     st_invader              ; who waited at a border goes on
        stx     st_active
        lda     #NO_UNIT
        sta     st_invader
        cpx     #NO_UNIT
        bne     @first
        jsr     move_next
        bcs     @over
@first: jsr     hand_over
        ldx     st_active
        jsr     unit_center
        jsr     reach_show
        jsr     map_draw
        jmp     @prompt
@ignore:
        jsr     active_passes
@next:  jsr     move_next
        bcs     @over
@take:  jsr     reach_show
        ldx     st_active
        jsr     unit_to
        jsr     map_again
@prompt:
        prompt  msg_move_keys
        jsr     key_capital
        cmp     #KEY_RETURN
        beq     @move
        cmp     #'N'
        beq     @next
        cmp     #'I'
        beq     @ignore
        cmp     #'S'
        beq     @select
        cmp     #'L'
        beq     @load
        cmp     #'U'
        beq     @unload
        cmp     #'E'
        beq     @work
        cmp     #'Z'
        beq     @undo
        cmp     #'D'
        beq     @over
        jsr     play_key
        bcc     @prompt
        rts
@over:  lda     #0
        sta     shown
        jsr     works_end
        jmp     part_ends
@select:
        jsr     own_at
        bcs     @prompt
        stx     st_active
        bcc     @take                   ; always
@load:  jsr     order_load
        jmp     @after
@undo:  jsr     order_undo
        jmp     @after
@work:  jsr     order_work
        jmp     @after
@unload:
        jsr     order_unload
        jmp     @after
@move:  jsr     move_order
@after: bcs     @prompt
        lda     st_phase
        cmp     #PHASE_MOVE
        bne     @held                   ; a neutral region is invaded
        ldx     st_active
        lda     unit_col,x
        beq     @on                     ; it is no more
        lda     unit_left,x
        beq     @on
        jmp     @take
@on:    jmp     @next
@held:  lda     #0
        sta     shown
        lda     #NO_UNIT
        sta     st_active
        rts
.endproc

; Where the active unit can go is shown.
.proc reach_show
        ldx     st_active
        jsr     reach_find
        sta     shown_limit
        lda     #SHOW_REACH
        sta     shown
        rts
.endproc
