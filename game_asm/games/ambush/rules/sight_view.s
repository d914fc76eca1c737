; Whether one soldier can see another, and how likely he spots him.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export sight_view, sight_spot, spot_from_terrain, spot_apart
        .import sight_in_field, sight_terrain, chance_add
        .import sight_observation_lo, sight_observation_hi

        .segment "RULES"

LOG_3_4         = 1700                  ; -log2 of .75
LOG_HUNDREDTH   = 27213                 ; -log2 of .01

;;; sight_view -- is a soldier open to another's view?
;;; rule:     12.4.10
;;; rule:     10.8  only in the field of vision
;;; rule:     10.9  both prone with a window or hedge between: not unless in adjacent squares
;;; rule:     10.11  in the same square always
;;; in:       X = looker 0..19; Y = target 0..19
;;; out:      C = 1 yes; zp_chance = -log2 of the terrain multiplier, $FFFF when not open;
;;;           zp_from_x/y, zp_to_x/y, zp_facing = theirs; zp_sight_field = 1 peripheral, 2 primary
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1 zp_sight_* zp_corner zp_screen
;;; cycles:   <= 7800
.proc sight_view
        stx     zp_sight_looker
        sty     zp_sight_target
        lda     man_x,x
        sta     zp_from_x
        lda     man_y,x
        sta     zp_from_y
        lda     man_facing,x
        sta     zp_facing
        lda     man_x,y
        sta     zp_to_x
        lda     man_y,y
        sta     zp_to_y
        jsr     sight_in_field
        sta     zp_sight_field
        tax
        beq     @none
        jsr     sight_terrain
        bcc     @none
        bit     zp_screen
        bpl     @seen
        ldx     zp_sight_looker
        ldy     zp_sight_target
        lda     man_posture,x
        and     man_posture,y           ; POSTURE_PRONE = 1
        beq     @seen
        lda     zp_sight_dx
        ora     zp_sight_dy
        cmp     #2
        bcs     @none                   ; not adjacent
@seen:  sec
        rts
@none:  lda     #$FF
        sta     zp_chance
        sta     zp_chance+1
        clc
        rts
.endproc

;;; sight_spot -- chance that a soldier spots another
;;; rule:     4.7.1 12.4.6 12.4.7
;;; rule:     10.1  Pc = F x Po x T x S x Ps
;;; rule:     10.2  F, scanning .5
;;; rule:     10.3  Po = .5 + .05 x power of observation
;;; rule:     10.6  S, target sneaking .5
;;; rule:     10.7  Ps, peripheral .75
;;; in:       X = looker 0..19; Y = target 0..19
;;; out:      zp_chance = -log2 Pc, $FFFF = cannot be seen; C = 1 when Pc >= .01; X, Y kept;
;;;           zp_from_x/y, zp_to_x/y, zp_facing = theirs
;;; clobbers: A zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1 zp_sight_* zp_corner zp_screen
;;; cycles:   <= 8000
.proc sight_spot
        jsr     sight_view
        bcs     spot_from_terrain
        ldx     zp_sight_looker
        ldy     zp_sight_target
        rts
.endproc

;;; spot_from_terrain -- the same when the terrain multiplier is known
;;; rule:     10.1  Pc = F x Po x T x S x Ps
;;; in:       zp_sight_looker zp_sight_target; zp_from_x/y zp_to_x/y zp_facing = theirs;
;;;           zp_sight_field = 1 peripheral, 2 primary; zp_chance = -log2 T
;;; out:      zp_chance = -log2 Pc; C = 1 when Pc >= .01; X, Y = looker, target
;;; clobbers: A zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1 zp_sight_* zp_corner zp_screen
;;; cycles:   <= 300
.proc spot_from_terrain
        lda     zp_from_x
        eor     zp_to_x
        bne     spot_apart
        lda     zp_from_y
        cmp     zp_to_y
        bne     spot_apart
        ldx     zp_sight_looker         ; zp_chance is 0
        ldy     zp_sight_target
        sec
        rts
.endproc

;;; spot_apart -- the same for two who are known to stand apart
;;; rule:     10.1  Pc = F x Po x T x S x Ps
;;; in:       zp_sight_looker zp_sight_target; zp_facing = his; zp_sight_field = 1 peripheral,
;;;           2 primary; zp_chance = -log2 T
;;; out:      zp_chance = -log2 Pc; C = 1 when Pc >= .01; X, Y = looker, target
;;; clobbers: A
;;; cycles:   <= 300
.proc spot_apart
        ldx     zp_sight_looker
        lda     man_observation,x
        tax
        lda     sight_observation_lo,x
        ldy     sight_observation_hi,x
        jsr     chance_add
        lda     zp_facing
        bne     @facing
        jsr     @halve                  ; F
@facing:
        ldx     zp_sight_target
        lda     man_sneaking,x
        beq     @upright
        jsr     @halve                  ; S
@upright:
        lda     zp_sight_field
        cmp     #2
        beq     @limit
        lda     #<LOG_3_4               ; Ps
        ldy     #>LOG_3_4
        jsr     chance_add
@limit: lda     #<LOG_HUNDREDTH
        cmp     zp_chance
        lda     #>LOG_HUNDREDTH
        sbc     zp_chance+1             ; C = 1 when .01 or more
        ldx     zp_sight_looker
        ldy     zp_sight_target
        rts
@halve: lda     #0
        ldy     #16
        jmp     chance_add
.endproc
