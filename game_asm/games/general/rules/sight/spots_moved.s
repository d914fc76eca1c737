; Who is spotted at once when a unit enters a hex.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export spots_moved
        .import unit_hides, unit_sees

        .segment "RULES_LOW"

;;; spots_moved -- a unit has entered a hex: it and those it sees may be spotted at once
;;; rule:     13.6 13.7 8.8 8.11  on ground that hides nobody, at once; the mover else at the end of
;;;           the phase, if somebody sees it
;;; in:       X = unit on the map
;;; out:      unit_flags; C = 1 an enemy sees it; X = the unit; zp_unit = the unit
;;; clobbers: A Y scratch zp_foe zp_far zp_rules+2 zp_rules+3
;;; cycles:   -
; At most 60 lines of sight: 60,000 cycles.
.proc spots_moved
        stx     zp_unit
        lda     #0
        sta     zp_rules+3
        ldy     #ARMY
        cpx     #ARMY
        bcc     @first
        ldy     #0
@first: sty     zp_foe
        tya
        clc
        adc     #ARMY
        sta     zp_rules+2
@foe:   ldx     zp_foe
        lda     unit_col,x
        beq     @next
        jsr     unit_sees
        bcc     @next
        inc     zp_rules+3
        ldx     zp_foe
        jsr     unit_hides
        bcs     @next
        lda     unit_flags,x
        ora     #UF_SPOTTED
        sta     unit_flags,x
@next:  inc     zp_foe
        lda     zp_foe
        cmp     zp_rules+2
        bcc     @foe
        ldx     zp_unit
        lda     zp_rules+3
        beq     @none
        jsr     unit_hides
        lda     #UF_SHOWN
        bcs     @mark
        lda     #UF_SHOWN | UF_SPOTTED
@mark:  ora     unit_flags,x
        sta     unit_flags,x
        sec
        rts
@none:  clc
        rts
.endproc
