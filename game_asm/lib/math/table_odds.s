; Odds.
        .include "zeropage.inc"

        .import multiply_product
        .export table_odds

        .segment "CODE"

attack          := zp_arg0
defence         := zp_arg2
column          := zp_t2

;;; table_odds -- the column of a table that the odds fall into
;;; in:       zp_arg0/1, zp_arg2/3 = attack and defence 0..65535, low byte first;
;;;           zp_ptr0 = the odds that columns begin with, but the first, in rising order:
;;;           a byte for the attack, one for the defence; behind the last a 0
;;; out:      A = column, from 0: the last whose odds are reached, for the defender when between
;;; clobbers: X Y zp_t0..zp_t6 zp_lib0 zp_lib1
;;; cycles:   <= 6000
.proc table_odds
        lda     #0
        sta     column
@next:  lda     column
        asl
        tay
        lda     (zp_ptr0),y
        beq     @done
        sta     zp_t0
        iny
        lda     (zp_ptr0),y
        sta     zp_t1
        lda     attack                  ; attack times what the defence is
        ldx     zp_t1
        jsr     multiply_product
        stx     zp_t3
        sta     zp_t4
        lda     attack+1
        ldx     zp_t1
        jsr     multiply_product
        jsr     @high
        lda     zp_t3
        pha
        lda     zp_t4
        pha
        lda     zp_t5
        pha
        lda     defence
        ldx     zp_t0
        jsr     multiply_product
        stx     zp_t3
        sta     zp_t4
        lda     defence+1
        ldx     zp_t0
        jsr     multiply_product
        jsr     @high
        pla
        sta     zp_t6
        pla
        tax
        pla
        cmp     zp_t3
        txa
        sbc     zp_t4
        lda     zp_t6
        sbc     zp_t5
        bcc     @done
        inc     column
        bne     @next                   ; always
@done:  lda     column
        rts
@high:  sta     zp_t5                   ; X, A = a product that counts 256 times
        txa
        clc
        adc     zp_t4
        sta     zp_t4
        bcc     @sum
        inc     zp_t5
@sum:   rts
.endproc
