; Indirect fire: who can, how far, how soon.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"

        .export bombard_delay, indirect_reach
        .import weapon_kind, weapon_mr

REACH_GUNS      = 99                    ; of self-propelled artillery and what stands off the map

        .segment "LOW_CODE"

;;; bombard_delay -- pulses until artillery fires at the request of a unit
;;; rule:     5.6.3 5.6.4 5.6.5 5.6.6 5.6.7 12.0.5
;;; in:       A = number of the unit that asks; X = number of the artillery; Y = its U_FLAGS
;;; out:      A = 2, 4, 6 or 8
;;; clobbers: X Y zp_t0 zp_t1
;;; cycles:   <= 700
.proc bombard_delay
        pha
        tya
        and     #UF_OFF_MAP
        beq     @map
        ldx     #0                      ; it belongs to the Command HQ's formation
@map:   txa
        jsr     split
        stx     zp_t1
        pla
        jsr     split
        cpx     zp_t1
        bne     @other
        tay
        beq     @two
        lda     #4
        rts
@two:   lda     #2
        rts
@other: lda     zp_t1
        beq     @six
        lda     #8
        rts
@six:   lda     #6
        rts
.endproc

; A = number -> X = formation, A = index in it.
.proc split
        ldx     #0
        sec
@next:  sbc     #IN_FORMATION
        bcc     @found
        inx
        bne     @next                   ; always
@found: adc     #IN_FORMATION           ; C = 0
        rts
.endproc

;;; indirect_reach -- how far a weapon fires indirectly
;;; rule:     5.6.1 6.0.4
;;; in:       X = row of the weapon chart
;;; out:      C = 1, A = squares; C = 0: it cannot; X kept
;;; clobbers: none
;;; cycles:   <= 40
.proc indirect_reach
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_MORTAR
        beq     @mortar
        cmp     #KIND_ARTILLERY
        beq     @guns
        cmp     #KIND_OFF_MAP
        beq     @guns
        clc
        rts
@guns:  lda     #REACH_GUNS
        rts                             ; C = 1: they compared equal
@mortar:
        lda     weapon_mr,x
        rts
.endproc
