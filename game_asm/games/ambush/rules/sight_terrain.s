; The terrain multiplier between two squares.
        .include "zeropage.inc"
        .export sight_terrain, sight_counted
        .import sight_walk, sight_distance, sight_factors, sight_reaches

        .segment "RULES"

;;; sight_terrain -- terrain multiplier T of a line of sight
;;; rule:     1.0.1 M.1
;;; rule:     10.4  T = (1 - .01 D) x factors; below .01 it is nothing
;;; rule:     10.5  what stands directly before the looker does not count
;;; in:       zp_from_x/y = looker's square; zp_to_x/y = target's
;;; out:      C = 1 when T >= .01; zp_chance = -log2 T, $FFFF when there is none;
;;;           zp_screen bit 7 = a window or hedge lies between
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1 zp_sight_* zp_corner
;;; cycles:   <= 7500
.proc sight_terrain
        lda     #1
        jsr     sight_walk
        bcs     sight_counted
        lda     #$FF
        sta     zp_chance
        sta     zp_chance+1
        rts
.endproc

;;; sight_counted -- terrain multiplier of a line whose sides and grounds are counted
;;; rule:     10.4  T = (1 - .01 D) x factors; below .01 it is nothing
;;; in:       zp_sight_dx zp_sight_dy zp_sight_halves zp_sight_rubble zp_sight_interior
;;; out:      C = 1 when T >= .01; zp_chance = -log2 T, $FFFF when there is none
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   <= 520
.proc sight_counted
        jsr     sight_reaches
        bcc     @none
        jsr     sight_distance
        jsr     sight_factors
        sec
        rts
@none:  lda     #$FF
        sta     zp_chance
        sta     zp_chance+1
        rts
.endproc
