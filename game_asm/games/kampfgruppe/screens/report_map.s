; When the battle is over: the map with all that both sides have left.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export report_map
        .import overview, overview_page, shown_all, view_forget, map_show, cursor_key, cursor_show
        .import key_capital, key_wait, sound_refuse, unit_select, unit_at_cursor, unit_line
        .import screen_clear, text_goto, text_print, text_clear_row, view_center

ROW_UNIT        = 20
ROW_MENU        = 22

        .segment "REPORT_BSS"
number:         .res 1
met:            .res 1                  ; units met in the square

        .segment "REPORT"

;;; report_map -- both sides' units on the map, from the objective on, until the player goes back
;;; rule:     AM.18  whoever they were hidden from
;;; in:       the battle; st_human, st_objective_x/y
;;; out:      the picture; shown_all = 1; changes st_cursor_x/y, st_side, view_x/y
;;; clobbers: A X Y zp_side zp_unit zp_unit_no, all scratch and the picture
;;; cycles:   -
.proc report_map
        lda     #1
        sta     shown_all
        lda     st_objective_x          ; what it was about
        sta     st_cursor_x
        lda     st_objective_y
        sta     st_cursor_y
@page:  jsr     screen_clear
        jsr     view_forget
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     view_center
        jsr     map_show
        jsr     cursor_show
@menu:  ldy     #ROW_UNIT
        jsr     text_clear_row
        ldy     #ROW_UNIT+1
        jsr     text_clear_row
        print_at 0, ROW_UNIT, msg_report_map
        print_at 0, ROW_MENU, msg_report_map_keys
@key:   jsr     key_capital
        jsr     cursor_key
        bcs     @key
        cmp     #'Z'
        beq     @here
        cmp     #'-'
        beq     @whole
        cmp     #'X'
        beq     @done
        cmp     #'Q'
        beq     @done
        cmp     #KEY_ESCAPE
        beq     @done
        jsr     sound_refuse
        jmp     @key
@here:  jsr     units_here
        jmp     @menu
@whole: lda     st_human
        eor     #1
        and     st_human+1              ; the Soviets' page when their player sits here alone
        sta     st_side
        sta     zp_side
        jsr     overview_page
        jsr     overview
        lda     #SIDE_GERMAN            ; who moves next
        sta     st_side
        jmp     @page
@done:  rts
.endproc

; The units in the square under the cursor one by one, the Germans first.
.proc units_here
        lda     #0
        sta     met
        lda     #SIDE_GERMAN
@side:  sta     zp_side
        lda     #0
        sta     number
@unit:  lda     number
        jsr     unit_select
        jsr     unit_at_cursor
        bcc     @next
        inc     met
        ldy     #ROW_UNIT
        jsr     unit_line
        jsr     key_wait
        cmp     #KEY_ESCAPE
        beq     @done
@next:  inc     number
        lda     number
        cmp     #UNITS
        bcc     @unit
        lda     zp_side
        eor     #1
        bne     @side
        lda     met
        bne     @done
        jmp     sound_refuse
@done:  rts
.endproc
