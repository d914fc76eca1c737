; The roll of both squads when the battle is over.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
PAGES_REPORT = 1
        .include "screens/report/page_tools.inc"
        .import text_goto, text_print, text_byte, text_byte_right, text_inverse
        .import text_plain, screen_clear, line_key, report_name_print
        .export roll_page

STATE_COL       = 13
FIRED_COL       = 23
HITS_COL        = 29
DOWNED_COL      = 34

        .segment "REPORT"

;;; roll_page -- what became of every man, and what he did
;;; shows:    16.A  who is fit, hurt, in shock and dead at the battle's end
;;; in:       man_in_play man_wounds man_fired man_hits man_downed
;;; out:      the page is drawn; a key was pressed
;;; clobbers: A X Y, the report's own and scratch
;;; cycles:   -
.proc roll_page
        jsr     screen_clear
        ldx     #0
        ldy     #0
        jsr     squad_roll
        ldx     #SQUAD
        ldy     #12
        jsr     squad_roll
        place   0, 23
        print_msg msg_result_leave
        jmp     line_key
.endproc

; The squad that begins with man X, from row Y down.
.proc squad_roll
        stx     roll_man
        sty     roll_row
        lda     #SQUAD
        sta     roll_left
        jsr     text_inverse
        ldx     #0
        ldy     roll_row
        jsr     text_goto
        lda     roll_man
        bne     @german
        print_msg msg_roll_american
        jmp     @men
@german:
        print_msg msg_roll_german
@men:   jsr     text_plain
@man:   ldx     roll_man
        lda     man_in_play,x
        beq     @next
        inc     roll_row
        jsr     man_roll
@next:  inc     roll_man
        dec     roll_left
        bne     @man
        rts
.endproc

.proc man_roll
        ldx     #0
        jsr     to_column
        ldx     roll_man
        jsr     report_name_print
        ldx     #STATE_COL
        jsr     to_column
        ldx     roll_man
        lda     man_wounds,x
        beq     @fit
        cmp     #WOUNDS_DEAD
        bcs     @dead
        cmp     #WOUNDS_SHOCK
        bcs     @shock
        print_msg msg_roll_hurt
        jmp     @wounds
@shock: print_msg msg_roll_shock
@wounds:
        ldx     roll_man
        lda     man_wounds,x
        jsr     text_byte
        jmp     @deeds
@fit:   print_msg msg_roll_fit
        jmp     @deeds
@dead:  print_msg msg_roll_dead
@deeds: ldx     #FIRED_COL
        jsr     to_column
        ldx     roll_man
        lda     man_fired,x
        ldx     #4
        jsr     text_byte_right
        ldx     #HITS_COL
        jsr     to_column
        ldx     roll_man
        lda     man_hits,x
        ldx     #3
        jsr     text_byte_right
        ldx     #DOWNED_COL
        jsr     to_column
        ldx     roll_man
        lda     man_downed,x
        ldx     #3
        jmp     text_byte_right
.endproc

.proc to_column
        ldy     roll_row
        jmp     text_goto
.endproc

        .segment "REPORT_BSS"
roll_man:       .res 1
roll_row:       .res 1
roll_left:      .res 1
