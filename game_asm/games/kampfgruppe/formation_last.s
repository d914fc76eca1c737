; The formations of a side.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export formation_last, formation_slot

        .segment "CODE"

;;; formation_last -- how many letters a side has used
;;; in:       zp_side; formation_kind
;;; out:      A = 0..21: the first free letter
;;; clobbers: X Y
;;; cycles:   <= 500
.proc formation_last
        ldy     #0
@look:  jsr     formation_slot
        lda     formation_kind,x
        cmp     #NO_KIND
        beq     @found
        iny
        cpy     #FORMATIONS
        bcc     @look
@found: tya
        rts
.endproc

;;; formation_slot -- where formation_kind holds a formation
;;; in:       Y = letter 0..20; zp_side
;;; out:      X = its place in formation_kind
;;; clobbers: A
;;; cycles:   <= 30
.proc formation_slot
        tya
        ldx     zp_side
        beq     @german
        clc
        adc     #FORMATIONS
@german:
        tax
        rts
.endproc
