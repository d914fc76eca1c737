; Which of the named cities a hex belongs to.
        .include "zeropage.inc"
        .include "ardennes.inc"

        .export place_here, way_to
        .import city_at_lo, city_at_hi, hex_beside

LIEGE           = 6                     ; of city_at; behind it the hexes of Antwerp
CITIES          = 10

        .segment "RULES"

;;; place_here -- whether a hex is Liege or Antwerp
;;; rule:     10.8
;;; in:       zp_hex = index
;;; out:      A = zp_place = PLACE_OTHER..PLACE_ANTWERP; X kept
;;; clobbers: Y
;;; cycles:   <= 110
.proc place_here
        ldy     #CITIES - 1
@next:  lda     city_at_lo,y
        cmp     zp_hex
        bne     @other
        lda     city_at_hi,y
        cmp     zp_hex+1
        beq     @found
@other: dey
        cpy     #LIEGE
        bcs     @next
        lda     #PLACE_OTHER
        sta     zp_place
        rts
@found: lda     #PLACE_LIEGE
        cpy     #LIEGE + 1
        adc     #0                      ; C = 1: Antwerp
        sta     zp_place
        rts
.endproc
        .assert PLACE_ANTWERP = PLACE_LIEGE + 1, error, "the carry is the place"

;;; way_to -- in which direction one hex lies next to another
;;; in:       zp_hex = index; zp_to = index of the other
;;; out:      C = 0: X = direction 0..5; C = 1: it does not; zp_to kept
;;; clobbers: A X Y zp_t4 zp_t5 zp_arg0 zp_arg1
;;; cycles:   <= 620
.proc way_to
        lda     zp_to
        sta     zp_t4
        lda     zp_to+1
        sta     zp_t5
        ldx     #DIRECTIONS - 1
@next:  jsr     hex_beside
        lda     zp_to
        cmp     zp_t4
        bne     @other
        lda     zp_to+1
        cmp     zp_t5
        beq     @found
@other: dex
        bpl     @next
        lda     zp_t4
        sta     zp_to
        lda     zp_t5
        sta     zp_to+1
        sec
        rts
@found: clc
        rts
.endproc
