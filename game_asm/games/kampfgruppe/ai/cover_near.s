        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export cover_near
        .import place_get, cover_here, cover_seek, area_goal, goal_set, under_way
        .import goal_from

        .segment "COMPUTER"

;;; cover_near -- the unit at work goes into cover near by, if there is any and it has none
;;; rule:     7.3.5 7.4.2 W23  in cover it is hit half or a quarter as often
;;; in:       zp_unit zp_unit_no, zp_side; the map; own_squares_take was called
;;; out:      C = 1 when it goes, or is on its way; changes unit_records
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc cover_near
        jsr     under_way
        bcs     @yes
        jsr     place_get
        jsr     cover_here
        bcs     @no
        jsr     goal_from
        jsr     cover_seek
        jsr     area_goal
        bcc     @no                     ; outside it would score no more
        jsr     cover_here
        bcc     @no
        lda     #NOWHERE
        sta     ai_via_x
        jmp     goal_set
@no:    clc
@yes:   rts
.endproc
