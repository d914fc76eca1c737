; A unit in the panel.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export class_hi, class_lo, panel_line
        .import engage_member, msg_class_0, msg_class_1, msg_class_2, msg_class_3, msg_class_4
        .import msg_class_5, msg_class_6, panel_unit, text_byte, text_char, text_print
        .import to_column, unit_attack, unit_class, unit_move, unit_name, unit_percent, unit_shown

WORD_COL        = 14
STRENGTH_COL    = 23
PERCENT_COL     = 29
MOVE_COL        = 34
NOTE_COL        = 36

        .segment "CODE"

;;; panel_line -- print a unit of the cursor's hex
;;; rule:     7.1 7.2 2.2 2.9 2.10 6.3 10.9  name, class, attack and defence, what part of its first
;;;           strength that is, points, state
;;; in:       A = which, from 0
;;; out:      none
;;; clobbers: A X Y scratch zp_unit zp_hex zp_class zp_rules zp_arg0 zp_arg1 and what drawing uses
;;; cycles:   -
.proc panel_line
        jsr     panel_unit
        stx     zp_unit
        jsr     unit_name
        ldx     #WORD_COL
        jsr     to_column
        ldx     zp_unit
        jsr     unit_class
        pha
        tax
        lda     class_lo,x
        ldy     class_hi,x
        jsr     text_print
        pla
        cmp     #CLASS_INFILTRATOR
        beq     @move
        ldx     #STRENGTH_COL
        jsr     to_column
        ldx     zp_unit
        jsr     unit_attack
        jsr     unit_shown
        jsr     text_byte
        ldx     zp_unit
        lda     unit_flags,x
        and     #UF_ISOLATED
        beq     @part
        lda     #'/'
        jsr     text_char
        ldx     zp_unit
        lda     unit_strength,x
        jsr     unit_shown
        jsr     text_byte
@part:  ldx     #PERCENT_COL
        jsr     to_column
        ldx     zp_unit
        lda     unit_strength,x
        jsr     unit_shown
        jsr     unit_percent
        jsr     text_byte
        lda     #'%'
        jsr     text_char
@move:  ldx     #MOVE_COL
        jsr     to_column
        ldx     zp_unit
        jsr     unit_move
        jsr     text_byte
        ldx     #NOTE_COL
        jsr     to_column
        ldx     zp_unit
        lda     unit_flags,x
        and     #UF_ISOLATED
        beq     @supplied
        print_msg msg_cut
@supplied:
        ldx     zp_unit
        jsr     engage_member
        beq     @free
        clc
        adc     #'A' - 1
        jmp     text_char
@free:  lda     zp_text_col
        cmp     #NOTE_COL + 1
        bcs     @done                   ; behind `cut` there is room for a letter only
        ldx     zp_unit
        lda     unit_flags,x
        and     #UF_AIMED
        beq     @done
        print_msg msg_aims
        ldx     zp_unit
        lda     unit_task,x
        tax
        jsr     engage_member
        beq     @done
        clc
        adc     #'A' - 1                ; its target's
        jmp     text_char
@done:  rts
.endproc

class_lo:       .lobytes msg_class_0, msg_class_1, msg_class_2, msg_class_3, msg_class_4
                .lobytes msg_class_5, msg_class_6
class_hi:       .hibytes msg_class_0, msg_class_1, msg_class_2, msg_class_3, msg_class_4
                .hibytes msg_class_5, msg_class_6
