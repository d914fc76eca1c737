; Where a unit goes that can only be shot at.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export step_away
        .import place_get, area_here, area_goal, foe_nearest, foe_within, cover_seek, cover_near
        .import goal_set, goal_from

WAYS            = 8

        .segment "COMPUTER_BSS"
ways_left:      .res 1
safest:         .res 1                  ; how far off the enemy nearest to the best square is

        .segment "COMPUTER"

;;; step_away -- the unit at work leaves an enemy beside it, or goes into cover near by
;;; rule:     7.8.1 10.2.1 W23  there it still scores, and no grenade reaches it
;;; in:       A = squares: an enemy as near as that; zp_unit zp_unit_no, zp_side; ai_foes foe_*;
;;;           st_map_rows; the map; own_squares_take was called
;;; out:      C = 1 when it goes; changes unit_records
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc step_away
        jsr     foe_within
        bcc     @no
        lda     ai_best
        sta     safest
        lda     #NOWHERE
        sta     ai_goal_x
        sta     ai_via_x
        lda     #WAYS
        sta     ways_left
@way:   jsr     place_get
        ldx     ways_left
        lda     zp_from_x
        clc
        adc     way_x-1,x
        sta     zp_from_x               ; off the map is out of the area
        lda     zp_from_y
        clc
        adc     way_y-1,x
        sta     zp_from_y
        cmp     st_map_rows
        bcs     @next
        jsr     area_here
        bcc     @next
        jsr     foe_nearest
        cmp     safest
        bcc     @next
        beq     @next
        sta     safest
        jsr     goal_from
@next:  dec     ways_left
        bne     @way
        lda     ai_goal_x
        cmp     #NOWHERE
        beq     @no
        jsr     cover_seek
        jsr     area_goal
        bcc     @no                     ; there it would not score
        jmp     goal_set
@no:    jmp     cover_near
way_x:  .byte   4, 3, 0, <-3, <-4, <-3, 0, 3
way_y:  .byte   0, 3, 4, 3, 0, <-3, <-4, <-3
.endproc
