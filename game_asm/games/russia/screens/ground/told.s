; What the execution tells.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .include "resolve/fight.inc"

        .export told_battle, told_begin, told_cost, told_guns, told_move, told_quiet, told_stop
        .export told_there
        .import any_key, fight_lost, fight_result, hex_to, map_draw
        .import msg_cost, msg_fell_0, msg_fell_1, msg_fell_2, msg_guns_on, msg_losses, msg_odds
        .import msg_told_key
        .import multiply_product, text_byte, text_char, text_clear_row, text_goto
        .import text_number, text_print

PROMPT          = 23
KEY_ROW         = 22                    ; never a group's: three stand in no hex of a battle
KEY_COLUMN      = 31

        .segment "GROUND_BSS"
told_quiet:     .res 1                  ; 1 = no more stops in this week
odds:           .res 2

        .segment "GROUND"

;;; told_move -- a group has moved
;;; rule:     7.3.1
;;; in:       X = group
;;; out:      none
;;; clobbers: none
;;; cycles:   <= 12
.proc told_move
        rts                             ; the next battle paints the map
.endproc

;;; told_guns -- guns have fired at a hex
;;; rule:     7.5.1
;;; in:       fight_attackers, fight_hex
;;; out:      told_quiet
;;; clobbers: everything but the state and the battle's own
;;; cycles:   -
.proc told_guns
        lda     told_quiet
        bne     @done
        jsr     told_there
        ldy     #PROMPT
        jsr     text_clear_row
        lda     fight_attackers
        jsr     text_byte
        print_msg msg_guns_on
        lda     fight_defenders
        jsr     text_byte
        jsr     told_cost
        jmp     told_stop
@done:  rts
.endproc

;;; told_cost -- what guns or bombs cost those they hit, if anything
;;; shows:    7.5.3 7.1.9
;;; in:       fight_lost
;;; out:      the row goes on
;;; clobbers: A X Y scratch and what drawing uses
;;; cycles:   -
.proc told_cost
        lda     fight_lost+2
        ora     fight_lost+3
        beq     @done
        print_msg msg_cost
        copy_word zp_arg0, fight_lost+2
        jmp     text_number
@done:  rts
.endproc

;;; told_battle -- an attack: who, at which odds, what it cost, how it ended
;;; rule:     7.4.3 7.7.1
;;; in:       fight_attackers, fight_defenders, fight_hex, fight_lost, fight_result; zp_odds
;;; out:      told_quiet
;;; clobbers: everything but the state and the battle's own
;;; cycles:   -
.proc told_battle
        lda     told_quiet
        beq     @tell
        rts
@tell:  copy_word odds, zp_odds
        jsr     told_there
        ldy     #PROMPT
        jsr     text_clear_row
        lda     fight_attackers
        jsr     text_byte
        print_msg msg_attacks
        lda     fight_defenders
        jsr     text_byte
        print_msg msg_odds
        lda     odds+1
        jsr     text_byte
        lda     odds+1
        cmp     #ODDS_TENTHS_TO
        bcs     @whole
        lda     #'.'
        jsr     text_char
        lda     odds
        ldx     #10
        jsr     multiply_product
        ora     #'0'
        jsr     text_char
@whole: print_msg msg_losses
        copy_word zp_arg0, fight_lost
        jsr     text_number
        lda     #'/'
        jsr     text_char
        copy_word zp_arg0, fight_lost+2
        jsr     text_number
        ldx     fight_result
        lda     fell_lo,x
        ldy     fell_hi,x
        jsr     text_print
        jmp     told_stop
.endproc

;;; told_begin -- an execution begins: nobody is told when no player is there, or wants to be
;;; rule:     7.0.1
;;; in:       st_human st_stops
;;; out:      told_quiet
;;; clobbers: A
;;; cycles:   <= 30
.proc told_begin
        lda     st_human
        ora     st_human+1
        and     st_stops
        eor     #1
        sta     told_quiet
        rts
.endproc

;;; told_there -- the map with the cursor on the hex
;;; rule:     7.4.3
;;; in:       fight_hex
;;; out:      the picture
;;; clobbers: everything but the state and the battle's own
;;; cycles:   -
.proc told_there
        copy_word zp_hex, fight_hex
        jsr     hex_to
        jmp     map_draw                ; with what has moved since, and who stands there
.endproc

;;; told_stop -- wait for a key, and say so above the row, until it is struck; Escape: no more stops
;;; rule:     7.4.3
;;; in:       the row as it was written
;;; out:      told_quiet
;;; clobbers: A X Y and what drawing uses
;;; cycles:   -
.proc told_stop
        ldx     #KEY_COLUMN
        ldy     #KEY_ROW
        jsr     text_goto
        print_msg msg_told_key
        jsr     any_key
        cmp     #KEY_ESCAPE
        bne     @done
        inc     told_quiet
@done:  ldy     #KEY_ROW
        jmp     text_clear_row
.endproc

fell_lo:        .lobytes msg_fell_0, msg_fell_1, msg_fell_2
fell_hi:        .hibytes msg_fell_0, msg_fell_1, msg_fell_2
