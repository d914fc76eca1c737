; Which way a man looks who has a wall before him.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export outlook
        .import in_house, move_step

        .segment "COMPUTER"

OPENING         = 4                     ; halves: a step through a door, window or hedge costs more
ASIDE           = 3                     ; eighths of a turn; from there on his back is to it
HALFWAY         = 5                     ; eighths of a turn that are less the other way round

;;; outlook -- the door, window or hedge of his square that lies most towards where he would look
;;; rule:     10.5  what he is beside does not hinder him; 10.10 nor does he see past a wall's end
;;; in:       zp_actor; A = facing 1..8
;;; out:      A = the facing through it and C = 1, or C = 0 and A as it was; X = zp_actor
;;; clobbers: Y zp_from_x zp_from_y zp_to_x zp_to_y and what move_step uses
;;; cycles:   <= 5000
.proc outlook
        sta     wanted
        sta     found
        lda     #ASIDE
        sta     least
        jsr     in_house
        bcc     @least                  ; from the street he would look into the house
        ldx     #7                      ; west, south, east, north
@side:  txa
        jsr     move_step
        bcs     @next
        lda     zp_arg2
        cmp     #OPENING
        bcc     @next
        txa
        sec
        sbc     wanted
        and     #7
        cmp     #HALFWAY
        bcc     @turn
        eor     #7
        adc     #0                      ; C = 1: eighths the other way round
@turn:  cmp     least
        bcs     @next
        sta     least
        stx     found
@next:  dex
        dex
        bpl     @side
@least: ldx     zp_actor
        lda     least
        cmp     #ASIDE
        lda     found
        bcs     @none
        sec
        rts
@none:  clc
        rts
.endproc

        .segment "COMPUTER_BSS"
wanted:         .res 1
found:          .res 1
least:          .res 1
