        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .export weapon_print
        .import text_char, weapon_names

        .segment "LOW_CODE"

;;; weapon_print -- a weapon's name, ten cells
;;; in:       A = row of the weapon chart
;;; out:      the picture
;;; clobbers: A X Y zp_ptr0
;;; cycles:   -
.proc weapon_print
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
        jsr     text_char
        iny
        cpy     #WEAPON_NAME
        bne     @next
        rts
.endproc

        .assert WEAPON_NAME = 10, error, "weapon_print multiplies by 10"
