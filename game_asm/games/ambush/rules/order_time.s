; How long an order takes a certain man.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export order_time
        .import dexterity_now, multiply_8, divide_24_8

        .segment "RULES"

; time = cost x (30 - I - D)/20 x (30 - 10 CC)/20, nearest; the cost comes in eighths
ABILITY         = 30
HALF            = 1600                  ; half of 20 * 20 * 8
LAST            = 25                    ; 20 * 20 * 8 = 128 * 25

;;; order_time -- time points an order takes
;;; rule:     4.6.1
;;; rule:     4.5  intelligence and dexterity shorten orders; 5 and 5 pay the listed cost
;;; rule:     6.7  low command control lengthens them
;;; in:       X = soldier 0..19; zp_time = listed cost in eighths of a point
;;; out:      zp_time = whole points, at least 1 (0 stays 0); X kept
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4 zp_t5 zp_t6 zp_t7
;;; cycles:   <= 2100
.proc order_time
        lda     zp_time
        ora     zp_time+1
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
        sta     zp_t5                   ; high byte of both factors, 0..3
        lda     zp_t1
        sta     zp_t0                   ; low byte, which multiply_8 keeps
        lda     zp_time
        jsr     multiply_8
        sta     zp_t3
        clc                             ; zp_t2..t4, zp_t7 = half + cost * factors
        lda     zp_t1
        adc     #<HALF
        sta     zp_t2
        lda     zp_t3
        adc     #>HALF
        sta     zp_t3
        lda     #0
        sta     zp_t7
        adc     #0
        sta     zp_t4
        lda     zp_time+1
        beq     @high
        jsr     multiply_8
        sta     zp_t6
        clc
        lda     zp_t1
        adc     zp_t3
        sta     zp_t3
        lda     zp_t6
        adc     zp_t4
        sta     zp_t4
        bcc     @high
        inc     zp_t7
@high:  ldy     zp_t5
        beq     @sum
@add:   clc
        lda     zp_time
        adc     zp_t3
        sta     zp_t3
        lda     zp_time+1
        adc     zp_t4
        sta     zp_t4
        bcc     @next
        inc     zp_t7
@next:  dey
        bne     @add
@sum:   asl     zp_t2                   ; / 128: one place left, one byte right
        rol     zp_t3
        rol     zp_t4
        rol     zp_t7
        lda     zp_t3
        sta     zp_t2
        lda     zp_t4
        sta     zp_t3
        lda     zp_t7
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
