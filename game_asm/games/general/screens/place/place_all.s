; What is left is placed by itself.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export place_all
        .import place_put, pool_next, rng_below

TRIES           = 200

        .segment "LOW_BSS"
piece:          .res 1
tries:          .res 1
town:           .res 1

        .segment "PLAY"

;;; place_all -- place what is left of st_side: in the towns of its area, then where dice say
;;; rule:     4.4
;;; in:       st_side; hex_pieces
;;; out:      unit_col, unit_row, unit_flags, mine_col, mine_row; hex_pieces; changes rng_seed;
;;;           some may be left when there is no room
;;; clobbers: A X Y scratch zp_col zp_row zp_overlay zp_far zp_rules
;;; cycles:   -
.proc place_all
        lda     #0
        sta     town
@next:  lda     #NO_UNIT
        jsr     pool_next
        bcs     @done
        sta     piece
@town:  ldx     town                    ; hexes of towns first
        cpx     st_town_hexes
        bcs     @dice
        inc     town
        lda     town_col,x
        sta     zp_col
        lda     town_row,x
        sta     zp_row
        lda     piece
        jsr     place_put
        bcs     @town
        bcc     @next                   ; always
@dice:  lda     #TRIES
        sta     tries
@try:   lda     st_map_cols
        jsr     rng_below
        clc
        adc     #1
        sta     zp_col
        lda     st_map_rows
        jsr     rng_below
        clc
        adc     #1
        sta     zp_row
        lda     piece
        jsr     place_put
        bcc     @next
        dec     tries
        bne     @try
@done:  rts
.endproc
