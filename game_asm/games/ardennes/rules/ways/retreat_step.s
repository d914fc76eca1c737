; One step of a retreat.
        .include "zeropage.inc"
        .include "ardennes.inc"

        .export retreat_step
        .import hex_beside, side_get, terrain_here, zones_here

WATER           = SIDE_RIVER
FOES            = zp_rules+5            ; zone bits that bar the way
OWN             = zp_rules+6            ; his side

        .segment "RULES"

;;; retreat_step -- may a retreat go on to the next hex?
;;; rule:     5.12 5.13 5.14 5.15 4.7  no enemy in it or beside it; rivers, but for armour
;;; in:       zp_hex = where it is; X = direction 0..5; zp_class; hex_zones; the map; zp_rules+5 =
;;;           zone bits that bar the way; zp_rules+6 = its side
;;; out:      C = 0: it may, zp_hex = zp_to = the next hex; C = 1: it may not
;;; clobbers: A X Y zp_hex zp_to zp_ptr0 zp_terrain zp_arg0 zp_arg1
;;; cycles:   -
.proc retreat_step
        lda     zp_class
        bne     @bank                   ; others cross at once
        .assert CLASS_ARMOUR = 0, error, "armour is 0"
        jsr     side_get
        cmp     #WATER                  ; without a whole bridge
        beq     no
@bank:  jsr     hex_beside
        lda     zp_to
        sta     zp_hex
        lda     zp_to+1
        sta     zp_hex+1
        jsr     terrain_here
        cmp     #TERRAINS
        bcs     no                      ; off the map
        cmp     #TERRAIN_SIEGFRIED
        bne     @foes
        lda     OWN
        cmp     #SIDE_ALLIED
        beq     no
@foes:  jsr     zones_here
        and     FOES
        bne     no
        clc
        rts
no:     sec
        rts
.endproc
