; A neutral region is invaded.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export border_met, region_enter, region_done
        .import region_at, unit_side

        .segment "RULES_LOW"

;;; border_met -- would a unit be the first to enter a neutral region?
;;; rule:     5.9
;;; in:       zp_col, zp_row = the hex it would enter
;;; out:      C = 0: X = region; C = 1: it would not
;;; clobbers: A Y zp_ptr0 zp_t0 zp_t1 zp_t2
;;; cycles:   <= 360
.proc border_met
        ldx     zp_col
        ldy     zp_row
        jsr     region_at
        bcs     @no
        lda     region_foe,x
        bne     @no
        clc
        rts
@no:    sec
        rts
.endproc

;;; region_enter -- a unit is about to enter a neutral region: the other side defends it
;;; rule:     5.8 5.9 5.10  whoever invades, the other one gets the points
;;; in:       X = region; A = unit
;;; out:      region_foe, st_invaded, st_invader; st_points and st_side = the defender's
;;; clobbers: A X Y
;;; cycles:   <= 110
.proc region_enter
        sta     st_invader
        stx     st_invaded
        tax
        jsr     unit_side
        ldx     st_invaded
        inc     st_invaded
        clc
        adc     #1
        sta     region_foe,x
        eor     #%11                    ; 1 the attacker's is 2 the defender's
        sec
        sbc     #1
        sta     st_side
        asl     a
        tay
        lda     region_points,x
        sta     st_points,y
        lda     #0
        sta     st_points+1,y
        rts
.endproc

        .segment "PLAY"

;;; region_done -- the defence of a region stands: the invader's side goes on
;;; rule:     5.9
;;; in:       st_invaded, region_foe
;;; out:      st_side; st_invaded = 0; st_thought = 0
;;; clobbers: A X
;;; cycles:   <= 40
.proc region_done
        ldx     st_invaded
        lda     region_foe-1,x
        sec
        sbc     #1
        sta     st_side
        lda     #0
        sta     st_invaded
        sta     st_thought              ; plans lay where the purchase is loaded
        rts
.endproc
