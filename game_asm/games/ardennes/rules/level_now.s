; What the German holds.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export level_now
        .import victory_level, city_at_lo, city_at_hi, zones_here

CITIES          = 7                     ; the six and Liege; behind them the hexes of Antwerp
PLACES          = 10
GERMANS_HERE    = %00001000

HELD            = zp_rules+4
ANTWERP         = zp_rules+5

        .segment "RESOLVE"

;;; level_now -- the level that what Germans stand in is worth now
;;; rule:     8.10 8.11 8.12
;;; in:       hex_zones
;;; out:      A = VICTORY_NONE..VICTORY_TACTICAL
;;; clobbers: X Y zp_t0 zp_ptr0 zp_hex zp_rules+4 zp_rules+5
;;; cycles:   <= 1200
.proc level_now
        lda     #0
        sta     HELD
        sta     ANTWERP
        ldx     #PLACES - 1
@place: lda     city_at_lo,x
        sta     zp_hex
        lda     city_at_hi,x
        sta     zp_hex+1
        jsr     zones_here
        and     #GERMANS_HERE
        cpx     #CITIES
        bcc     @city
        cmp     #GERMANS_HERE           ; C = 1: they are there
        lda     ANTWERP
        adc     #0
        sta     ANTWERP
        jmp     @next
@city:  cmp     #GERMANS_HERE
        rol     HELD
@next:  dex
        bpl     @place
        lda     ANTWERP
        ldx     HELD
        jmp     victory_level
.endproc
