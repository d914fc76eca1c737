; When the battle is over: what each formation lost.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"

        .export report_losses
        .import screen_clear, page_show, text_goto, text_char, text_number, text_number_right
        .import text_inverse, text_plain, text_print, any_key
        .import unit_select, weapon_print, losses_count, begun, lost, arm, SORT_BYTES

FIRST_ROW       = 3

        .segment "REPORT_BSS"
letter:         .res 1
sort:           .res 1                  ; twice its number
row:            .res 1

        .segment "REPORT"

;;; report_losses -- formation by formation what was lost of what there was, a page a side
;;; rule:     AM.18  the forces of both sides
;;; in:       the units
;;; out:      the picture
;;; clobbers: A X Y arm begun lost zp_side zp_unit zp_unit_no and all scratch
;;; cycles:   -
.proc report_losses
        lda     #SIDE_GERMAN
@side:  sta     zp_side
        jsr     side_show
        jsr     any_key
        lda     zp_side
        eor     #1
        bne     @side
        rts
.endproc
        .assert SIDE_GERMAN = 0, error, "the Soviets come second"

; The page of side zp_side.
.proc side_show
        jsr     screen_clear
        ldx     #0
        ldy     #0
        jsr     text_goto
        lda     zp_side
        bne     @soviet
        print_msg msg_report_lost_german
        jmp     @head
@soviet:
        print_msg msg_report_lost_soviet
@head:  print_at 0, 1, msg_report_lost_head
        lda     #FIRST_ROW
        sta     row
        lda     #0
        sta     letter
        jsr     unit_select
@formation:
        jsr     losses_count
        bcc     @next
        jsr     formation_line
        inc     row
@next:  inc     letter
        lda     letter
        cmp     #FORMATIONS
        bcc     @formation
        rts
.endproc
        .assert FIRST_ROW + FORMATIONS <= 24, error, "each formation has its row"

; Letter, weapon, and for each sort that it had lost/begun; in inverse what was wiped out.
.proc formation_line
        ldx     #0
        ldy     row
        jsr     text_goto
        jsr     all_lost
        bcc     @letter
        jsr     text_inverse
@letter:
        lda     #' '                    ; a lit letter at the edge would lose its first stroke
        jsr     text_char
        lda     letter
        clc
        adc     #'A'
        jsr     text_char
        lda     #' '
        jsr     text_char
        lda     arm
        jsr     weapon_print
        jsr     text_plain
        ldx     #0
@sort:  stx     sort
        lda     begun,x
        ora     begun+1,x
        beq     @next
        txa
        lsr     a
        tay
        ldx     sort_column,y
        ldy     row
        jsr     text_goto
        ldx     sort
        lda     lost,x
        sta     zp_arg0
        lda     lost+1,x
        sta     zp_arg1
        txa
        lsr     a
        tay
        ldx     sort_cells,y
        jsr     text_number_right
        lda     #'/'
        jsr     text_char
        ldx     sort
        lda     begun,x
        sta     zp_arg0
        lda     begun+1,x
        sta     zp_arg1
        jsr     text_number
@next:  ldx     sort
        inx
        inx
        cpx     #<SORT_BYTES
        bcc     @sort
        rts

sort_column:
        .byte   13, 22, 28, 34
sort_cells:
        .byte   3, 2, 2, 2
.endproc

; C = 1 when nothing of the formation is left.
.proc all_lost
        ldx     #<SORT_BYTES-1
@byte:  lda     begun,x
        cmp     lost,x
        bne     @some
        dex
        bpl     @byte
        sec
        rts
@some:  clc
        rts
.endproc
