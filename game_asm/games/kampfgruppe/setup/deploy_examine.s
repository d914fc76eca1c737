; Who stands in the square under the cursor.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"

        .export deploy_examine
        .import any_key, text_clear_row, unit_select, unit_line, deploy_say, msg_nobody

ROW_SQUARE      = 20

        .segment "DEPLOY"

;;; deploy_examine -- the own units in the square under the cursor, one after the other
;;; rule:     4.4.4
;;; in:       st_cursor_x/y; zp_side
;;; out:      the picture
;;; clobbers: A X Y zp_unit zp_unit_no, all scratch and the overlay's own
;;; cycles:   -
.proc deploy_examine
        lda     #0
        sta     place_count             ; how many were shown
        sta     place_try
@unit:  lda     place_try
        jsr     unit_select
        jsr     here
        bcc     @next
        inc     place_count
        ldy     #ROW_SQUARE
        jsr     unit_line
        jsr     any_key
        cmp     #'X'
        beq     @done
        cmp     #'x'
        beq     @done
@next:  inc     place_try
        lda     place_try
        cmp     #UNITS
        bcc     @unit
        lda     place_count
        bne     @done
        lda     #<msg_nobody
        ldy     #>msg_nobody
        jmp     deploy_say
@done:  ldy     #ROW_SQUARE+1
        jmp     text_clear_row
.endproc

; C = 1 when the unit at work lives and stands under the cursor.
.proc here
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @no
        ldx     zp_unit_no
        ldy     zp_side
        bne     @soviet
        lda     unit_x,x
        ldy     unit_y,x
        jmp     @place
@soviet:
        lda     unit_x+UNITS,x
        ldy     unit_y+UNITS,x
@place: cmp     st_cursor_x
        bne     @no
        cpy     st_cursor_y
        beq     @yes                    ; C = 1
@no:    clc
@yes:   rts
.endproc
