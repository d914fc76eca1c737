; What a typed line says.
        .include "zeropage.inc"
        .include "macros.inc"

        .import line_buffer, key_upper

        .segment "CODE"
        .export line_upper, line_number

;;; line_upper -- the typed line in capitals
;;; in:       line_buffer
;;; out:      line_buffer
;;; clobbers: A X
;;; cycles:   -
.proc line_upper
        ldx     #0
@next:  lda     line_buffer,x
        beq     @done
        jsr     key_upper
        sta     line_buffer,x
        inx
        bne     @next                   ; always
@done:  rts
.endproc

;;; line_number -- the typed line as a number
;;; in:       line_buffer
;;; out:      zp_arg0/1 = 0..65535; C = 1 when it is no number or too great
;;; clobbers: A X Y zp_t0 zp_t1
;;; cycles:   -
.proc line_number
        ldx     #0
        stx     zp_arg0
        stx     zp_arg1
        lda     line_buffer
        beq     @bad                    ; nothing typed
@next:  lda     line_buffer,x
        beq     @good
        sec
        sbc     #'0'
        bcc     @bad
        cmp     #10
        bcs     @bad
        pha
        jsr     times_ten
        pla
        bcs     @bad
        adc     zp_arg0                 ; C = 0 here
        sta     zp_arg0
        bcc     @step
        inc     zp_arg1
        beq     @bad
@step:  inx
        bne     @next                   ; always
@good:  clc
        rts
@bad:   sec
        rts
.endproc

; zp_arg0/1 times ten; C = 1 when it does not fit.  Spoils A Y zp_t0 zp_t1.
.proc times_ten
        asl     zp_arg0
        rol     zp_arg1
        bcs     @done
        copy_word zp_t0, zp_arg0        ; twice
        ldy     #2
@shift: asl     zp_arg0
        rol     zp_arg1
        bcs     @done
        dey
        bne     @shift                  ; eight times
        add_word zp_arg0, zp_t0
@done:  rts
.endproc
