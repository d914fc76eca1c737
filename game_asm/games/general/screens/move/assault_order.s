; A close assault.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .include "../refuse.inc"

        .export assault_go, assault_order
        .import ask_yes_no, assault_ends, assault_happens, assault_odds, barrage_enter, blast_show
        .import cursor_hide
        .import heard, map_again, piece_put, piece_take, rng_word, sound_blast, spots_moved
        .import msg_assault_lost, msg_assault_won, off_friend, passing, prompt_at
        .import text_byte, text_print, undo_clear, unit_to

        .segment "LOW_BSS"
odds:           .res 1
foe:            .res 1
to_col:         .res 1

        .segment "PLAY"

;;; assault_order -- the active unit assaults an enemy next to it, if the player is sure
;;; rule:     12.1 12.2 12.3 12.4; 9.3  if not, it stays in no friend's hex
;;; in:       st_active; X = the enemy; hex_pieces
;;; out:      C = 0; the units; hex_pieces; the cursor is on the enemy's hex
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc assault_order
        stx     foe
        jsr     unit_to                 ; passing fire may have shown another hex
        jsr     map_again
        jsr     pair
        jsr     assault_odds
        sta     odds
        prompt  msg_assault
        lda     odds
        jsr     text_byte
        print_msg msg_assault_sure
        jsr     ask_yes_no
        ldx     foe
        bcs     assault_go
        jsr     off_friend              ; it may have come through a friend's hex
        clc
        rts
.endproc

;;; assault_go -- the close assault of the active unit on an enemy next to it
;;; rule:     12.1 12.2 12.3 12.4; 10.12 11.15 13.6  who wins enters a hex as by any other step
;;; in:       st_active; X = the enemy; reaction_parts; hex_pieces
;;; out:      C = 0; the units; hex_pieces
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc assault_go
        stx     foe
        jsr     unit_to                 ; a computer's begins anywhere
        jsr     undo_clear              ; nothing takes it back
        ldx     foe
        lda     unit_col,x
        sta     to_col
        jsr     pair
        jsr     assault_odds
        sta     odds
        jsr     cursor_hide
        ldx     foe
        jsr     blast_show
        jsr     sound_blast
        jsr     rng_word
        ldx     st_active               ; both have shown themselves
        jsr     shows
        ldx     foe
        jsr     shows
        lda     odds
        jsr     assault_happens
        bcc     @lost
        jsr     pair
        jsr     assault_ends
        ldx     st_active
        jsr     piece_take
        ldx     st_active
        lda     to_col
        sta     unit_col,x
        ldy     foe
        lda     unit_row,y              ; who is destroyed keeps it
        sta     unit_row,x
        lda     unit_flags,x
        ora     #UF_MOVED
        sta     unit_flags,x
        lda     #0
        sta     unit_left,x
        jsr     piece_put
        jsr     rng_word
        ldx     st_active
        jsr     barrage_enter           ; it has come into a hex as by any other step
        bcs     @failed                 ; both are no more
        jsr     spots_moved
        jsr     map_again
        lda     #<msg_assault_won
        ldy     #>msg_assault_won
        jsr     @told
        ldx     st_active
        jsr     passing                 ; whoever sees it there may fire
        clc
        rts
@lost:  lda     foe
        sta     zp_unit
        lda     st_active
        sta     zp_foe
        jsr     assault_ends
@failed:
        jsr     map_again
        lda     #<msg_assault_lost
        ldy     #>msg_assault_lost
@told:  jsr     prompt_at
        jsr     heard
        clc
        rts
.endproc

; The two of them.
.proc pair
        lda     st_active
        sta     zp_unit
        lda     foe
        sta     zp_foe
        rts
.endproc

.proc shows
        lda     unit_flags,x
        ora     #UF_SHOWN
        sta     unit_flags,x
        rts
.endproc
