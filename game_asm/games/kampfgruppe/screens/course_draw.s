; The course of a battle as a small graph.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"

        .export course_draw
        .assert TURNS_ASSAULT = 30, error, "st_course has another length"
        .import text_goto, text_print, line_at

FIRST_ROW       = 19
FIRST_COLUMN    = 9
BASE            = 8*FIRST_ROW + 12      ; the line where nobody leads
HIGHEST         = 11                    ; lines of a bar
BAR             = %0111110
LEVEL           = %1111111

        .segment "REPORT_BSS"
turn:           .res 1                  ; from 0
halvings:       .res 1
height:         .res 1
line:           .res 1
up:             .res 1                  ; $FF: the bar grows upward, 1 downward

        .segment "REPORT"

;;; course_draw -- a bar for each turn: up when the Germans led, down when the Soviets did
;;; rule:     AM.18  points are shown
;;; in:       st_course st_turn
;;; out:      the picture, rows 19 to 21
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc course_draw
        print_at 1, FIRST_ROW, msg_course_german
        print_at 1, FIRST_ROW+1, msg_course_ahead
        print_at 1, FIRST_ROW+2, msg_course_soviet
        jsr     scale
        lda     #0
        sta     turn
@turn:  lda     turn
        cmp     #TURNS_ASSAULT
        bcs     @done
        cmp     st_turn
        bcs     @done
        lda     #BASE
        sta     line
        lda     #LEVEL
        jsr     byte_set
        jsr     lead
        beq     @next
        ldx     halvings
        beq     @high
@half:  lsr     a
        dex
        bne     @half
        cmp     #1
        bcs     @high
        lda     #1                      ; a lead is a lead
@high:  sta     height
@line:  clc
        lda     line
        adc     up
        sta     line
        lda     #BAR
        jsr     byte_set
        dec     height
        bne     @line
@next:  inc     turn
        bne     @turn                   ; always
@done:  rts
.endproc

; halvings = how often the greatest lead is halved until its bar fits.
.proc scale
        lda     #0
        sta     halvings
        sta     turn
        sta     height                  ; the greatest
@turn:  lda     turn
        cmp     #TURNS_ASSAULT
        bcs     @fit
        cmp     st_turn
        bcs     @fit
        jsr     lead
        cmp     height
        bcc     @next
        sta     height
@next:  inc     turn
        bne     @turn                   ; always
@fit:   lda     height
@half:  cmp     #HIGHEST+1
        bcc     @done
        inc     halvings
        lsr     a
        bpl     @half                   ; always
@done:  rts
.endproc

; A = the lead of the turn, up = whose.
.proc lead
        ldx     #$FF
        stx     up
        ldx     turn
        lda     st_course,x
        bpl     @done
        ldx     #1
        stx     up
        eor     #$FF
        clc
        adc     #1
@done:  tax                             ; Z of A
        rts
.endproc

; Byte A in the turn's column of the line.
.proc byte_set
        pha
        ldy     line
        jsr     line_at
        lda     turn
        clc
        adc     #FIRST_COLUMN
        tay
        pla
        sta     (zp_ptr0),y
        rts
.endproc
