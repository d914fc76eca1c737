; A side places what it has bought.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .include "../refuse.inc"

        .export place_main, pool_piece
        .import ask_yes_no, cursor_hex, hexview_panel, key_capital, map_again, map_draw, mine_at
        .import order_refused, piece_take, place_all, place_put, play_key, pool_next, shown
        .import hand_over, place_begin, pool_forget, region_done, spots_moved, unit_side, waits_back

        .segment "LOW_BSS"
pool_piece:     .res 1                  ; the piece that is placed next, NO_UNIT none

        .segment "PLAY"

;;; place_main -- place the pieces of st_side, until the player is done
;;; rule:     3.15  only what was placed in this phase is taken up again, mines on the first turn
;;; rule:     3.16 4.4 4.7 6.1; 5.7  what finds no place later waits for the next turn; 5.9  then
;;;           the invader goes on or stays
;;; in:       the state; hex_pieces
;;; out:      the units and mines; st_phase, st_side = what follows
;;; clobbers: everything
;;; cycles:   -
.proc place_main
        lda     #SHOW_ZONE
        sta     shown
        lda     #NO_UNIT
        jsr     next
        ldx     st_side
        lda     st_human,x
        beq     @none                   ; a computer has placed what it could
        lda     pool_piece
        cmp     #NO_UNIT
        bne     @some
@none:  jmp     @over                   ; nothing to be done, nothing asked
@some:  jsr     hand_over
        jsr     place_begin
        jsr     map_draw
@prompt:
        prompt  msg_place_keys
        jsr     key_capital
        cmp     #KEY_RETURN
        beq     @put
        cmp     #'N'
        beq     @next
        cmp     #'A'
        beq     @all
        cmp     #'D'
        bne     @else
        jmp     @done
@else:  jsr     play_key
        bcc     @prompt
        rts
@all:   jsr     place_all
        lda     #NO_UNIT
        jsr     next
        jmp     @again
@next:  lda     pool_piece
        jsr     next
        jsr     hexview_panel
        jmp     @prompt
@put:   jsr     cursor_hex
        cmp     #NO_UNIT
        bne     @pick
        jsr     mine_at
        bcc     @lift
        lda     pool_piece
        cmp     #NO_UNIT
        beq     @prompt
        jsr     place_put
        bcs     @bad
        lda     pool_piece
        jsr     next
@again: jsr     map_again
        jmp     @prompt
@pick:  tax
        jsr     unit_side
        cmp     st_side
        bne     @not
        lda     unit_flags,x
        .assert UF_PASSED = $80, error, "the sign"
        bpl     @not                    ; it stood there before
        jsr     piece_take
        lda     #NOWHERE
        sta     unit_col,x
        txa
        sta     pool_piece
        jmp     @again
@lift:  lda     #0                      ; whose it is
        cpy     #MINES / 2
        rol     a
        cmp     st_side
        bne     @not
        lda     st_invaded
        bne     @not
        ldx     st_turn
        dex
        bne     @not
        sta     mine_col,y              ; NOWHERE
        .assert NOWHERE = 0, error, "A is st_invaded"
        tya
        ora     #$80
        sta     pool_piece
        jmp     @again
@bad:   jsr     bad
        jmp     @prompt
@not:   lda     #0
        beq     @bad                    ; always
@done:  lda     #NO_UNIT
        jsr     pool_next
        bcs     @over
        prompt  msg_place_left
        jsr     ask_yes_no
        bcc     @prompt_near
        lda     st_turn
        cmp     #2
        bcs     @over                   ; the next turn brings them again
        jsr     pool_forget
@over:  lda     #0
        sta     shown
        sta     st_thought
        jsr     placed_stay
        lda     st_invaded
        bne     @region
        lda     st_side
        bne     @begin
        inc     st_side
        lda     #PHASE_BUY
        sta     st_phase
        rts
@begin: lda     #SIDE_ATTACKER
        sta     st_side
        lda     #PHASE_PLOT_MOBILE
        sta     st_phase
        rts
@region:
        jsr     pool_forget
        jsr     waits_back
        jsr     region_done
        lda     #PHASE_MOVE
        sta     st_phase
        rts
@prompt_near:
        jmp     @prompt
.endproc

; Whom st_side has placed in this phase is taken up no more; in a neutral region who stands in the
; open before an enemy is spotted at once.
.proc placed_stay
        ldx     #UNITS - 1
@unit:  jsr     unit_side
        cmp     st_side
        bne     @other
        lda     unit_flags,x
        and     #<~UF_PASSED
        sta     unit_flags,x
        ldy     st_invaded
        beq     @other
        ldy     unit_col,x
        beq     @other
        and     #UF_SPOTTED
        bne     @other
        lda     unit_flags,x
        pha
        jsr     spots_moved
        pla                             ; nobody has moved
        ora     #<~UF_SHOWN
        and     unit_flags,x
        sta     unit_flags,x
@other: dex
        bpl     @unit
        rts
.endproc

; The next piece behind A.
.proc next
        jsr     pool_next
        bcc     @there
        lda     #NO_UNIT
@there: sta     pool_piece
        rts
.endproc

; Say why a piece cannot be put here: A = 0 or 1.
.proc bad
        cmp     #1
        beq     @mine
        refuse  msg_place_none
@mine:  refuse  msg_place_mine
.endproc
