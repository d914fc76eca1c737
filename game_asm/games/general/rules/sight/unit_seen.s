; Does anybody see a unit?
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export unit_seen
        .import unit_sees

        .segment "RULES_LOW"

;;; unit_seen -- is a unit in the line of sight of an enemy?
;;; rule:     13.11
;;; in:       X = unit on the map
;;; out:      C = 1 it is; zp_unit = the unit; X = the unit
;;; clobbers: A Y scratch zp_foe zp_far zp_rules+2
;;; cycles:   -
.proc unit_seen
        stx     zp_unit
        ldy     #ARMY
        cpx     #ARMY
        bcc     @first
        ldy     #0
@first: sty     zp_foe
        tya
        clc
        adc     #ARMY
        sta     zp_rules+2
@foe:   ldy     zp_foe
        lda     unit_col,y
        beq     @next
        jsr     unit_sees
        bcs     @yes
@next:  inc     zp_foe
        lda     zp_foe
        cmp     zp_rules+2
        bcc     @foe
        ldx     zp_unit
        clc
        rts
@yes:   ldx     zp_unit
        rts
.endproc
