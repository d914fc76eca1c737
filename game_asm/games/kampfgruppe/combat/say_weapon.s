; A unit's name, a weapon's name.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"

        .export say_id, say_weapon, blank
        .import text_char, weapon_names

BLANK           = ' '

        .segment "COMBAT"

;;; say_id -- a unit's letter and index, and a blank
;;; in:       A = number 0..188
;;; out:      the picture
;;; clobbers: A X
;;; cycles:   -
.proc say_id
        ldx     #'A'
        sec
@letter:
        sbc     #IN_FORMATION
        bcc     @index
        inx
        bne     @letter                 ; always
@index: adc     #IN_FORMATION + '0'     ; C = 0
        pha
        txa
        jsr     text_char
        pla
        jsr     text_char
        ; on into blank
.endproc
        falls_into blank

;;; blank -- a blank
;;; in:       none
;;; out:      the picture
;;; clobbers: A
;;; cycles:   -
.proc blank
        lda     #BLANK
        jmp     text_char
.endproc

;;; say_weapon -- a weapon's name without the blanks behind it
;;; in:       A = row of the weapon chart
;;; out:      the picture
;;; clobbers: A X Y zp_ptr0
;;; cycles:   -
.proc say_weapon
        ldx     #0
        stx     zp_ptr0+1
        asl     a                       ; x 10
        rol     zp_ptr0+1
        sta     zp_ptr0
        ldx     zp_ptr0+1
        asl     a
        rol     zp_ptr0+1
        asl     a
        rol     zp_ptr0+1
        clc
        adc     zp_ptr0
        sta     zp_ptr0
        txa
        adc     zp_ptr0+1
        sta     zp_ptr0+1
        lda     zp_ptr0
        clc
        adc     #<weapon_names
        sta     zp_ptr0
        lda     zp_ptr0+1
        adc     #>weapon_names
        sta     zp_ptr0+1
        ldy     #0
@next:  lda     (zp_ptr0),y
        cmp     #BLANK
        bne     @char
        iny
        lda     (zp_ptr0),y             ; two blanks end it: KING TIGER has one
        dey
        cmp     #BLANK
        beq     @done
        lda     #BLANK
@char:  jsr     text_char
        iny
        cpy     #WEAPON_NAME
        bne     @next
@done:  rts
.endproc
