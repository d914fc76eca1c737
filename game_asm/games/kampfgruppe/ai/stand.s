; A unit that stays where it is.
        .include "zeropage.inc"
        .include "macros.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export stand, face_enemy
        .import place_get, speed_set, foe_nearest, facing_to

        .segment "COMPUTER"

;;; stand -- the unit at work halts, and turns towards the nearest enemy seen
;;; rule:     5.2.12 12.0.2
;;; in:       zp_unit zp_unit_no, zp_side; ai_forward; ai_foes foe_*
;;; out:      U_SPEED = 0, U_FACING; changes unit_records
;;; clobbers: A X Y zp_from_x..zp_to_y ai_best ai_best_at near_dx near_dy zp_map zp_square
;;; cycles:   -
.proc stand
        lda     #0
        jsr     speed_set
        jsr     place_get
        falls_into face_enemy
.endproc

;;; face_enemy -- turn the unit at work towards the nearest enemy seen
;;; rule:     5.2.12
;;; in:       zp_unit, zp_from_x/y, ai_forward
;;; out:      U_FACING; towards the enemy's edge when none is seen; changes unit_records
;;; clobbers: A X Y zp_to_x zp_to_y ai_best ai_best_at near_dx near_dy zp_map zp_square
;;; cycles:   -
.proc face_enemy
        jsr     foe_nearest
        cpx     #NO_UNIT
        beq     @edge
        lda     ai_best
        beq     @done                   ; in its own square
        jsr     facing_to
        jmp     @set
@edge:  lda     #3
        ldx     ai_forward
        bpl     @set
        lda     #7
@set:   ldy     #U_FACING
        sta     (zp_unit),y
@done:  rts
.endproc
