; The page of what is offered, drawn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"
        .include "macros.inc"

        .export buy_draw
        .import screen_clear, text_goto, text_print, text_char
        .import text_spaces, text_inverse, text_plain
        .import text_byte, text_byte_right, weapon_print, formation_last
        .import formation_price, kind_begin, kind_next
        .import kind_names, offers, buy_offered

NAME_LENGTH     = 17
FIRST_ROW       = 3
ROW_POINTS      = 18
ROW_KEYS        = 21

        .segment "FORCES_BSS"
row:            .res 1

        .segment "FORCES"

;;; buy_draw -- the page of what side zp_side is offered and what it has
;;; rule:     3.9.3
;;; in:       zp_side; offers, buy_offered; st_points_left
;;; out:      the picture
;;; clobbers: A X Y, all scratch and the overlay's own
;;; cycles:   -
.proc buy_draw
        jsr     screen_clear
        jsr     text_inverse
        ldx     zp_side
        bne     @soviet
        print_msg msg_head_german
        jmp     @head
@soviet:
        print_msg msg_head_soviet
@head:  lda     #40
        sec
        sbc     zp_text_col
        tax
        jsr     text_spaces
        jsr     text_plain
        print_at 3, 2, msg_columns
        lda     #0
        sta     row
@line:  jsr     line_draw
        inc     row
        lda     row
        cmp     buy_offered
        bcc     @line
        print_at 0, ROW_POINTS, msg_points_left
        lda     zp_side
        asl     a
        tax
        lda     st_points_left,x
        jsr     text_byte
        print_at 0, ROW_POINTS+1, msg_each_left
        print_at 0, ROW_KEYS, msg_keys_buy
        print_at 0, ROW_KEYS+1, msg_keys_end
        print_at 0, ROW_POINTS+2, msg_formations
        jsr     formation_last
        jsr     text_byte
        lda     #' '
        jsr     text_char
        print_msg msg_of_21
        rts
.endproc

; One kind on its row: letter, name, the weapon of its first unit, price, how many there are.
.proc line_draw
        lda     row
        clc
        adc     #FIRST_ROW
        tay
        ldx     #0
        jsr     text_goto
        lda     row
        clc
        adc     #'A'
        jsr     text_char
        ldx     #2
        jsr     text_spaces
        ldy     row
        ldx     offers,y
        stx     force_kind
        jsr     name_print
        ldx     #1
        jsr     text_spaces
        ldx     force_kind
        jsr     kind_begin
        jsr     kind_next
        jsr     kind_next               ; the first behind the HQ
        lda     force_weapon
        jsr     weapon_print
        ldx     force_kind
        jsr     formation_price
        ldx     #3
        jsr     text_byte_right
        jsr     kind_count
        beq     @done
        ldx     #5
        jmp     text_byte_right
@done:  rts
.endproc

; The name of kind X.
.proc name_print
        set_word zp_ptr1, kind_names
        cpx     #0
        beq     @print
@skip:  lda     zp_ptr1
        clc
        adc     #NAME_LENGTH
        sta     zp_ptr1
        bcc     @next
        inc     zp_ptr1+1
@next:  dex
        bne     @skip
@print: ldy     #0
@char:  lda     (zp_ptr1),y
        jsr     text_char
        iny
        cpy     #NAME_LENGTH
        bcc     @char
        rts
.endproc

; A = how many formations of kind force_kind side zp_side has; Z set when none.  Spoils X Y.
.proc kind_count
        jsr     formation_last
        tay
        lda     #0
        sta     zp_t0
        cpy     #0
        beq     @done
        ldx     zp_side
        beq     @german
        ldx     #FORMATIONS
@german:
@look:  lda     formation_kind,x
        cmp     force_kind
        bne     @next
        inc     zp_t0
@next:  inx
        dey
        bne     @look
@done:  lda     zp_t0
        rts
.endproc
