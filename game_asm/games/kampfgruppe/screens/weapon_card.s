; The data card: every weapon with its ratings.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"

        .export weapon_card
        .import page_show, key_capital, key_wait, text_goto, text_print, text_spaces, weapon_print
        .import text_inverse, text_plain, text_byte_right, weapon_kind, WEAPONS
        .import weapon_mr, weapon_mp, weapon_ss, weapon_ac, weapon_sp, weapon_sl
        .import weapon_mg, weapon_fa, weapon_ba, weapon_df

ROWS            = 20                    ; weapons on a page
NUMBERED        = 48                    ; armoured vehicles go by numbers in the book
FOR_ALL         = 6                     ; ratings that every weapon has
FOR_ARMOUR      = 9

        .segment "LOW_BSS"
card_lit:       .res 1                  ; the weapon asked for
card_weapon:    .res 1
card_row:       .res 1
card_rating:    .res 1
card_end:       .res 1

        .segment "CODE"

;;; weapon_card -- pages of weapons, from the page of one on; Escape, X and Q end them
;;; rule:     6.0.1 6.0.2 6.0.3 Q.3
;;; in:       A = row of the weapon chart, whose line is lit; NO_UNIT: none, from the first page on
;;; out:      the picture
;;; clobbers: A X Y zp_t0..zp_t3 zp_arg0 zp_arg1 zp_ptr0
;;; cycles:   -
.proc weapon_card
        sta     card_lit
        ldx     #0
        cmp     #<WEAPONS
        bcs     @first
@turn:  sbc     #ROWS-1                 ; C = 0, then 1: ROWS less
        bcc     @first
        pha
        txa
        clc
        adc     #ROWS
        tax
        pla
        clc
        bcc     @turn                   ; always
@first: stx     card_weapon
@page:  print_page msg_card_head
        print_at 0, ROWS+1, msg_card_1
        print_at 0, ROWS+2, msg_card_2
        print_at 0, ROWS+3, msg_card_3
        lda     #1
        sta     card_row
@weapon:
        jsr     card_line
        inc     card_row
        inc     card_weapon
        lda     card_weapon
        cmp     #<WEAPONS
        beq     @last
        lda     card_row
        cmp     #ROWS+1
        bcc     @weapon
        jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @end
        cmp     #'X'
        beq     @end
        cmp     #'Q'
        bne     @page
@end:   rts
@last:  jmp     key_wait
.endproc

; The line of card_weapon in row card_row.
.proc card_line
        ldx     #0
        ldy     card_row
        jsr     text_goto
        lda     card_weapon
        cmp     card_lit
        bne     @number
        jsr     text_inverse
@number:
        ldx     #2
        lda     card_weapon
        cmp     #NUMBERED
        bcs     @blank
        jsr     text_byte_right
        ldx     #0
@blank: inx                             ; one more in any case
        jsr     text_spaces
        lda     card_weapon
        jsr     weapon_print
        ldx     #FOR_ALL
        lda     #0
        jsr     ratings
        ldx     card_weapon
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_TRUCK
        bcs     @soft
        ldx     #FOR_ARMOUR
        lda     #FOR_ALL
        jsr     ratings
        jmp     text_plain
@soft:  print_msg msg_card_df
        ldx     #RATINGS
        lda     #FOR_ARMOUR
        jsr     ratings
        jmp     text_plain
.endproc

; Ratings from A to before X.
.proc ratings
        sta     card_rating
        stx     card_end
@next:  ldx     card_rating
        lda     rating_lo,x
        sta     zp_ptr0
        lda     rating_hi,x
        sta     zp_ptr0+1
        ldy     card_weapon
        lda     (zp_ptr0),y
        ldx     #3
        jsr     text_byte_right
        inc     card_rating
        lda     card_rating
        cmp     card_end
        bne     @next
        rts
.endproc

        .segment "RODATA"
rating_lo:
        .lobytes weapon_mr, weapon_mp, weapon_ss, weapon_ac, weapon_sp, weapon_sl
        .lobytes weapon_mg, weapon_fa, weapon_ba, weapon_df
RATINGS = * - rating_lo
rating_hi:
        .hibytes weapon_mr, weapon_mp, weapon_ss, weapon_ac, weapon_sp, weapon_sl
        .hibytes weapon_mg, weapon_fa, weapon_ba, weapon_df
