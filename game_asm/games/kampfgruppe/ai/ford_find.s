; The ford or bridge by which a way over a river is shortest.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export ford_find, ford_way, ai_corner
        .import place_get, near_find, cross_range, walk, exposed

        .segment "COMPUTER_BSS"
cross:          .res 1
ai_corner:      .res 1                  ; 1 = it comes there down its own column first

        .segment "COMPUTER"

;;; ford_find -- the crossing that is least out of the way of those to which a unit comes by itself
;;; rule:     4.10.2 W23  but not the one to which the river has stopped it from going, nor where it
;;; rule:     W23  stands; who comes to one not by the diagonal goes down his own column first
;;; in:       zp_unit_no, ai_goal_x/y, ai_crossings > 0, cross_col cross_row, ai_shut_x/y; ai_best =
;;;           squares of which its way is to have less; zp_side, ai_attack
;;; out:      C = 1, ai_via_x/y, ai_best, ai_corner; C = 0 there is none, ai_via_x = NOWHERE
;;; clobbers: A X Y zp_from_x..zp_to_y zp_map zp_square near_dx near_dy ai_t0 own_walk..own_walk+7
;;; cycles:   -
.proc ford_find
        lda     #NOWHERE
        sta     ai_via_x
        ldx     ai_crossings
@cross: stx     cross
        jsr     cross_range             ; zp_to is where it is
        lda     zp_to_x
        cmp     ai_shut_x
        bne     @open
        lda     zp_to_y
        cmp     ai_shut_y
        beq     @next
@open:  jsr     ford_way
        beq     @next                   ; stands on it: the others
        cmp     ai_best
        bcs     @next
        sta     ai_t0
        jsr     place_get
        jsr     walk
        lda     #0
        bcs     @comes
        jsr     corner
        bcc     @next
        lda     #1
@comes: sta     ai_corner
        lda     ai_t0
        sta     ai_best
        lda     zp_to_x
        sta     ai_via_x
        lda     zp_to_y
        sta     ai_via_y
@next:  ldx     cross
        dex
        bne     @cross
        lda     #NOWHERE-1
        cmp     ai_via_x                ; C = 1: there is one
        rts
.endproc

; C = 1 when the unit comes to the crossing zp_to by its own column and the crossing's row.
.proc corner
        jsr     place_get
        lda     zp_to_x
        pha
        lda     zp_from_x
        sta     zp_to_x
        jsr     walk
        pla
        sta     zp_to_x
        bcs     @on
        rts
@on:    jmp     walk                    ; zp_from is the corner
.endproc

;;; ford_way -- squares from the unit at work by a crossing to its goal, and what it costs besides
;;; rule:     W23  as exposed tells
;;; in:       zp_to_x/y = the crossing; zp_unit_no, ai_goal_x/y; zp_side, ai_attack
;;; out:      A, Z = 1: 0, it stands there
;;; clobbers: X Y zp_from_x zp_from_y near_dx near_dy ai_t0
;;; cycles:   <= 350
.proc ford_way
        jsr     place_get
        jsr     near_find
        tax
        beq     @done
        sta     ai_t0
        lda     ai_goal_x
        sta     zp_from_x
        lda     ai_goal_y
        sta     zp_from_y
        jsr     near_find
        clc
        adc     ai_t0
        sta     ai_t0
        jsr     exposed                 ; C = 0
        adc     ai_t0
@done:  rts
.endproc
