; The facing towards a square.
        .include "zeropage.inc"
        .include "ambush.inc"

        .export turn_needed
        .import sight_in_field

        .segment "RULES"

;;; turn_needed -- the direction that has a square in its primary field
;;; rule:     8.6  a shot or a throw makes the soldier face that way
;;; in:       zp_from_x/y, zp_to_x/y
;;; out:      A = direction 1..8, 0 for the own square
;;; clobbers: X Y zp_t0 zp_t1 zp_facing
;;; cycles:   <= 1200
.proc turn_needed
        lda     zp_from_x
        cmp     zp_to_x
        bne     @apart
        lda     zp_from_y
        cmp     zp_to_y
        beq     @own
@apart: lda     #8
        sta     zp_facing
@try:   jsr     sight_in_field
        cmp     #2                      ; primary in one direction only: no square lies between
        beq     @found
        dec     zp_facing
        bne     @try
@found: lda     zp_facing
        rts
@own:   lda     #0
        rts
.endproc
