; Whom a unit can fire at.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export targets_find, target_chances, target_count, target_units
        .import can_fire, target_chance

        .segment "BSS"
target_chances: .res ARMY

        .segment "STATE_REST"
target_units:   .res ARMY
target_count:   .res 1

        .segment "RULES_LOW"

;;; targets_find -- list whom a unit can fire at, best chance first
;;; rule:     3.18 10.3 10.5 10.6
;;; in:       X = unit 0..119
;;; out:      A = target_count = how many; target_units, target_chances; zp_unit = the unit; Z = 1
;;;           when there are none
;;; clobbers: X Y scratch zp_foe zp_far zp_higher zp_covered zp_rules
;;; cycles:   -
; About 60,000 cycles with 60 enemies, most of them in range; a tenth of that with ten.
.proc targets_find
        stx     zp_unit
        lda     #0
        sta     target_count
        jsr     can_fire
        bcc     @done
        ldy     #ARMY                   ; the others' first
        cpx     #ARMY
        bcc     @first
        ldy     #0
@first: tya
        clc
        adc     #ARMY
        sta     zp_rules+1              ; behind their last
        sty     zp_foe
@foe:   jsr     target_chance
        cmp     #0
        beq     @next
        ldy     target_count            ; sort it in
@shift: cpy     #0
        beq     @put
        cmp     target_chances-1,y
        bcc     @put
        beq     @put
        ldx     target_chances-1,y
        pha
        txa
        sta     target_chances,y
        lda     target_units-1,y
        sta     target_units,y
        pla
        dey
        bpl     @shift                  ; always
@put:   sta     target_chances,y
        lda     zp_foe
        sta     target_units,y
        inc     target_count
@next:  inc     zp_foe
        lda     zp_foe
        cmp     zp_rules+1
        bcc     @foe
@done:  lda     target_count
        rts
.endproc
