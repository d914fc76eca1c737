; From where a group attacks.
        .include "zeropage.inc"
        .include "state.inc"

        .export way_of
        .import hex_neighbour

        .segment "GROUND"

;;; way_of -- the direction from a group to the hex it attacks
;;; in:       X = group; group_target_lo, group_target_hi
;;; out:      A = direction 0..5; zp_arg0/1 = where it stands; X kept
;;; clobbers: Y zp_t0
;;; cycles:   <= 600
.proc way_of
        stx     zp_t0
        ldy     #5
@way:   ldx     zp_t0
        lda     group_at_lo,x
        sta     zp_arg0
        lda     group_at_hi,x
        sta     zp_arg1
        tya
        tax
        jsr     hex_neighbour
        ldx     zp_t0
        lda     zp_arg0
        cmp     group_target_lo,x
        bne     @other
        lda     zp_arg1
        cmp     group_target_hi,x
        beq     @found
@other: dey
        bpl     @way
        iny                             ; not next to it: never of an attack
@found: lda     group_at_lo,x
        sta     zp_arg0
        lda     group_at_hi,x
        sta     zp_arg1
        tya
        rts
.endproc
