; A defender's men before whom nobody comes.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "ai/ai.inc"
        .export shift
        .import cover_seek, via_river, goal_set, area_own
        .import foe_col, foe_row
        .import w_ahead_turn, w_ahead, column_to
        .import w_shift_turn, w_shift_rows, w_shift_step, w_shift_most, under_way

ABOUT           = AREA + 4              ; columns from the middle: he is at the area
BESIDE          = AREA + 3              ; squares: who stands there belongs to it

        .segment "COMPUTER_BSS"
far_south:      .res 1                  ; known enemies at the area far south of the unit, less
                                        ; those far north

        .segment "COMPUTER"

;;; shift -- the unit at work comes over to the side on which the enemy attacks, or before the area
;;; rule:     W23  men and machine guns of an idle wing, some rows at a time; in an assault forward
;;; rule:     W23  while nobody knows of an enemy
;;; in:       zp_unit zp_unit_no, zp_side; ai_level ai_letter ai_index ai_kind; ai_known foe_*;
;;;           st_turn st_battle; own_squares_take was called
;;; out:      C = 1 when it goes, or is on its way; C = 0 else; changes unit_records
;;; clobbers: A X Y, what the rules use and the overlay's own
;;; cycles:   -
.proc shift
        lda     ai_kind
        cmp     #KIND_HMG
        bcc     @no                     ; nobody tows guns
        lda     ai_letter
        ora     ai_index
        beq     @no                     ; the Command HQ
        lda     ai_level
        bne     @no
        jsr     area_own
        cmp     #BESIDE+1
        bcs     @no
        ldx     st_battle
        lda     st_turn
        ldy     ai_known
        beq     ahead
        cmp     w_shift_turn,x
        bcc     @no
        jsr     more_south
        bcs     @no                     ; somebody is before it
        jsr     under_way
        bcs     @out                    ; a new order would only delay it
        lda     zp_from_x
        sta     ai_goal_x
        lda     far_south
        bmi     @north
        cmp     w_shift_most
        bcc     @no
        lda     zp_from_y
        adc     w_shift_step            ; C = 1
        bne     @row                    ; always
@north: eor     #$FF
        cmp     w_shift_most
        bcc     @no
        lda     zp_from_y
        sbc     w_shift_step            ; C = 1
@row:   jmp     comes
@no:    clc
@out:   rts
.endproc

; Nobody knows of an enemy yet: before the area, where who comes late would score unhurt.
.proc ahead
        cmp     w_ahead_turn,x          ; A = the turn, X = the battle
        bcc     @no
        jsr     under_way
        bcs     @done
        lda     w_ahead
        ldy     ai_forward
        jsr     column_to
        bcc     @no
        sta     ai_goal_x
        lda     zp_from_y
        jmp     comes
@no:    clc
@done:  rts
.endproc

; C = 1 when the unit at work goes to about the square ai_goal_x, row A.
.proc comes
        sta     ai_goal_y
        jsr     cover_seek
        jsr     via_river
        bcs     @no
        jmp     goal_set
@no:    clc
        rts
.endproc

; far_south = known enemies about the area south of zp_from, less those north; C = 1 when one
; is nearer than w_shift_rows.
.proc more_south
        lda     #0
        sta     far_south
        ldx     ai_known
        beq     @none
@foe:   ldy     zp_side
        lda     foe_col-1,x
        sec
        sbc     st_objective_x,y
        bcs     @east
        eor     #$FF
        adc     #1
@east:  cmp     #ABOUT+1
        bcs     @next
        lda     foe_row-1,x
        sec
        sbc     zp_from_y
        bcc     @above
        cmp     w_shift_rows
        bcc     @near
        inc     far_south
        bne     @next
@above: eor     #$FF
        adc     #1
        cmp     w_shift_rows
        bcc     @near
        dec     far_south
@next:  dex
        bne     @foe
@none:  clc
        rts
@near:  sec
        rts
.endproc
