; Direct fire of a side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "apple2/keys.inc"
        .include "../refuse.inc"

        .export fire_main
        .import active_passes, fire_computer, fire_next, hand_over, hexview_panel, key_capital
        .import map_again, map_draw, own_at, panel_chance, part_ends, play_key, reaction_parts
        .import shots, target_count, target_find, target_units, targets_find, unit_center, unit_to

RETURN_PARTS    = 25                    ; tenths of a second to answer in

        .segment "PLAY"

;;; fire_main -- direct fire of st_side, until nobody of it can fire or the player is done
;;; rule:     3.3 3.7  RETURN takes the hex of the cursor; 3.18 3.19 3.20 3.21 6.5 6.7 10.2 10.14;
;;; rule:     6.9  nothing to be done, nothing asked
;;; in:       the state; hex_pieces
;;; out:      st_phase, st_side = what follows
;;; clobbers: everything
;;; cycles:   -
.proc fire_main
        lda     #1
        sta     panel_chance
        lda     #RETURN_PARTS
        sta     reaction_parts
        ldx     st_side
        lda     st_human,x
        beq     @computer
        jsr     fire_next
        bcs     @over
        jsr     hand_over
        jsr     at_target
        jsr     map_draw
        jmp     @prompt
@next:  jsr     fire_next
        bcs     @over
        jsr     aim
@prompt:
        prompt  msg_fire_keys
        jsr     key_capital
        cmp     #KEY_RETURN
        beq     @fire
        cmp     #' '
        beq     @turn
        cmp     #'N'
        beq     @next
        cmp     #'I'
        beq     @ignore
        cmp     #'S'
        beq     @select
        cmp     #'D'
        beq     @over
        jsr     play_key
        bcc     @prompt
        rts
@computer:
        jsr     fire_computer
@over:  jmp     part_ends
@ignore:
        jsr     active_passes
        jmp     @next
@turn:  jsr     target_find
        bcs     @first
        inx
        cpx     target_count
        bcc     @aim
@first: ldx     #0
@aim:   lda     target_units,x
        tax
        jsr     unit_to
        jsr     hexview_panel
        jmp     @prompt
@select:
        jsr     own_at
        bcs     @again
        txa
        pha
        jsr     targets_find
        beq     @idle
        pla
        sta     st_active
        jsr     aim
        jmp     @prompt
@idle:  ldx     st_active
        jsr     targets_find
        pla
        jsr     no_target
@again: jmp     @prompt
@fire:  jsr     target_find
        bcs     @bad
        ldx     st_active
        stx     zp_unit
        jsr     shots
        jmp     @next
@bad:   jsr     no_shot
        jmp     @prompt
.endproc

; The cursor to the best target, and the window.
.proc aim
        ldx     target_units
        jsr     unit_to
        jmp     map_again
.endproc

; The same before the window is drawn.
.proc at_target
        ldx     target_units
        jmp     unit_center
.endproc

no_target:      refuse msg_no_target
no_shot:        refuse msg_no_shot
