; Aircraft against convoys.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export convoy_bombed
        .import rng_below, rng_next

CHANCE          = 10                    ; hits for a hundred points
CARGO           = 10                    ; vehicle points that a hit destroys
LAST_ROW        = 3                     ; two hexes from the northern edge

vehicles        = zp_rules+8            ; of the shipment
aircraft        = zp_rules+9
group           = zp_rules+11
left            = zp_rules+12

        .segment "WEEK"

;;; convoy_bombed -- Axis air groups near the northern edge attack a shipment that comes there
;;; rule:     8.6.7 8.6.8 6.2.3  in supply and unmoved, with one chance in two; a hit destroys an
;;;           aircraft or ten vehicle points, drawn while there are both
;;; in:       zp_rules+8 = vehicles, zp_rules+9 = aircraft of the shipment; the groups
;;; out:      the same, less what was hit; rng_seed
;;; clobbers: A X Y zp_t1 zp_t2 zp_rules+11 zp_rules+12
;;; cycles:   -
.proc convoy_bombed
        lda     #FIRST_AIR
        sta     group
@group: ldx     group
        lda     group_flags,x
        and     #GF_SUPPLIED | GF_MOVED
        cmp     #GF_SUPPLIED
        bne     @next
        lda     group_at_hi,x
        cmp     #>((LAST_ROW + 1) * 32)
        bcc     @near
        bne     @next
        lda     group_at_lo,x
        cmp     #<((LAST_ROW + 1) * 32)
        bcs     @next
@near:  lda     group_guns,x
        sta     left
        jsr     rng_next
        lsr     a
        bcc     @next                   ; poor weather
@plane: lda     left
        beq     @next
        dec     left
        lda     #100
        jsr     rng_below
        cmp     #CHANCE
        bcs     @plane
        jsr     hit
        jmp     @plane
@next:  inc     group
        lda     group
        cmp     #FIRST_DEPOT
        bcc     @group
        rts
.endproc

; A hit.
.proc hit
        lda     aircraft
        beq     @vehicles               ; none, or no vehicles: the other
        lda     vehicles
        beq     @aircraft
        jsr     rng_next
        lsr     a
        bcs     @vehicles
@aircraft:
        lda     aircraft
        beq     @done
        dec     aircraft
@done:  rts
@vehicles:
        lda     vehicles
        sec
        sbc     #CARGO
        bcs     @put
        lda     #0
@put:   sta     vehicles
        rts
.endproc
        .assert FIRST_AIR < SOVIET_BIT, error, "the Axis's air groups come first"
