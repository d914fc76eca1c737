; Who is spotted at the end of a phase.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export spots_make
        .import key_pump, unit_beside, unit_hides, unit_seen

        .segment "RULES_LOW"

;;; spots_make -- at the end of a phase: who is spotted, who is no longer
;;; rule:     8.8 13.5 13.6 13.7 13.8 13.10 13.11
;;; in:       the units; hex_pieces
;;; out:      unit_flags
;;; clobbers: A X Y scratch zp_unit zp_foe zp_far zp_rules+2
;;; cycles:   -
; Keys typed meanwhile are taken.
.proc spots_make
        ldx     #UNITS - 1
@unit:  lda     unit_col,x
        beq     @next
        jsr     unit_seen
        bcs     @seen
        lda     unit_flags,x
        and     #(UF_SPOTTED | UF_SHOWN) ^ $FF
        sta     unit_flags,x
        jmp     @pump
@seen:  lda     unit_flags,x
        and     #UF_SHOWN
        bne     @spot
        jsr     unit_hides
        bcc     @spot
        jsr     unit_beside
        bcc     @pump
@spot:  lda     unit_flags,x
        and     #UF_SHOWN ^ $FF
        ora     #UF_SPOTTED
        sta     unit_flags,x
@pump:  txa
        pha
        jsr     key_pump
        pla
        tax
@next:  dex
        bpl     @unit
        rts
.endproc
