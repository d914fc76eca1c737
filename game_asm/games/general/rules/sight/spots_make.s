; Who is spotted at the end of a phase.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export spots_make
        .import key_pump, unit_beside, unit_hides, unit_sees

        .segment "LOW_BSS"
seen:           .res UNITS              ; not 0: an enemy sees it

        .segment "RULES_LOW"

;;; spots_make -- at the end of a phase: who is spotted, who is no longer
;;; rule:     8.8 13.5 13.6 13.7 13.8 13.10 13.11
;;; in:       the units; hex_pieces
;;; out:      unit_flags
;;; clobbers: A X Y scratch zp_unit zp_foe zp_far
;;; cycles:   -
; Keys typed meanwhile are taken.  Of a pair that is both seen already no line is walked.
.proc spots_make
        ldx     #UNITS - 1
        lda     #0
@clear: sta     seen,x
        dex
        bpl     @clear
        sta     zp_unit
@unit:  ldx     zp_unit
        lda     unit_col,x
        beq     @next
        lda     #ARMY
        sta     zp_foe
@foe:   ldx     zp_foe
        lda     unit_col,x
        beq     @other
        lda     seen,x
        beq     @look
        ldy     zp_unit
        lda     seen,y
        bne     @other
@look:  jsr     unit_sees
        bcc     @other
        lda     #1
        ldx     zp_foe
        sta     seen,x
        ldx     zp_unit
        sta     seen,x
@other: inc     zp_foe
        lda     zp_foe
        cmp     #UNITS
        bcc     @foe
        jsr     key_pump
@next:  inc     zp_unit
        lda     zp_unit
        cmp     #ARMY
        bcc     @unit
        ldx     #UNITS - 1
@spot:  jsr     settle
        dex
        bpl     @spot
        rts
.endproc

; Unit X is spotted from now on, or no longer, or as it was; X kept.
.proc settle
        lda     unit_col,x
        beq     @done
        lda     seen,x
        bne     @seen
        lda     unit_flags,x
        and     #(UF_SPOTTED | UF_SHOWN) ^ $FF
        sta     unit_flags,x
        ldy     unit_cargo,x
        iny
        beq     @done
        .assert NO_UNIT = $FF, error, "the cargo behind"
        lda     unit_flags-1,y          ; nor is its cargo
        and     #<~UF_SPOTTED
        sta     unit_flags-1,y
        rts
@seen:  lda     unit_flags,x
        and     #UF_SHOWN
        bne     @spot
        jsr     unit_hides
        bcc     @spot
        jsr     unit_beside
        bcc     @done
@spot:  lda     unit_flags,x
        and     #UF_SHOWN ^ $FF
        ora     #UF_SPOTTED
        sta     unit_flags,x
@done:  rts
.endproc
