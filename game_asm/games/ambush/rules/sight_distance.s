        .include "zeropage.inc"
        .export sight_distance
        .import multiply_8, sight_distance_lo, sight_distance_hi

        .segment "RULES"

;;; sight_distance -- -log2 of 1 - .01 D
;;; rule:     10.4.1  D is the straight distance
;;; in:       zp_t2/t3 = D squared 0..4178
;;; out:      zp_chance
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   <= 290
.proc sight_distance
        lda     zp_t3
        cmp     #4
        bcs     @far                    ; 1024 and more: every 64th is tabled
        sta     zp_t1
        lda     zp_t2
        ldx     zp_t3
        bne     @mid
        cmp     #64
        bcs     @mid
        tax                             ; below 64: each is tabled
        lda     sight_distance_lo,x
        sta     zp_chance
        lda     sight_distance_hi,x
        sta     zp_chance+1
        rts
@mid:   lsr     zp_t1                   ; every 16th is tabled
        ror
        lsr     zp_t1
        ror
        lsr
        lsr                             ; A = D squared / 16
        clc
        adc     #64-64/16
        tax
        lda     zp_t2
        asl
        asl
        asl
        asl
        jmp     @between
@far:   lda     zp_t2
        sta     zp_t1
        lda     zp_t3
        asl     zp_t1
        rol
        asl     zp_t1
        rol                             ; A = D squared / 64
        clc
        adc     #64+(1024-64)/16-1024/64
        tax
        lda     zp_t1                   ; the part of a step, in 256ths
@between:
        sta     zp_t0
        sec
        lda     sight_distance_lo+1,x
        sbc     sight_distance_lo,x     ; steps are below 256
        jsr     multiply_8
        asl     zp_t1                   ; C = round up
        adc     sight_distance_lo,x
        sta     zp_chance
        lda     sight_distance_hi,x
        adc     #0
        sta     zp_chance+1
        rts
.endproc
