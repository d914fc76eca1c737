; How well a side has done.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export rating
        .import city_at_hi, city_at_lo, zones_here

LIEGE           = 6                     ; of city_at; before it the six cities, behind it Antwerp
PLACES          = 10
GERMANS_HERE    = %00001000
SUM             = zp_rules+4

        .segment "PAGES"

;;; rating -- how well a side has done so far
;;; rule:     8.15  to the German 10 for each of the six cities, 25 for Liege, 15 for each hex of
;;;           Antwerp that he holds, to the Ally as much for those that he does not; 1 for each
;;;           strength point that the enemy has lost, less 1 for each of one's own
;;; in:       A = side; hex_zones; st_lost
;;; out:      zp_rules+4/5 = the rating, low byte first, with a sign
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_hex
;;; cycles:   <= 1000
.proc rating
        sta     zp_t0
        lda     #0
        sta     SUM
        sta     SUM+1
        ldx     #PLACES - 1
@place: lda     city_at_lo,x
        sta     zp_hex
        lda     city_at_hi,x
        sta     zp_hex+1
        jsr     zones_here
        and     #GERMANS_HERE
        beq     @other
        lda     #1                      ; he holds it
@other: eor     #1
        cmp     zp_t0                   ; 0 held: the German's; 1 not held: the Ally's
        bne     @next
        ldy     #2
        cpx     #LIEGE
        beq     @worth
        bcs     @antwerp
        dey
@antwerp:
        dey
@worth: lda     worth,y
        clc
        adc     SUM
        sta     SUM
@next:  dex
        bpl     @place
        ldy     #2
        ldx     #0
        lda     zp_t0
        beq     @side
        ldy     #0
        ldx     #2
@side:  lda     SUM
        clc
        adc     st_lost,y               ; the enemy's
        sta     SUM
        lda     SUM+1
        adc     st_lost+1,y
        sta     SUM+1
        lda     SUM
        sec
        sbc     st_lost,x
        sta     SUM
        lda     SUM+1
        sbc     st_lost+1,x
        sta     SUM+1
        rts
.endproc

worth:          .byte 10, 15, 25        ; a city, a hex of Antwerp, Liege
