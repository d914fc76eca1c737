; How far off a unit is spotted.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"

        .export sighting_range
        .import weapon_sl, ground_cover

        .segment "COMBAT"

;;; sighting_range -- squares from which a unit can be spotted
;;; rule:     7.1.4 12.0.3  SL + 1; in cover a third, rounded down; moving three times; at most
;;; rule:     7.1.4  the visibility
;;; in:       X = row of the weapon chart; A = byte of its square; C = 1 when it moves
;;; out:      A = 0..20
;;; clobbers: X Y zp_t0
;;; cycles:   <= 90
.proc sighting_range
        and     #TERRAIN_MASK
        tay
        lda     weapon_sl,x             ; at most 6
        bcc     @halted
        adc     #0                      ; C = 1
        sta     zp_t0
        ldx     ground_cover,y
        bne     @most                   ; a third of three times
        asl     a
        adc     zp_t0
        bcc     @most                   ; always
@halted:
        adc     #1
        ldx     ground_cover,y
        beq     @most
        tax
        lda     thirds,x
@most:  cmp     st_visibility
        bcc     @done
        lda     st_visibility
@done:  rts

thirds: .byte   0, 0, 0, 1, 1, 1, 2, 2
.endproc
