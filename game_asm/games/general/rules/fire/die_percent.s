; Does what has so many per cent happen?
        .include "zeropage.inc"

        .export die_below, die_percent
        .import multiply_8

        .segment "RULES"

;;; die_percent -- does it happen?
;;; in:       A = per cent 0..100; zp_die = any value
;;; out:      C = 1 it does; X, Y kept
;;; clobbers: A zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   <= 420
.proc die_percent
        sta     zp_t3
        lda     #100
        jsr     die_below
        cmp     zp_t3
        bcc     @yes
        clc
        rts
@yes:   sec
        rts
.endproc

;;; die_below -- a number out of a die
;;; in:       A = 1..255; zp_die = any value
;;; out:      A = zp_die * A / 65536, rounded down; X, Y kept
;;; clobbers: zp_t0 zp_t1 zp_t2
;;; cycles:   <= 380
.proc die_below
        pha
        sta     zp_t0
        lda     zp_die
        jsr     multiply_8
        sta     zp_t2
        pla
        sta     zp_t0
        lda     zp_die+1
        jsr     multiply_8
        pha
        lda     zp_t1
        clc
        adc     zp_t2
        pla
        adc     #0
        rts
.endproc
