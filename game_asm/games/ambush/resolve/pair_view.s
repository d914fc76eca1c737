; Sighting and shooting odds of a pair, from the remembered line of sight.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export pair_view, pair_spot, pair_odds
        .import pair_squared, pair_squares, sight_in_field, spot_from_terrain
        .import fire_from_spot

        .segment "RESOLVE"

;;; pair_view -- is an enemy open to a soldier's view?
;;; rule:     10.8  field of vision; 10.9  both prone behind a window or hedge
;;; in:       X = looker; Y = target, of the other squad
;;; out:      C = 1 yes, zp_chance = -log2 T; zp_sight_looker zp_sight_target
;;;           zp_sight_field;
;;;           zp_from_x zp_from_y zp_to_x zp_to_y zp_facing = theirs
;;; clobbers: A X Y zp_pair and what sight_terrain uses and what the rules use
;;; cycles:   -
; At most 330 cycles when the line is known.
.proc pair_view
        stx     zp_sight_looker
        sty     zp_sight_target
        jsr     pair_squares
        jsr     sight_in_field
        sta     zp_sight_field
        cmp     #1
        bcc     @no
        ldx     zp_sight_looker
        ldy     zp_sight_target
        jsr     pair_squared
        bcc     @no
        bit     zp_screen
        bpl     @yes
        ldx     zp_sight_looker
        ldy     zp_sight_target
        lda     man_posture,x
        and     man_posture,y           ; POSTURE_PRONE = 1
        beq     @yes
        sec
        lda     man_x,x
        sbc     man_x,y
        clc
        adc     #1
        cmp     #3
        bcs     @no                     ; not in adjacent squares
        sec
        lda     man_y,x
        sbc     man_y,y
        clc
        adc     #1
        cmp     #3
        bcs     @no
@yes:   sec
        rts
@no:    clc
        rts
.endproc

;;; pair_spot -- chance that a soldier spots an enemy
;;; rule:     10.1  Pc = F x Po x T x S x Ps
;;; in:       X = looker; Y = target, of the other squad
;;; out:      zp_chance = -log2 Pc; C = 1 when Pc is at least .01
;;; clobbers: as pair_view, zp_t0..3
;;; cycles:   -
; At most 640 cycles when the line is known.
.proc pair_spot
        jsr     pair_view
        bcc     @done
        jmp     spot_from_terrain
@done:  rts
.endproc

;;; pair_odds -- chance that a burst hits an enemy
;;; rule:     12.9  weapons accuracy
;;; in:       X = firer; Y = target; zp_arg0 = weapon kind; zp_arg1 = target's motion;
;;;           zp_arg2 = 0 FS, 1 FA
;;; out:      zp_chance = -log2 of it; C = 1 when there is a shot
;;; clobbers: as pair_spot
;;; cycles:   -
; At most 940 cycles when the line is known.
.proc pair_odds
        jsr     pair_view
        bcc     @done
        jsr     spot_from_terrain
        jmp     fire_from_spot          ; X, Y are the two still
@done:  rts
.endproc
