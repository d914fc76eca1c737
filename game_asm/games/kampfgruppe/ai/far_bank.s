; The other bank of a river.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export far_bank, goal_bank
        .import place_get, ai_corner, map_at, near_find, walk_on, bank_of
        .import via_first

BEYOND          = 2                     ; squares from a crossing to the bank, at most

        .segment "COMPUTER_BSS"
exit_x:         .res 1
exit_y:         .res 1

        .segment "COMPUTER"

;;; far_bank -- where nobody comes from a crossing to the goal by himself, it is the bank beyond
;;; rule:     4.10.2 W12 W23  the dry square next to it that is nearest to the goal; from there it
;;; rule:     W23  goes on by other orders
;;; rule:     W23  who goes down his own column first has the crossing for a goal
;;; in:       ai_via_x/y = the crossing, ai_goal_x/y, ai_corner; zp_unit_no, zp_side; the map;
;;;           crossings_list was called
;;; out:      ai_goal_x/y, ai_via_x/y
;;; clobbers: A X Y zp_from_x..zp_to_y zp_map zp_square near_dx near_dy ai_best own_walk..own_walk+7
;;; cycles:   -
.proc far_bank
        lda     ai_corner
        bne     @corner
        jsr     walk_on
        bcs     @done
        lda     #$FF
        sta     ai_best
        lda     ai_via_y
        sec
        sbc     #BEYOND
        sta     zp_from_y
@row:   lda     ai_via_x
        sec
        sbc     #BEYOND
        sta     zp_from_x
@square:
        jsr     beyond
        inc     zp_from_x
        lda     zp_from_x
        sec
        sbc     #BEYOND+1
        cmp     ai_via_x
        bne     @square
        inc     zp_from_y
        lda     zp_from_y
        sec
        sbc     #BEYOND+1
        cmp     ai_via_y
        bne     @row
        lda     ai_best
        bmi     @done                   ; nobody can stand there
        lda     exit_x
        sta     ai_goal_x
        lda     exit_y
        sta     ai_goal_y
@done:  rts
@corner:
        jsr     place_get
        jsr     via_first
        lda     zp_from_x
        sta     ai_via_x
        rts
.endproc

; The square zp_from is the best yet when it is dry, on the goal's bank and nearer to the goal.
.proc beyond
        ldx     zp_from_x
        cpx     #MAP_SIDE
        bcs     @done
        ldy     zp_from_y
        cpy     st_map_rows
        bcs     @done
        jsr     map_at
        and     #TERRAIN_MASK
        cmp     #TERRAIN_FORD
        bcs     @done
        ldx     zp_from_x
        ldy     zp_from_y
        jsr     goal_bank
        bcs     @done
        jsr     near_find
        cmp     ai_best
        bcs     @done
        sta     ai_best
        lda     zp_from_x
        sta     exit_x
        lda     zp_from_y
        sta     exit_y
@done:  rts
.endproc

;;; goal_bank -- does a square lie on the other bank than the goal?
;;; in:       X = column, Y = row; ai_goal_x/y; crossings_list was called
;;; out:      C = 1 when it does
;;; clobbers: A X Y zp_map
;;; cycles:   <= 90
.proc goal_bank
        jsr     bank_of
        sta     zp_map
        ldx     ai_goal_x
        ldy     ai_goal_y
        jsr     bank_of
        eor     zp_map
        lsr     a
        rts
.endproc
