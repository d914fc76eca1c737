        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export flank_choose, ai_flank
        .import place_of, w_hook, flank_river

SOVIET_MEETING  = 5                     ; of w_hook, behind the five types

        .segment "COMPUTER_BSS"
ai_flank:       .res 1                  ; MISSION_* with which every formation of the side begins

        .segment "COMPUTER"

;;; flank_choose -- the flank of the objective area that the side goes for with all it has
;;; rule:     W23  the nearer one: most of a defender then stands where he cannot fire at it; in a
;;; rule:     W23  meeting the Germans of the best level do so too
;;; in:       zp_side; st_battle, st_objective_y, st_visibility; the side's units; ai_level; over a
;;;           river as flank_river
;;; out:      ai_flank = MISSION_NORTH or MISSION_SOUTH by the ways over a river, else by where more
;;;           units stand, of as many by the day; MISSION_STRAIGHT where none goes for a flank
;;; clobbers: A X Y ai_t0, as flank_river
;;; cycles:   <= 1420000
.proc flank_choose
        ldx     st_battle
        cpx     #BATTLE_MEETING
        bne     @levels
        lda     zp_side
        beq     @levels
        ldx     #SOVIET_MEETING
@levels:
        lda     ai_level
        cmp     w_hook,x
        lda     #MISSION_STRAIGHT
        bcs     @set
        jsr     flank_river
        bcs     @set
        lda     #0
        sta     ai_t0                   ; units north of the objective
        sta     ai_t1                   ; and south
        sta     ai_t2
@unit:  ldx     ai_t2
        ldy     zp_side
        jsr     place_of
        bmi     @next
        tya
        ldx     zp_side
        cmp     st_objective_y,x
        beq     @next
        bcs     @south
        inc     ai_t0
        bne     @next                   ; always
@south: inc     ai_t1
@next:  inc     ai_t2
        lda     ai_t2
        cmp     #UNITS
        bcc     @unit
        lda     ai_t0
        cmp     ai_t1
        bne     @sure
        lda     st_visibility
        lsr     a
@sure:  lda     #MISSION_NORTH
        bcs     @set
        lda     #MISSION_SOUTH
@set:   sta     ai_flank
        rts
.endproc
