; The groups that the panel lists.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export panel_count, panel_group
        .import cursor_hex, stack_next

        .segment "BSS"
wanted:         .res 1

        .segment "CODE"

;;; panel_count -- how many groups stand in the cursor's hex
;;; in:       st_cursor_x, st_cursor_y; the groups
;;; out:      A
;;; clobbers: X Y zp_hex zp_arg0 zp_arg1
;;; cycles:   <= 4200
.proc panel_count
        lda     #$FF
        jsr     panel_group
        tya
        rts
.endproc

;;; panel_group -- a group of the cursor's hex
;;; in:       A = which, from 0; st_cursor_x, st_cursor_y; the groups
;;; out:      C = 0: X = group; C = 1: there are no more than Y; zp_hex = the cursor's hex
;;; clobbers: A Y zp_arg0 zp_arg1
;;; cycles:   <= 4200
.proc panel_group
        sta     wanted
        jsr     cursor_hex
        ldy     #0
        ldx     #0
@axis:  jsr     stack_next
        bcs     @soviets
        cpy     wanted
        beq     @found
        iny
        bne     @axis                   ; always
@soviets:
        ldx     #SOVIET_BIT-1
@soviet:
        jsr     stack_next
        bcs     @none
        cpy     wanted
        beq     @found
        iny
        bne     @soviet                 ; always
@found: clc
@none:  rts
.endproc
