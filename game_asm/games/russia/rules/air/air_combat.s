; Interceptors.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .include "air.inc"

        .export air_combat
        .import flies, hexes_apart, loss_of, rng_word
        .import strike_escorted, strike_points, strike_side

NEAR            = 2                     ; interceptors come, and escorts fly, as far as this
; per cent of those who fire
ON_BOMBERS      = 10
ON_ESCORTED     = 5
BY_ESCORTED     = 5
BY_BOMBERS      = 1

most            = zp_rules              ; aircraft the bombers may still lose: half of all
group           = zp_rules+1            ; who intercepts
last            = zp_rules+2
cost            = zp_rules+3            ; what the interceptors lose

        .segment "AIR"

;;; air_combat -- every enemy air group near the target meets the bombers, one after the other
;;; rule:     7.1.1 7.1.2 7.1.3 7.1.4 7.1.5  bombers lose 10 % of the interceptors' points, 5 with
;;;           an escort; these 5 % of the bombers', 1 without one; twice that by the Axis; nobody
;;;           more than half
;;; in:       strike_points, strike_side, strike_escorted; zp_hex = the target
;;; out:      strike_points; group_guns of the interceptors; rng_seed
;;; clobbers: A X Y scratch zp_to zp_die zp_lib0 zp_lib1 zp_arg0..zp_arg3 zp_rules..zp_rules+3
;;; cycles:   -
.proc air_combat
        lda     strike_points
        lsr     a
        sta     most
        lda     #FIRST_AIR
        ldx     strike_side
        bne     @side
        lda     #SOVIET_BIT + FIRST_AIR
@side:  sta     group
        clc
        adc     #FIRST_DEPOT - FIRST_AIR
        sta     last
@next:  ldx     group
        jsr     flies
        bcc     @on
        lda     group_at_lo,x
        sta     zp_to
        lda     group_at_hi,x
        sta     zp_to+1
        jsr     hexes_apart
        cmp     #NEAR + 1
        bcs     @on
        jsr     meets
@on:    inc     group
        lda     group
        cmp     last
        bcc     @next
        rts
.endproc

; The interceptors of `group` and the bombers.
.proc meets
        jsr     rng_word
        lda     #BY_BOMBERS
        ldx     strike_escorted
        beq     @alone
        lda     #BY_ESCORTED
@alone: ldy     strike_side
        bne     @once
        asl     a                       ; the Axis hits twice as well
@once:  ldx     strike_points
        ldy     #0
        jsr     loss_of
        sta     cost
        ldx     group
        lda     group_guns,x
        lsr     a
        cmp     cost
        bcs     @half
        sta     cost
@half:  jsr     rng_word
        ldx     group
        jsr     busy
        lda     group_guns,x
        bcc     @all
        lsr     a
@all:   tax
        lda     #ON_BOMBERS
        ldy     strike_escorted
        beq     @bare
        lda     #ON_ESCORTED
@bare:  ldy     strike_side
        beq     @soviets                ; the interceptors are Soviet
        asl     a
@soviets:
        ldy     #0
        jsr     loss_of
        cmp     most
        bcc     @lose
        lda     most
@lose:  sta     zp_t0
        lda     most
        sec
        sbc     zp_t0
        sta     most
        lda     strike_points
        sec
        sbc     zp_t0
        sta     strike_points
        ldx     group
        lda     group_guns,x
        sec
        sbc     cost
        sta     group_guns,x
        rts
.endproc

; C = 1 when group X has plotted an escorted strike itself; X, zp_hex kept.
.proc busy
        lda     group_plot,x
        beq     @no
        lda     zp_hex
        pha
        lda     zp_hex+1
        pha
        lda     group_target_lo,x
        sta     zp_hex
        lda     group_target_hi,x
        sta     zp_hex+1
        jsr     hexes_apart             ; zp_to is its base
        tay
        pla
        sta     zp_hex+1
        pla
        sta     zp_hex
        ldx     group
        cpy     #NEAR + 1
        bcs     @no
        sec
        rts
@no:    clc
        rts
.endproc
