; The sum of the shares of command control.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "rules/command.inc"
        .export share_add, rookies_fewer, share
        .import divide_24_8, multiply_8

        .segment "RULES"

;;; rookies_fewer -- four fifths of the sum
;;; rule:     16.A.1  W21: rookies are harder to command
;;; in:       zp_sum
;;; out:      zp_sum
;;; clobbers: A X Y zp_t0 zp_t2 zp_t3 zp_t4
;;; cycles:   <= 900
.proc rookies_fewer
        lda     zp_sum
        asl
        sta     zp_t2
        lda     zp_sum+1
        rol
        asl     zp_t2
        rol
        sta     zp_t3
        lda     #0
        sta     zp_t4
        lda     #5
        jsr     divide_24_8
        lda     zp_t2
        sta     zp_sum
        lda     zp_t3
        sta     zp_sum+1
        lda     #TENTH/2 - TENTH/2*4/5  ; the half a tenth is whole again
        ; on into share_add
.endproc
        falls_into share_add

;;; share_add -- add to the sum
;;; rule:     6.7  shares are added up
;;; in:       A = 400ths
;;; out:      zp_sum
;;; clobbers: A
;;; cycles:   <= 24
.proc share_add
        clc
        ; on into share_add_carry
.endproc
        falls_into share_add_carry

; likewise, and one more for C = 1
.proc share_add_carry
        adc     zp_sum
        sta     zp_sum
        bcc     @same
        inc     zp_sum+1
@same:  rts
.endproc

;;; share -- a part of a share
;;; rule:     6.7.2  the percentage of soldiers seen
;;; in:       A = the share in 400ths; zp_some = how many of zp_all, which is not 0
;;; out:      zp_sum and zp_t5 (256ths) have share * some / all more
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4
;;; cycles:   <= 1100
.proc share
        sta     zp_t0
        lda     zp_some
        jsr     multiply_8
        sta     zp_t4
        lda     zp_t1
        sta     zp_t3
        lda     #0
        sta     zp_t2
        lda     zp_all
        jsr     divide_24_8
        lda     zp_t2
        clc
        adc     zp_part
        sta     zp_part
        lda     zp_t3
        jmp     share_add_carry
.endproc
