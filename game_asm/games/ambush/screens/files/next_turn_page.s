; The page that asks how long the next turn is names the battle: one that was restarted, or goes on.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"

        .import msg_next_turn, msg_next_rest
        .import msg_files_battle_0, msg_files_battle_1, msg_files_battle_2, msg_files_battle_3
        .import msg_files_battle_4, msg_files_battle_5, msg_files_battle_6, msg_files_battle_7
        .import msg_files_battle_8, msg_files_battle_9, msg_files_battle_10, msg_files_battle_11

        .segment "FILES_BSS"
page:           .res 144                ; the longest, of Seek and Destroy

        .segment "FILES"
        .export next_turn_page

;;; next_turn_page -- make the page that asks for the length of the next turn
;;; rule:     2.5
;;; in:       st_scenario
;;; out:      A = low byte, Y = high byte of the page
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
        lda     #<page
        ldy     #>page
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
        sta     page,x
        beq     @done
        inx
        iny
        bne     @next                   ; always
@done:  rts
.endproc

battle_lo:      .lobytes msg_files_battle_0, msg_files_battle_1, msg_files_battle_2
                .lobytes msg_files_battle_3, msg_files_battle_4, msg_files_battle_5
                .lobytes msg_files_battle_6, msg_files_battle_7, msg_files_battle_8
                .lobytes msg_files_battle_9, msg_files_battle_10, msg_files_battle_11
battle_hi:      .hibytes msg_files_battle_0, msg_files_battle_1, msg_files_battle_2
                .hibytes msg_files_battle_3, msg_files_battle_4, msg_files_battle_5
                .hibytes msg_files_battle_6, msg_files_battle_7, msg_files_battle_8
                .hibytes msg_files_battle_9, msg_files_battle_10, msg_files_battle_11
        .assert * - battle_lo = 2 * SCENARIOS, error, "each has a name"
