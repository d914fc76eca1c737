; The lines of the panel: the active unit, who is under the cursor, where he stands and the chance
; to hit him. Where nobody is, the ground stands in his line.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export panel_chance, panel_count, panel_line
        .import cursor_hex, ground_print, target_find, text_byte, text_print
        .import pool_piece, type_print, unit_print, unit_shown

        .segment "LOW_BSS"
panel_chance:   .res 1                  ; 1 = the last line tells the chance of a shot

        .segment "PLAY"

;;; panel_count -- how many lines the panel has
;;; in:       none
;;; out:      A
;;; clobbers: none
;;; cycles:   <= 10
.proc panel_count
        lda     #3
        rts
.endproc

;;; panel_line -- print the active unit, who is under the cursor, or where that is and his chance
;;; rule:     3.8 3.9 3.18 3.19; 13.3  nobody who is not shown
;;; in:       A = which line, from 0
;;; out:      none
;;; clobbers: A X Y scratch zp_unit zp_foe zp_col zp_row and what drawing uses
;;; cycles:   -
.proc panel_line
        cmp     #1
        beq     @cursor
        bcs     @chance
        ldx     st_active
        lda     st_phase
        cmp     #PHASE_PLACE
        beq     @pool
        cpx     #NO_UNIT
        beq     @done
        jsr     unit_shown              ; who fires out of an ambush is nobody's to know
        bcc     @done
        jmp     unit_print
@pool:  ldx     pool_piece
        cpx     #NO_UNIT
        beq     @all
        txa
        bmi     @mine
        jsr     type_print
        jmp     @left
@mine:  print_msg msg_type_mine
@left:  print_msg msg_pool
        rts
@all:   print_msg msg_pool_none
        rts
@cursor:
        jsr     cursor_other
        bcs     @ground
        jmp     unit_print
@ground:
        jmp     ground_print
@chance:
        jsr     cursor_other
        bcs     @done                   ; the line above tells the ground
        print_msg msg_in
        jsr     ground_print
        lda     panel_chance
        beq     @done
        jsr     target_find
        bcs     @done
        pha
        print_msg msg_hits
        pla
        jsr     text_byte
        print_msg msg_percent
@done:  rts
.endproc

; Who else than the active unit is seen under the cursor: C = 0: X; zp_col, zp_row.
.proc cursor_other
        jsr     cursor_hex
        cmp     #NO_UNIT
        beq     @done
        tax
        cpx     st_active
        beq     @done
        clc
        rts
@done:  sec
        rts
.endproc
