; The page that asks how long the next turn is names the battle: one that was restarted, or goes on.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"

        .import state_copy, msg_next_turn, msg_next_rest
        .import msg_battle_0, msg_battle_1, msg_battle_2, msg_battle_3, msg_battle_4, msg_battle_5
        .import msg_battle_6, msg_battle_7, msg_battle_8, msg_battle_9, msg_battle_10, msg_battle_11

        .segment "FILES"
        .export next_turn_page

;;; next_turn_page -- make the page that asks for the length of the next turn
;;; rule:     2.5
;;; in:       st_scenario
;;; out:      A = low byte, Y = high byte of the page; state_copy
;;; clobbers: X zp_ptr0
;;; cycles:   <= 6000
.proc next_turn_page
        ldx     #0
        lda     #<msg_next_turn
        ldy     #>msg_next_turn
        jsr     append
        ldy     st_scenario
        lda     battle_hi,y
        sta     zp_ptr0+1
        lda     battle_lo,y
        jsr     append_here
        lda     #<msg_next_rest
        ldy     #>msg_next_rest
        jsr     append
        lda     #<state_copy
        ldy     #>state_copy
        rts
.endproc

; A text to the end of the page.  A = low byte, Y = high byte of it; X = the end.  Spoils A Y.
.proc append
        sty     zp_ptr0+1
        falls_into append_here
.endproc

; The same with the high byte in zp_ptr0+1.
.proc append_here
        sta     zp_ptr0
        ldy     #0
@next:  lda     (zp_ptr0),y
        sta     state_copy,x
        beq     @done
        inx
        iny
        bne     @next                   ; always
@done:  rts
.endproc

battle_lo:      .lobytes msg_battle_0, msg_battle_1, msg_battle_2, msg_battle_3, msg_battle_4
                .lobytes msg_battle_5, msg_battle_6, msg_battle_7, msg_battle_8, msg_battle_9
                .lobytes msg_battle_10, msg_battle_11
battle_hi:      .hibytes msg_battle_0, msg_battle_1, msg_battle_2, msg_battle_3, msg_battle_4
                .hibytes msg_battle_5, msg_battle_6, msg_battle_7, msg_battle_8, msg_battle_9
                .hibytes msg_battle_10, msg_battle_11
        .assert * - battle_lo = 2 * SCENARIOS, error, "each has a name"
