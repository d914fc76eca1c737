; Whether a grenade that goes astray spares the side's own men.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export throw_safe
        .import near_count, squares_to_enemy, throw_flies

        .segment "COMPUTER"

; it may come down an eighth and two eighths of the throw to either side: W11 allows an average man
; a quarter
TRIES           = 4
GOOD            = 7                     ; throwing marksmanship: he errs little more than an eighth
TRIES_GOOD      = 2

;;; throw_safe -- would a throw at an enemy that errs to the side come down among friends?
;;; rule:     12.6.3 12.6.5  errors to the side; a wall stops it, and it lies there
;;; in:       zp_actor; Y = enemy whose square is known; ai_first; ai_claim_x/y
;;; out:      C = 1 when it would not; Y kept
;;; clobbers: A X zp_step zp_other zp_ai_t zp_from_x zp_from_y zp_to_x zp_to_y open_*
;;;           and what throw_flies and blast_open use
;;; cycles:   <= 740000
.proc throw_safe
        sty     safe_enemy
        ldx     zp_actor
        lda     man_throwing,x
        cmp     #GOOD
        lda     #TRIES-1
        bcc     @try
        lda     #TRIES_GOOD-1
@try:   sta     safe_left
@throw: ldy     safe_enemy
        jsr     squares_to_enemy
        sec
        lda     zp_to_x
        sbc     zp_from_x
        sta     safe_across
        sec
        lda     zp_from_y               ; the other way round: a quarter turn
        sbc     zp_to_y
        ldx     #MAP_LEFT
        ldy     #MAP_RIGHT
        jsr     aside
        clc
        adc     zp_to_x
        jsr     inside
        sta     zp_to_x
        lda     safe_across
        ldx     #MAP_BOTTOM
        ldy     #MAP_TOP
        jsr     aside
        clc
        adc     zp_to_y
        jsr     inside
        sta     zp_to_y
        jsr     throw_flies
        lda     ai_first
        sta     zp_step
        lda     #NO_MAN
        sta     zp_other
        jsr     near_count
        cmp     #1
        bcs     @no
        dec     safe_left
        bpl     @throw
        ldy     safe_enemy
        sec
        rts
@no:    ldy     safe_enemy
        clc
        rts
.endproc

; A = difference: so many eighths of it as the try says, nearest; X, Y = least and most of what it
; is added to
.proc aside
        stx     safe_least
        sty     safe_most
        tay
        lda     safe_left               ; by tries: +1, -1, +2, -2 eighths
        lsr     a
        tax
        tya
        bcc     @plus
        eor     #$FF
        adc     #0                      ; C = 1
@plus:  dex
        bne     @eighth
        asl     a
@eighth:
        cmp     #$80                    ; a half is rounded away from nothing
        bcc     @half
        sbc     #1
        clc
@half:  adc     #4
        cmp     #$80
        ror     a
        cmp     #$80
        ror     a
        cmp     #$80
        ror     a
        rts
.endproc

; A = coordinate: on the map
.proc inside
        cmp     safe_least
        bcs     @most
        lda     safe_least
@most:  cmp     safe_most
        bcc     @done
        lda     safe_most
@done:  rts
.endproc

        .segment "COMPUTER_BSS"
safe_enemy:     .res 1
safe_left:      .res 1
safe_across:    .res 1
safe_least:     .res 1
safe_most:      .res 1
