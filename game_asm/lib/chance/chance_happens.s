        .include "zeropage.inc"
        .export chance_happens
        .import exp2_hi, chance_linear

        .segment "CODE"

;;; chance_happens -- does it happen?
;;; in:       zp_chance; zp_die = 0..65535
;;; out:      C = 1 it happens
;;; clobbers: A X Y zp_t0 zp_t1 zp_arg0 zp_arg1
;;; cycles:   <= 670
.proc chance_happens
        lda     zp_chance
        ora     zp_chance+1
        beq     @sure
        lda     zp_chance+1
        cmp     #$F0
        bcs     @never
        sta     zp_t0
        lda     zp_chance
        asl
        rol     zp_t0
        asl
        lda     zp_t0
        rol
        and     #$3F
        tax                             ; X = first six bits of the fraction
        lda     zp_chance+1
        lsr
        lsr
        lsr
        lsr
        tay
        lda     exp2_hi,x
        cpy     #0
        beq     @whole
@half:  lsr
        dey
        bne     @half
@whole: cmp     zp_die+1                ; the high byte of the chance is this or up to 3 less
        bcc     @no
        sbc     #3                      ; C = 1 here
        bcc     @close
        cmp     zp_die+1
        beq     @close
        bcs     @sure
@close: jsr     chance_linear
        lda     zp_die
        cmp     zp_arg0
        lda     zp_die+1
        sbc     zp_arg1
        bcc     @sure
@never: clc
@no:    rts
@sure:  sec
        rts
.endproc
