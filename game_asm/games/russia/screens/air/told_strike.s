; A strike is told.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .include "macros.inc"
        .include "resolve/fight.inc"
        .include "air.inc"

        .export told_strike
        .import city_at, city_names, msg_flown_bombs, msg_flown_cloud, msg_flown_hits
        .import msg_flown_lost, msg_flown_strikes, text_byte, text_clear_row, text_goto, text_print
        .import told_cost, told_quiet, told_stop, told_there, word_print

PROMPT          = 23
WHO_ROW         = 22                    ; never a group's; the row above what it cost

        .segment "AIR"

;;; told_strike -- who struck what, what it cost, what it did
;;; rule:     7.1.1
;;; in:       strike_group, strike_kind, strike_lost, strike_hits, strike_clear; fight_hex,
;;;           fight_lost
;;; out:      told_quiet
;;; clobbers: everything but the state and strike_group
;;; cycles:   -
.proc told_strike
        lda     told_quiet
        beq     @tell
        rts
@tell:  jsr     told_there
        ldx     #0
        ldy     #WHO_ROW
        jsr     text_goto
        lda     strike_group
        jsr     text_byte
        lda     strike_kind
        cmp     #STRIKE_CITY
        bne     @groups
        print_msg msg_flown_bombs
        lda     fight_hex
        sta     zp_hex
        lda     fight_hex+1
        sta     zp_hex+1
        jsr     city_at
        lda     #<city_names
        ldy     #>city_names
        jsr     word_print
        jmp     @cost
@groups:
        print_msg msg_flown_strikes
        lda     fight_defenders
        jsr     text_byte
@cost:  ldy     #PROMPT
        jsr     text_clear_row
        lda     strike_lost
        jsr     text_byte
        print_msg msg_flown_lost
        lda     strike_clear
        bne     @clear
        print_msg msg_flown_cloud
        jmp     told_stop
@clear: lda     strike_kind
        cmp     #STRIKE_CITY
        bne     @enemy
        print_msg msg_flown_hits
        lda     strike_hits
        jsr     text_byte
        jmp     told_stop
@enemy: jsr     told_cost               ; of aircraft on the ground nothing is told
        jmp     told_stop
.endproc
