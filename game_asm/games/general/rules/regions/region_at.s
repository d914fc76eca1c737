; The neutral regions of the map.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export area_has, region_at
        .import zone_at

        .segment "RULES_LOW"

;;; region_at -- the neutral region that a hex lies in
;;; rule:     5.8
;;; in:       X = column 1..48; Y = row 1..32
;;; out:      C = 0: X = region; C = 1: it lies in none
;;; clobbers: A Y zp_ptr0 zp_t0 zp_t1 zp_t2
;;; cycles:   <= 330
.proc region_at
        stx     zp_t1
        sty     zp_t2
        jsr     zone_at
        cmp     #ZONE_NEUTRAL
        bne     @none
        ldx     #REGIONS - 1
@region:
        lda     region_points,x
        beq     @next
        lda     zp_t1
        cmp     region_left,x
        bcc     @next
        lda     region_right,x
        cmp     zp_t1
        bcc     @next
        lda     zp_t2
        cmp     region_top,x
        bcc     @next
        lda     region_bottom,x
        cmp     zp_t2
        bcs     @here
@next:  dex
        bpl     @region
@none:  sec
        rts
@here:  clc
        rts
.endproc

;;; area_has -- does a hex lie where st_side places now?
;;; rule:     4.4 5.9  in its set-up area, or in the region that it helps to defend
;;; in:       X = column 1..48; Y = row 1..32; st_side, st_invaded
;;; out:      C = 0 it does
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_t2
;;; cycles:   <= 370
.proc area_has
        lda     st_invaded
        bne     @region
        jsr     zone_at
        sec
        sbc     #ZONE_ATTACKER
        cmp     st_side
        beq     @yes
@no:    sec
        rts
@region:
        jsr     region_at
        bcs     @no
        inx
        cpx     st_invaded
        bne     @no
@yes:   clc
        rts
.endproc
