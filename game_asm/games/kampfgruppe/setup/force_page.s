; A player chooses his force.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"
        .include "macros.inc"

        .export force_choose
        .import page_choice, key_wait, key_upper, sound_refuse, screen_clear, text_goto
        .import text_print, text_char, text_spaces, text_number, text_number_right
        .import text_inverse, text_plain, text_clear_row, key_flush
        .import force_auto, force_command, force_kinds_auto, formation_last
        .import formation_buy, formation_return, formation_price, kind_offered
        .import kind_begin, kind_next, kind_names, weapon_names, KINDS
        .import msg_force_german, msg_force_soviet

KEY_LEFT        = $08
KEY_DELETE      = $7F
NAME_LENGTH     = 17
FIRST_ROW       = 3
ROW_POINTS      = 17
ROW_KEYS        = 21
ROW_ANSWER      = 23
COLUMN_POINTS   = 31
OFFERS_MOST     = 15
GERMAN_CHOICES  = 4
SOVIET_CHOICES  = 3

        .segment "FORCES_BSS"
offers:         .res OFFERS_MOST        ; kinds by letter
offered:        .res 1
row:            .res 1

        .segment "FORCES"

;;; force_choose -- a player chooses force type and formations of side zp_side
;;; rule:     3.9.1 3.9.2 3.9.3 1.2.1 AM.4
;;; in:       zp_side; st_battle st_period st_points_left
;;; out:      st_force, st_points_left, units
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc force_choose
        jsr     key_flush
@ask:   ldx     zp_side
        bne     @soviet
        lda     #<msg_force_german
        ldy     #>msg_force_german
        ldx     #GERMAN_CHOICES
        jsr     page_choice
        bcs     @ask
        cmp     #GERMAN_CHOICES
        jmp     @chosen
@soviet:
        lda     #<msg_force_soviet
        ldy     #>msg_force_soviet
        ldx     #SOVIET_CHOICES
        jsr     page_choice
        bcs     @ask
        cmp     #SOVIET_CHOICES
@chosen:
        beq     @auto
        sec
        sbc     #1
        ldx     zp_side
        sta     st_force,x
        jsr     force_command
        jmp     buy
@auto:  jsr     force_auto
        ; on into buy
.endproc
        falls_into buy

; The page of what is offered, until the player has done.
.proc buy
@page:  jsr     offers_find
        jsr     page_draw
@key:   jsr     key_wait
        jsr     key_upper
        cmp     #'X'
        beq     @done
        cmp     #'0'
        beq     @auto
        cmp     #KEY_LEFT
        beq     @back
        cmp     #KEY_DELETE
        beq     @back
        sec
        sbc     #'A'
        bcc     @no
        cmp     offered
        bcs     @no
        tax
        lda     offers,x
        tax
        jsr     formation_buy
        bcc     @page
        ldy     #ROW_ANSWER
        jsr     text_clear_row
        print_msg msg_too_dear
@no:    jsr     sound_refuse
        jmp     @key
@back:  jsr     formation_return
        bcc     @page
        ldy     #ROW_ANSWER
        jsr     text_clear_row
        print_msg msg_none_back
        jmp     @no
@auto:  jsr     formation_return        ; all that was bought
        bcc     @auto
        jsr     force_kinds_auto
        jmp     @page
@done:  rts
.endproc

; What side zp_side may buy.
.proc offers_find
        lda     #0
        sta     offered
        tax
@kind:  jsr     kind_offered
        bcc     @next
        ldy     offered
        txa
        sta     offers,y
        inc     offered
@next:  inx
        cpx     #<KINDS
        bcc     @kind
        rts
.endproc

.proc page_draw
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
        cmp     offered
        bcc     @line
        print_at 0, ROW_POINTS, msg_points_left
        lda     zp_side
        asl     a
        tax
        lda     st_points_left,x
        jsr     number
        print_at 0, ROW_POINTS+1, msg_each_left
        print_at 0, ROW_KEYS, msg_keys_buy
        print_at 0, ROW_KEYS+1, msg_keys_end
        print_at 0, ROW_POINTS+2, msg_formations
        jsr     formation_last
        jsr     number
        lda     #' '
        jsr     text_char
        print_msg msg_of_21
        rts
.endproc

; Print A.
.proc number
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        jmp     text_number
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
        jsr     weapon_print
        ldx     force_kind
        jsr     formation_price
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        ldx     #3
        jsr     text_number_right
        jsr     kind_count
        beq     @done
        sta     zp_arg0
        lda     #0
        sta     zp_arg1
        ldx     #5
        jmp     text_number_right
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
@print: ldx     #NAME_LENGTH
        jmp     chars
.endproc

; The name of weapon force_weapon.
.proc weapon_print
        set_word zp_ptr1, weapon_names
        ldx     force_weapon
        beq     @print
@skip:  lda     zp_ptr1
        clc
        adc     #WEAPON_NAME
        sta     zp_ptr1
        bcc     @next
        inc     zp_ptr1+1
@next:  dex
        bne     @skip
@print: ldx     #WEAPON_NAME
        ; on into chars
.endproc
        falls_into chars

; X characters from zp_ptr1.  (Drawing one leaves zp_ptr1 alone.)
.proc chars
        stx     force_count
        ldy     #0
@next:  lda     (zp_ptr1),y
        jsr     text_char
        iny
        cpy     force_count
        bcc     @next
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
