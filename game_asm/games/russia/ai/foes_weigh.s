; What the enemy's groups are worth: nobody sees their strength, so all of a kind count alike.
        .include "ai/ai.inc"
        .export foes_weigh, foe_attack, foe_defence, ai_posture, season_of
        .import acs_scale, cold_quarters, divide_24_8, group_kind, power, w_bold

LAST_HARD_YEAR  = 42
HALVES          = 2
MOST            = 255

        .segment "COMPUTER_BSS"
totals:         .res 4                  ; low bytes, then high bytes: of both sides
number:         .res 2                  ; of enemy groups, by KIND_*
sum_low:        .res 2
sum_high:       .res 2
dug:            .res 2
hungry:         .res 2                  ; own power out of supply
foe_attack:     .res 2                  ; power of a group that attacks in this weather, by KIND_*
foe_defence:    .res 2                  ; ... of one that defends, in its trenches
ai_posture:     .res 1

        .segment "COMPUTER"

;;; foes_weigh -- the mean power of the enemy's groups, and whether to hold or to attack
;;; rule:     7.6.1 7.9.1 8.4.3 8.4.5
;;; in:       power; st_side; group_flags; the groups
;;; out:      foe_attack foe_defence ai_posture
;;; clobbers: A X Y zp_t0..zp_t7 zp_acs ai_left ai_want
;;; cycles:   <= 25000
.proc foes_weigh
        lda     #0
        ldx     #foe_attack - totals - 1
@clear: sta     totals,x
        dex
        bpl     @clear
        ldx     #1
@group: lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        jsr     count
@next:  inx
        bpl     @group
        ldx     #KIND_INFANTRY
@kind:  stx     ai_left
        jsr     mean
        ldx     ai_left
        dex
        bpl     @kind
        falls_into posture
.endproc

; Attack when own power in this weather is w_bold eighths of the enemy's in his, or more, and at
; least half of it in supply.
.proc posture
        ldx     st_side
        jsr     season_of
        jsr     product                 ; own power x season x 8
        lda     zp_t2
        pha
        lda     zp_t3
        pha
        lda     zp_t4
        pha
        lda     st_side
        eor     #1
        tax
        jsr     season_of
        jsr     product
        pla
        sta     zp_t7
        pla
        sta     zp_t6
        pla
        sta     zp_t5
        ldx     #3                      ; own x 8
@eight: asl     zp_t5
        rol     zp_t6
        rol     zp_t7
        dex
        bne     @eight
        ldx     w_bold
        lda     #0
        sta     zp_acs
        sta     zp_acs+1
        sta     zp_acs+2
@add:   clc
        lda     zp_acs
        adc     zp_t2
        sta     zp_acs
        lda     zp_acs+1
        adc     zp_t3
        sta     zp_acs+1
        lda     zp_acs+2
        adc     zp_t4
        sta     zp_acs+2
        dex
        bne     @add
        lda     zp_t5
        cmp     zp_acs
        lda     zp_t6
        sbc     zp_acs+1
        lda     zp_t7
        sbc     zp_acs+2
        bcc     @holds
        ldx     st_side
        asl     hungry
        rol     hungry+1
        lda     totals,x
        cmp     hungry
        lda     totals+2,x
        sbc     hungry+1
@holds: lda     #0
        rol     a
        sta     ai_posture
        rts
.endproc

; zp_t2..t4 = power of side X times A.
.proc product
        tay
        lda     #0
        sta     zp_t2
        sta     zp_t3
        sta     zp_t4
@add:   clc
        lda     zp_t2
        adc     totals,x
        sta     zp_t2
        lda     zp_t3
        adc     totals+2,x
        sta     zp_t3
        bcc     @no
        inc     zp_t4
@no:    dey
        bne     @add
        rts
.endproc

; Combat group X counts for its side, and for its kind if it is an enemy.
.proc count
        jsr     group_kind
        cmp     #KIND_AIR
        bcs     @done
        sta     zp_t0
        ldy     #SIDE_AXIS
        cpx     #SOVIET_BIT
        bcc     @side
        iny
@side:  lda     totals,y
        clc
        adc     power,x
        sta     totals,y
        lda     totals+2,y
        adc     #0
        sta     totals+2,y
        cpy     st_side
        bne     @foe
        lda     group_flags,x
        lsr     a
        .assert GF_SUPPLIED = 1, error, "supply is not the lowest bit"
        bcs     @done
        lda     power,x
        adc     hungry                  ; C = 0
        sta     hungry
        bcc     @done
        inc     hungry+1
        rts
@foe:   ldy     zp_t0
        lda     sum_low,y
        clc
        adc     power,x
        sta     sum_low,y
        lda     sum_high,y
        adc     #0
        sta     sum_high,y
        lda     number,y
        clc
        adc     #1
        sta     number,y
        lda     dug,y
        clc
        adc     group_dug,x
        sta     dug,y
@done:  rts
.endproc

; The mean of kind X.
.proc mean
        lda     number,x
        bne     @some
        sta     foe_attack,x
        sta     foe_defence,x
        rts
@some:  lda     dug,x                   ; entrenchment in halves of a level
        asl     a
        sta     zp_t2
        lda     #0
        rol     a
        sta     zp_t3
        lda     #0
        sta     zp_t4
        lda     number,x
        jsr     divide_24_8
        lda     zp_t2
        pha
        ldx     ai_left
        lda     sum_low,x
        sta     zp_t2
        lda     sum_high,x
        sta     zp_t3
        lda     #0
        sta     zp_t4
        lda     number,x
        jsr     divide_24_8
        lda     zp_t2
        bne     @one
        lda     #1
@one:   sta     ai_want                 ; the mean
        sta     zp_acs
        lda     #0
        sta     zp_acs+1
        sta     zp_acs+2
        pla
        clc
        adc     #5 * HALVES
        ldy     #5 * HALVES
        jsr     acs_scale
        ldx     ai_left
        jsr     byte
        sta     foe_defence,x
        lda     st_side
        eor     #1
        tax
        jsr     season_of
        pha
        lda     ai_want
        sta     zp_acs
        lda     #0
        sta     zp_acs+1
        sta     zp_acs+2
        pla
        ldy     #NORMAL
        jsr     acs_scale
        ldx     ai_left
        jsr     byte
        sta     foe_attack,x
        rts
.endproc

; A = zp_acs, at most a byte.
.proc byte
        lda     zp_acs+1
        ora     zp_acs+2
        beq     @low
        lda     #MOST
        rts
@low:   lda     zp_acs
        rts
.endproc

        .segment "HIGH_CODE"            ; of which the computer's own overlay has no room

;;; season_of -- what the weather leaves of a side's attacks, in quarters
;;; rule:     8.4.3 8.4.5 10.0.4
;;; in:       X = side 0..1; st_weather st_year st_level
;;; out:      A = 1..10; X kept
;;; clobbers: Y
;;; cycles:   <= 45
.proc season_of
        lda     st_weather
        cmp     #WEATHER_RAIN
        beq     @rain
        cmp     #WEATHER_VERY_COLD
        bne     @plain
        lda     #LAST_HARD_YEAR
        cmp     st_year
        bcc     @plain
        txa
        beq     @frozen
        ldy     st_level
        lda     cold_quarters-1,y
        rts
@frozen:
        lda     #NORMAL / 4
        rts
@rain:  lda     #NORMAL / 2
        rts
@plain: lda     #NORMAL
        rts
.endproc
