; Alley Fight: whose square is whose, and what of that the other side has seen.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export alley_entered, alley_count
        .import man_seen, alley_unseen

ALLEY_LEFT      = 11
ALLEY_COLUMNS   = 14
ALLEY_BOTTOM    = 27
ALLEY_ROWS      = 29

        .segment "RESOLVE"

        .include "rules/alley_count.inc"

;;; alley_entered -- a man enters a square: in Alley Fight it is his side's from now on
;;; rule:     16.B6.1 16.B6.2
;;; in:       X = man, man_x man_y; st_scenario man_seen
;;; out:      alley_held alley_unseen; X kept
;;; clobbers: A Y zp_t0 zp_t1
;;; cycles:   <= 600
.proc alley_entered
        lda     st_scenario
        cmp     #SCENARIO_ALLEY
        bne     @done
        lda     man_x,x
        sec
        sbc     #ALLEY_LEFT
        cmp     #ALLEY_COLUMNS
        bcs     @done
        sta     zp_t0
        lda     man_y,x
        sec
        sbc     #ALLEY_BOTTOM
        cmp     #ALLEY_ROWS
        bcs     @done
        tay
        lda     #0
        sta     zp_t1
@row:   dey
        bmi     @index
        lda     zp_t0
        clc
        adc     #ALLEY_COLUMNS
        sta     zp_t0
        bcc     @row
        inc     zp_t1
        bne     @row                    ; always
@index: lda     zp_t0                   ; bit in the byte
        and     #7
        tay
        lsr     zp_t1                   ; the byte: index / 8
        ror     zp_t0
        lsr     zp_t0
        lsr     zp_t0
        lda     alley_bit,y
        sta     zp_t1
        ldy     zp_t0
        lda     alley_held,y
        sta     zp_t0
        ora     zp_t1
        cpx     #SQUAD
        bcc     @held
        eor     zp_t1
@held:  sta     alley_held,y
        eor     zp_t0                   ; the bit when the square changed hands, else 0
        ora     alley_unseen,y
        sta     alley_unseen,y
        lda     man_seen,x
        beq     @done
        lda     zp_t1                   ; who is seen to step there hides nothing
        eor     #$FF
        and     alley_unseen,y
        sta     alley_unseen,y
@done:  rts
.endproc

alley_bit:      .byte $01, $02, $04, $08, $10, $20, $40, $80
