; Who has won, and how far.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"

        .export victory_level
        .import multiply_24_8

BANDS           = 6
DRAW            = 3
HALVES          = 200                   ; of a hundredth

german  := zp_arg0                       ; word
soviet  := zp_arg2                       ; word
limit   := zp_rules                      ; three bytes: 200 x German points
part    := zp_rules+3                    ; three bytes
band    := zp_rules+6

        .segment "RULES"

;;; victory_level -- the level of victory that two totals make
;;; rule:     10.2.6  German / Soviet, rounded to hundredths, half up: k is reached where
;;; rule:     10.2.6  200 G >= (2k - 1) S; W22: both nothing is a draw
;;; in:       zp_arg0/1 = German, zp_arg2/3 = Soviet points, 0..32767
;;; out:      A = 0 German decisive, 1 substantive, 2 marginal, 3 draw, 4 to 6 Soviet marginal,
;;;           substantive, decisive
;;; clobbers: X Y zp_t2..zp_t7 zp_rules..zp_rules+6 zp_t0
;;; cycles:   <= 6000
.proc victory_level
        lda     german
        ora     german+1
        ora     soviet
        ora     soviet+1
        bne     @fought
        lda     #DRAW
        rts
@fought:
        lda     german
        ldx     german+1
        ldy     #HALVES
        jsr     times
        lda     zp_t5
        sta     limit
        lda     zp_t6
        sta     limit+1
        lda     zp_t7
        sta     limit+2
        lda     #0
        sta     band
@band:  ldx     band
        lda     share_1,x
        tay
        jsr     soviet_times
        lda     zp_t5
        sta     part
        lda     zp_t6
        sta     part+1
        lda     zp_t7
        sta     part+2
        ldx     band
        lda     share_2,x
        tay
        jsr     soviet_times
        clc
        lda     zp_t5
        adc     part
        sta     part
        lda     zp_t6
        adc     part+1
        sta     part+1
        lda     zp_t7
        adc     part+2
        sta     part+2
        lda     limit
        cmp     part
        lda     limit+1
        sbc     part+1
        lda     limit+2
        sbc     part+2
        bcs     @done
        inc     band
        lda     band
        cmp     #BANDS
        bne     @band
@done:  lda     band
        rts
.endproc

; 2k - 1 for 2.00 1.50 1.10 .92 .67 .51, as two factors of a byte
share_1: .byte  200, 200, 200, 183, 133, 101
share_2: .byte  199, 99, 19, 0, 0, 0

.proc soviet_times
        lda     soviet
        ldx     soviet+1
        ; on into times
.endproc
        .assert * = times, error, "runs on"

; A, X = word, Y = factor -> zp_t5..zp_t7.
.proc times
        sta     zp_t2
        stx     zp_t3
        lda     #0
        sta     zp_t4
        tya
        jmp     multiply_24_8
.endproc
