; Who can fire at a unit that passes.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export passers_find
        .import can_fire, target_chance, target_chances, target_count, target_units

        .segment "RULES_LOW"

;;; passers_find -- list the enemies that can fire at a unit, best chance first
;;; rule:     10.12
;;; in:       X = unit on the map
;;; out:      A = target_count = how many; target_units = the firers, target_chances; Z = 1 when
;;;           there are none
;;; clobbers: X Y scratch zp_unit zp_foe zp_far zp_higher zp_covered zp_rules
;;; cycles:   -
.proc passers_find
        stx     zp_foe
        lda     #0
        sta     target_count
        ldy     #ARMY                   ; the others' first
        cpx     #ARMY
        bcc     @first
        ldy     #0
@first: sty     zp_unit
        tya
        clc
        adc     #ARMY
        sta     zp_rules+1              ; behind their last
@firer: ldx     zp_unit
        jsr     can_fire
        bcc     @next
        jsr     target_chance
        cmp     #0
        beq     @next
        ldy     target_count            ; sort it in
@shift: cpy     #0
        beq     @put
        cmp     target_chances-1,y
        bcc     @put
        beq     @put
        pha
        lda     target_chances-1,y
        sta     target_chances,y
        lda     target_units-1,y
        sta     target_units,y
        pla
        dey
        bpl     @shift                  ; always
@put:   sta     target_chances,y
        lda     zp_unit
        sta     target_units,y
        inc     target_count
@next:  inc     zp_unit
        lda     zp_unit
        cmp     zp_rules+1
        bcc     @firer
        lda     target_count
        rts
.endproc
