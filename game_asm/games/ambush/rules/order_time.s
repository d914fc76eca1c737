; How long an order takes a certain man.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export order_time
        .import dexterity_now, multiply_8, divide_24_8

        .segment "RULES"

; time = cost x (30 - I - D)/20 x (30 - 10 CC)/20, nearest; the cost comes in 256ths
ABILITY         = 30
HALF            = 51200                 ; half of 20 * 20 * 256
LAST            = 25                    ; 20 * 20 * 256 = 4096 * 25

;;; order_time -- time points an order takes
;;; rule:     4.6.1
;;; rule:     4.5  intelligence and dexterity shorten orders; 5 and 5 pay the listed cost
;;; rule:     6.7  low command control lengthens them
;;; in:       X = soldier 0..19; zp_time, zp_t6 = listed cost in 256ths of a point, low byte first
;;; out:      zp_time = whole points, at least 1 (0 stays 0); X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4 zp_t5 zp_t6 zp_t7
;;; cycles:   <= 2100
.proc order_time
        lda     zp_time
        ora     zp_time+1
        ora     zp_t6
        bne     @some
        rts
@some:  jsr     dexterity_now
        clc
        adc     man_intelligence,x
        eor     #$FF
        sec
        adc     #ABILITY
        sta     zp_t0                   ; 10..28
        lda     #ABILITY
        sec
        sbc     man_command,x           ; 20..29
        jsr     multiply_8
        sta     zp_t7                   ; high byte of both factors, 0..3
        lda     zp_t1
        sta     zp_t0                   ; low byte, which multiply_8 keeps
        lda     zp_time
        jsr     multiply_8
        clc                             ; zp_t3..t5 = bytes 1 to 3 of half + cost * factors:
        adc     #>HALF                  ; byte 0 is not asked for and has nothing to carry
        sta     zp_t3
        lda     #0
        sta     zp_t5
        adc     #0
        sta     zp_t4
        lda     zp_time+1
        jsr     multiply_8
        sta     zp_t2
        clc
        lda     zp_t1
        adc     zp_t3
        sta     zp_t3
        lda     zp_t2
        adc     zp_t4
        sta     zp_t4
        bcc     @last
        inc     zp_t5
@last:  lda     zp_t6
        beq     @high
        jsr     multiply_8
        sta     zp_t2
        clc
        lda     zp_t1
        adc     zp_t4
        sta     zp_t4
        lda     zp_t2
        adc     zp_t5
        sta     zp_t5
@high:  ldy     zp_t7
        beq     @sum
@add:   clc
        lda     zp_time
        adc     zp_t3
        sta     zp_t3
        lda     zp_time+1
        adc     zp_t4
        sta     zp_t4
        lda     zp_t6
        adc     zp_t5
        sta     zp_t5
        dey
        bne     @add
@sum:
        .assert <HALF = 0, error, "the half starts in byte 1"
        ldy     #4                      ; / 4096: one byte and four places right
@place: lsr     zp_t5
        ror     zp_t4
        ror     zp_t3
        dey
        bne     @place
        lda     zp_t3
        sta     zp_t2
        lda     zp_t4
        sta     zp_t3
        lda     zp_t5
        sta     zp_t4
        stx     zp_t7
        lda     #LAST
        jsr     divide_24_8
        ldx     zp_t7
        lda     zp_t3
        sta     zp_time+1
        lda     zp_t2
        sta     zp_time
        ora     zp_time+1
        bne     @back
        inc     zp_time                 ; nothing is done in no time
@back:  rts
.endproc
