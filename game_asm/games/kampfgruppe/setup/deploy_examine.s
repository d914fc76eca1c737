; Who stands in the square under the cursor.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export deploy_examine, deploy_here
        .import key_capital, text_print, text_clear_row, unit_select, unit_line
        .import unit_at_cursor, deploy_say, deploy_screen, deploy_menu, msg_nobody

ROW_SQUARE      = 20
ROW_MENU        = 22
ROW_LAST        = 23

        .segment "DEPLOY"

;;; deploy_examine -- the own units in the cursor's square, one by one; RETURN takes what is shown
;;; rule:     4.4.4
;;; in:       st_cursor_x/y; zp_side
;;; out:      the picture; what the player does with the unit; changes st_cursor_x/y unit_records
;;; clobbers: A X Y zp_foe_no zp_map zp_square zp_unit zp_unit_no, all scratch, the overlay's own,
;;;           what the rules use, what line_input uses and what drawing uses
;;; cycles:   -
.proc deploy_examine
        lda     #0
        sta     place_count             ; how many were shown
        sta     place_try
@unit:  jsr     find
        bcc     @end
        inc     place_count
        ldy     #ROW_SQUARE
        jsr     unit_line
        ldy     #ROW_LAST
        jsr     text_clear_row
        ldy     #ROW_MENU
        jsr     text_clear_row
        print_msg msg_examine
        jsr     key_capital
        cmp     #KEY_RETURN
        beq     @take
        cmp     #KEY_ESCAPE
        beq     @done
        cmp     #'X'
        beq     @done
        cmp     #'Q'
        beq     @done
        inc     place_try
        bne     @unit                   ; always
@end:   lda     place_count
        beq     nobody_here
@done:  jmp     deploy_screen
@take:  lda     place_try
        jsr     unit_select             ; showing it has spoiled it
        jsr     deploy_menu
        jmp     deploy_screen
.endproc

.proc nobody_here
        lda     #<msg_nobody
        ldy     #>msg_nobody
        jmp     deploy_say
.endproc

;;; deploy_here -- the menu of the first unit in the square under the cursor that is not carried
;;; rule:     AM.7
;;; in:       st_cursor_x/y; zp_side
;;; out:      as deploy_examine
;;; clobbers: A X Y zp_foe_no zp_map zp_square zp_unit zp_unit_no, all scratch, the overlay's own,
;;;           what the rules use, what line_input uses and what drawing uses
;;; cycles:   -
.proc deploy_here
        lda     #0
        sta     place_try
@unit:  jsr     find
        bcc     nobody_here
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @take
        inc     place_try
        bne     @unit                   ; always
@take:  jsr     deploy_menu
        jmp     deploy_screen
.endproc

; The next unit under the cursor, from place_try on: C = 1, at work.
.proc find
@unit:  lda     place_try
        cmp     #UNITS
        bcs     @none
        jsr     unit_select
        jsr     unit_at_cursor
        bcs     @found
        inc     place_try
        bne     @unit                   ; always
@none:  clc
@found: rts
.endproc
