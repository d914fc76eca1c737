; The lines of the page: forces, points, level.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"

        .export report_points, report_forces
        .import text_goto, text_print, text_number_right, text_inverse, text_plain
        .import text_char, text_spaces
        .import victory_points, area_points, victory_level, side_attacks, forces_left
        .repeat 7, n
        .import .ident(.sprintf("msg_report_level_%d", n))
        .endrepeat

GERMAN_COLUMN   = 14
SOVIET_COLUMN   = 23
CELLS           = 6
FIRST_FORCES    = 5
SORTS           = 5
HIDDEN_ROW      = FIRST_FORCES+SORTS
POINTS_ROW      = 12
GERMANS_TOLD    = %01
SOVIETS_TOLD    = %10
ALL_TOLD        = GERMANS_TOLD | SOVIETS_TOLD
LEVEL_ROW       = 18

        .segment "REPORT_BSS"
row:            .res 1
sort:           .res 1
told:           .res 1                  ; *_TOLD: whose figures a line has
final:          .res 1                  ; not 0: the level is the battle's
fought:         .res 1                  ; 0: no kill, nobody in an objective area
german:         .res 2
soviet:         .res 2

        .segment "REPORT"

;;; report_forces -- what the sides have left, a line a sort
;;; rule:     AM.18 7.5.2  while the battle goes on a player is told of his own side only: the
;;; rule:     7.5.2  figures would give away what unseen shells did; when it is over, of both
;;; in:       forces_left; A = 1 when the battle is over, else 0; st_human
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t3 zp_arg0 zp_arg1
;;; cycles:   -
.proc report_forces
        tax
        bne     @all
        lda     st_human
        eor     st_human+1
        beq     @same
        lda     #GERMANS_TOLD
        ldx     st_human
        bne     @hide
        lda     #SOVIETS_TOLD
@hide:  sta     told
        print_at 1, HIDDEN_ROW, msg_report_hidden
        jmp     @lines
@same:  lda     st_human                ; nobody commands: nothing is hidden; two: all of it
        beq     @all
        print_at 1, FIRST_FORCES, msg_report_hidden_both
        rts
@all:   lda     #ALL_TOLD
        sta     told
@lines:
        print_at 1, FIRST_FORCES, msg_report_units
        print_at 1, FIRST_FORCES+1, msg_report_men
        print_at 1, FIRST_FORCES+2, msg_report_guns
        print_at 1, FIRST_FORCES+3, msg_report_trucks
        print_at 1, FIRST_FORCES+4, msg_report_armour
        lda     #FIRST_FORCES
        sta     row
        lda     #0
        sta     sort
@line:  lda     sort
        asl     a
        tax
        lda     forces_left,x
        sta     german
        lda     forces_left+1,x
        sta     german+1
        lda     forces_left+2*SORTS,x
        sta     soviet
        lda     forces_left+2*SORTS+1,x
        sta     soviet+1
        jsr     line
        inc     sort
        lda     sort
        cmp     #SORTS
        bne     @line
        rts
.endproc

;;; report_points -- what both sides have scored, and the level of victory that makes
;;; rule:     10.2.6  AM.18
;;; in:       A = 1 when the battle is over, else 0; the battle
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t7 zp_arg0..zp_arg3 zp_ptr0 zp_rules..
;;; cycles:   -
.proc report_points
        sta     final
        lda     #POINTS_ROW
        sta     row
        lda     #ALL_TOLD
        sta     told
        print_at 1, POINTS_ROW, msg_report_kills
        lda     #0
        sta     fought
        ldx     #3
@kills: lda     st_kill_points,x
        sta     german,x
        ora     fought
        sta     fought
        dex
        bpl     @kills
        jsr     line
        print_at 1, POINTS_ROW+1, msg_report_area
        lda     #0
        sta     german
        sta     german+1
        sta     soviet
        sta     soviet+1
        lda     #SIDE_GERMAN
        jsr     side_attacks
        bcc     @soviet
        lda     #SIDE_GERMAN
        jsr     area_points
        sta     german
        sty     german+1
@soviet:
        lda     #SIDE_SOVIET
        jsr     side_attacks
        bcc     @area
        lda     #SIDE_SOVIET
        jsr     area_points
        sta     soviet
        sty     soviet+1
@area:  lda     german
        ora     german+1
        ora     soviet
        ora     soviet+1
        ora     fought
        sta     fought
        jsr     line
        print_at 1, POINTS_ROW+2, msg_report_unused
        ldx     #3
@unused:
        lda     st_unused,x
        sta     german,x
        dex
        bpl     @unused
        jsr     line
        print_at 1, POINTS_ROW+3, msg_report_total
        lda     #SIDE_GERMAN
        jsr     victory_points
        sta     german
        sty     german+1
        lda     #SIDE_SOVIET
        jsr     victory_points
        sta     soviet
        sty     soviet+1
        jsr     line
        copy_word zp_arg0, german
        copy_word zp_arg2, soviet
        jsr     victory_level
        pha
        ldx     #0
        ldy     #LEVEL_ROW
        jsr     text_goto
        lda     final                   ; before that it is nobody's yet
        bne     @level
        print_msg msg_report_so_far
        lda     fought                  ; what was begun with decides nothing yet
        bne     @level
        pla
        print_msg msg_report_unfought
        rts
@level: jsr     text_inverse
        lda     #' '                    ; a blank on either side keeps the letters whole
        jsr     text_char
        pla
        tax
        lda     level_lo,x
        ldy     level_hi,x
        jsr     text_print
        lda     #' '
        jsr     text_char
        jmp     text_plain
.endproc

; german and soviet in their columns of the row, as far as they are told, and on to the next.
.proc line
        ldx     #GERMAN_COLUMN
        lda     #GERMANS_TOLD
        jsr     @told
        beq     @soviet
        copy_word zp_arg0, german
        ldx     #CELLS
        jsr     text_number_right
@soviet:
        ldx     #SOVIET_COLUMN
        lda     #SOVIETS_TOLD
        jsr     @told
        beq     @next
        copy_word zp_arg0, soviet
        ldx     #CELLS
        jsr     text_number_right
@next:  inc     row
        rts
@told:  pha                             ; to column X; Z = 0 when side A is told of
        ldy     row
        jsr     text_goto
        pla
        and     told
        bne     @done
        ldx     #CELLS-1
        jsr     text_spaces
        lda     #'?'
        jsr     text_char
        lda     #0
@done:  rts
.endproc
        .assert soviet = german + 2, error, "four bytes are copied at once"

level_lo:
        .repeat 7, n
        .byte   <.ident(.sprintf("msg_report_level_%d", n))
        .endrepeat
level_hi:
        .repeat 7, n
        .byte   >.ident(.sprintf("msg_report_level_%d", n))
        .endrepeat
