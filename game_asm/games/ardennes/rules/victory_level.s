; What the German has reached.
        .include "zeropage.inc"
        .include "ardennes.inc"

        .export victory_level

WITH_LIEGE      = 3                     ; of the six cities

        .segment "RULES"

;;; victory_level -- the level that what the German holds is worth
;;; rule:     8.10 8.11 8.12
;;; in:       A = hexes of Antwerp held 0..3; X = 0..127: bits 0-5 the six cities, bit 6 Liege
;;; out:      A = VICTORY_NONE..VICTORY_TACTICAL
;;; clobbers: X Y zp_t0
;;; cycles:   <= 130
.proc victory_level
        cmp     #3
        bcs     @antwerp
        stx     zp_t0
        ldy     #0                      ; count the cities
        ldx     #6
@city:  lsr     zp_t0
        bcc     @next
        iny
@next:  dex
        bne     @city
        lsr     zp_t0                   ; C = 1: Liege
        bcc     @six
        cpy     #WITH_LIEGE
        bcs     @liege
@six:   cpy     #6
        bcs     @all
        lda     #VICTORY_NONE
        rts
@all:   lda     #VICTORY_TACTICAL
        rts
@liege: lda     #VICTORY_LIEGE
        rts
@antwerp:
        lda     #VICTORY_ANTWERP
        rts
.endproc
