; What the German holds.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export held_now, level_of
        .import victory_level, city_at_lo, city_at_hi, zones_here

CITIES          = 7                     ; the six and Liege; behind them the hexes of Antwerp
PLACES          = 10
GERMANS_HERE    = %00001000
ALL_ANTWERP     = %10000000

HELD            = zp_rules+4
ANTWERP         = zp_rules+5

        .segment "RESOLVE"

;;; held_now -- what Germans stand in now
;;; rule:     8.10 8.11 8.12
;;; in:       hex_zones
;;; out:      A = bits 0-5 the six cities, bit 6 Liege, bit 7 every hex of Antwerp
;;; clobbers: X Y zp_ptr0 zp_hex zp_rules+4 zp_rules+5
;;; cycles:   <= 900
.proc held_now
        lda     #ALL_ANTWERP
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
        cmp     #0
        bne     @next
        sta     ANTWERP
        beq     @next                   ; always
@city:  cmp     #GERMANS_HERE           ; C = 1: they are there
        rol     HELD
@next:  dex
        bpl     @place
        lda     HELD                    ; seven cities: what was in it is in bit 7
        and     #ALL_ANTWERP ^ $FF
        ora     ANTWERP
        rts
.endproc

;;; level_of -- the level that what the German holds is worth
;;; rule:     8.10 8.11 8.12
;;; in:       A = as held_now tells it
;;; out:      A = VICTORY_NONE..VICTORY_TACTICAL
;;; clobbers: X Y zp_t0
;;; cycles:   <= 170
.proc level_of
        tax
        asl     a                       ; C = 1: Antwerp
        txa
        and     #ALL_ANTWERP ^ $FF
        tax
        lda     #0
        bcc     @cities
        lda     #3                      ; its hexes
@cities:
        jmp     victory_level
.endproc
