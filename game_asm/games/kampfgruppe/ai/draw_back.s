        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export draw_back
        .import foe_within, cover_seek, via_river, goal_set, dry_ground, column_to
        .import weapon_sp, w_dry_foe, w_dry_back, under_way

        .segment "COMPUTER"

;;; draw_back -- the unit at work, out of ammunition, goes from the enemy to the rear of the area
;;; rule:     7.8.1 10.2.1 W23  there it still scores, and is shot at no longer
;;; in:       zp_unit zp_unit_no, zp_side; ai_weapon ai_forward ai_foes foe_*
;;; out:      C = 1 when it goes, or is on its way; changes unit_records
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc draw_back
        ldx     ai_weapon
        lda     weapon_sp,x
        beq     @no
        jsr     under_way
        bcs     @yes
        lda     w_dry_foe
        jsr     foe_within
        bcc     @no
        lda     zp_from_y
        sta     ai_goal_y
        lda     ai_forward
        eor     #1 ^ $FF                ; the other way
        tay
        lda     w_dry_back
        jsr     column_to
        bcc     @no
        sta     ai_goal_x
        jsr     dry_ground
        jsr     cover_seek
        jsr     via_river
        jmp     goal_set
@no:    clc
@yes:   rts
.endproc
