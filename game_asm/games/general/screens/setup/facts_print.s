; The figures of a scenario.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export facts_print
        .import text_byte, text_byte_right, text_char, text_goto, text_number, text_print
        .import town_letter

FIRST_ROW       = 13                    ; of the towns
ROWS            = 8
WIDE            = 19                    ; of a column of them

        .segment "SETUP_BSS"
town:           .res 1
letter:         .res 1                  ; of all names
left:           .res 1                  ; letters of this one

        .segment "SETUP"

;;; facts_print -- print how long a scenario lasts, the points of both sides and of its towns
;;; rule:     3.11 4.2
;;; in:       the state as scenario_lay left it
;;; out:      the picture
;;; clobbers: A X Y scratch and what drawing uses
;;; cycles:   -
.proc facts_print
        print_at 1, FIRST_ROW - 2, msg_facts_red
        ldx     #0
        stx     town
        stx     letter
        jsr     points
        print_msg msg_facts_blue
        ldx     #2
        jsr     points
        print_at 1, FIRST_ROW - 1, msg_facts_turns
        lda     st_turns
        jsr     text_byte
        print_msg msg_facts_towns
@town:  lda     town
        and     #ROWS - 1
        clc
        adc     #FIRST_ROW
        tay
        ldx     #1
        lda     town
        cmp     #ROWS
        bcc     @left
        ldx     #1 + WIDE
@left:  jsr     text_goto
        lda     town
        jsr     town_letter
        lda     #' '
        jsr     text_char
        lda     #NAME
        sta     left
@letter:
        ldx     letter
        inc     letter
        lda     town_names,x
        jsr     text_char
        dec     left
        bne     @letter
        ldx     town
        lda     town_points,x
        ldx     #3
        jsr     text_byte_right
        inc     town
        lda     town
        cmp     st_towns
        bcc     @town
        rts
.endproc

; The word at X of the points to buy with.
.proc points
        lda     st_points,x
        sta     zp_arg0
        lda     st_points+1,x
        sta     zp_arg1
        jmp     text_number
.endproc
