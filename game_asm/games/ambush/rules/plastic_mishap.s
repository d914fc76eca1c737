; A plastic explosive set by someone who never learnt it.
        .include "zeropage.inc"
        .include "ambush.inc"

        .export plastic_mishap
        .import multiply_24_8

        .segment "RESOLVE"

; 65536ths, W15
AS_SET          = 26214                 ; below .40
DUD             = 36045                 ; below .55
OTHER_FUSE      = 45875                 ; below .70; the rest goes off at once

MISHAP_NONE     = 0
MISHAP_DUD      = 1
MISHAP_FUSE     = 2
MISHAP_NOW      = 3

;;; plastic_mishap -- what becomes of a plastic explosive that the squad leader sets
;;; rule:     12.7.2  W15: 40 % as set, 15 % dud, 15 % fuse x .5 to 1.5, 30 % in his face
;;; in:       zp_time = fuse; zp_die = random; zp_arg0 = random byte
;;; out:      A = 0 as set, 1 dud, 2 other fuse, 3 at once; zp_time = fuse, at least 1, 0 at once
;;; clobbers: X Y zp_t0 zp_t2 zp_t3 zp_t4 zp_t5 zp_t6 zp_t7
;;; cycles:   <= 700
.proc plastic_mishap
        lda     zp_die
        cmp     #<AS_SET
        lda     zp_die+1
        sbc     #>AS_SET
        bcs     @wrong
        lda     #MISHAP_NONE
        rts
@wrong: lda     zp_die
        cmp     #<DUD
        lda     zp_die+1
        sbc     #>DUD
        bcs     @fuse
        lda     #MISHAP_DUD
        rts
@fuse:  lda     zp_die
        cmp     #<OTHER_FUSE
        lda     zp_die+1
        sbc     #>OTHER_FUSE
        bcs     @now
        lda     zp_time
        sta     zp_t2
        lda     zp_time+1
        sta     zp_t3
        lda     #0
        sta     zp_t4
        lda     zp_arg0
        jsr     multiply_24_8           ; zp_t6/t7 = fuse x 0..1
        lsr     zp_time+1
        ror     zp_time
        lda     zp_time
        clc
        adc     zp_t6
        sta     zp_time
        lda     zp_time+1
        adc     zp_t7
        sta     zp_time+1
        ora     zp_time
        bne     @some
        inc     zp_time
@some:  lda     #MISHAP_FUSE
        rts
@now:   lda     #0
        sta     zp_time
        sta     zp_time+1
        lda     #MISHAP_NOW
        rts
.endproc
