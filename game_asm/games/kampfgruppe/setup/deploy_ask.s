; Which unit?  A letter and an index, a key each.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"
        .include "apple2/keys.inc"
        .export unit_ask, index_ask
        .import key_capital, key_wait, sound_refuse, text_print, text_char, text_clear_row

ROW_SAY         = 21

        .segment "DEPLOY"

;;; unit_ask -- ask for a unit's letter and index
;;; rule:     4.1.2 1.2.1
;;; in:       none
;;; out:      C = 0: A = number; C = 1: taken back
;;; clobbers: X Y place_letter and the picture
;;; cycles:   -
.proc unit_ask
        ldy     #ROW_SAY
        jsr     text_clear_row
        print_msg msg_embark_who
@key:   jsr     key_capital
        cmp     #KEY_ESCAPE
        beq     @back
        sec
        sbc     #'A'
        cmp     #FORMATIONS
        bcc     index_ask
        jsr     sound_refuse
        jmp     @key
@back:  sec
        rts
.endproc

;;; index_ask -- show a letter and ask for the index behind it
;;; in:       A = letter 0..20
;;; out:      C = 0: A = number; C = 1: taken back
;;; clobbers: X Y place_letter and the picture
;;; cycles:   -
.proc index_ask
        sta     place_letter
        clc
        adc     #'A'
        jsr     text_char
        lda     place_letter
        asl     a
        asl     a
        asl     a
        adc     place_letter            ; C = 0
        sta     place_letter
@key:   jsr     key_wait
        cmp     #KEY_ESCAPE
        beq     @back
        sec
        sbc     #'0'
        cmp     #IN_FORMATION
        bcs     @no
        adc     place_letter            ; C = 0
        clc
        rts
@no:    jsr     sound_refuse
        jmp     @key
@back:  sec
        rts
.endproc
