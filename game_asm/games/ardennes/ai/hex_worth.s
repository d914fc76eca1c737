; What a hex is worth to a unit.
        .include "ai/ai.inc"

        .export ai_shut, hex_worth
        .import ai_far, ai_goal, danger_at, foe_at, foe_sent, foe_shut, foe_wants, foe_worth
        .import hex_beside, hex_field
        .import multiply_8, post_hi, post_lo, rng_next, terrain_here, unit_class
        .import w_cover, w_danger, w_noise, w_open, w_post, w_shelter, w_shut, zone_by_foe, zone_foe
        .import zones_here

START           = 1024                  ; before anything is added or taken away
; of what is added to a hex farther from the post, by an enemy
MOST_NEAR       = 255
MOST_QUIET      = 80                    ; and elsewhere

        .segment "COMPUTER_BSS"
near:           .res 1                  ; zone bits: enemies next to it
best:           .res 1
worth:          .res 1
ai_shut:        .res 1                  ; of the hexes round ai_foe those that it would shut

        .segment "COMPUTER"

;;; hex_worth -- what it is worth to unit ai_unit to stand in a hex at the end of its move
;;; in:       ai_at = index; ai_unit, ai_post, ai_player, ai_back; ai_goal, ai_danger, foe_*,
;;;           hex_field, hex_zones
;;; out:      ai_worth; ai_foe = the enemy that it would attack from there, NO_FOE none; ai_shut
;;; clobbers: A X Y scratch zp_hex zp_to zp_class zp_terrain; rng_seed moved on
;;; cycles:   <= 2500
.proc hex_worth
        lda     #NO_FOE
        sta     ai_foe
        copy_word zp_hex, ai_at
        lda     ai_at
        sta     zp_ptr0
        ldx     #>ai_goal
        lda     ai_back
        beq     @field
        ldx     #>hex_field
@field: txa
        clc
        adc     ai_at+1
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        cmp     ai_far
        bcc     @way
        lda     ai_far
@way:   sty     zp_t0
        asl     a
        rol     zp_t0
        asl     a
        rol     zp_t0
        sta     zp_t1
        sec
        lda     #<START
        sbc     zp_t1
        sta     ai_worth
        lda     #>START
        sbc     zp_t0
        sta     ai_worth+1
        jsr     zones_here
        ldx     st_side
        and     zone_by_foe,x
        sta     near
        beq     @quiet
        lda     #MOST_NEAR
        bne     @most                   ; always
@quiet: lda     #MOST_QUIET
@most:  clc                             ; so far behind that nothing makes up for it?
        adc     ai_worth
        tay
        lda     ai_worth+1
        adc     #0
        cpy     ai_best
        sbc     ai_best+1
        bcs     @likely
        lda     #0
        sta     ai_worth
        sta     ai_worth+1
        rts
@likely:
        ldx     ai_unit
        jsr     unit_class
        cmp     #CLASS_INFILTRATOR
        bne     @fights
        jsr     zones_here              ; nobody bars his way; next to enemies he is not found
        ldx     st_side
        and     zone_foe,x
        beq     @free
        ldy     ai_player
        lda     w_open,y
        jmp     less
@free:  rts
@fights:
        jsr     terrain_here
        ldy     ai_player
        lda     zp_terrain
        beq     @plain
        lda     w_shelter,y
        jsr     more
@plain: ldx     ai_post
        lda     post_lo,x
        cmp     ai_at
        bne     @noise
        lda     post_hi,x
        cmp     ai_at+1
        bne     @noise
        ldy     ai_player
        lda     w_post,y
        jsr     more
@noise: ldy     ai_player
        lda     w_noise,y
        beq     @calm
        sta     zp_t0
        jsr     rng_next
        jsr     multiply_8
        jsr     more
@calm:  lda     near
        bne     @near
        jsr     danger_at
        sta     zp_t0
        ldy     ai_player
        lda     w_danger,y
        jsr     multiply_8
        lda     zp_t1
        jmp     less
@near:  lda     zp_class
        cmp     #CLASS_ARTILLERY
        beq     @open
        lda     ai_back
        bne     @risk
        jsr     attack                  ; A = worth, ai_foe
        beq     @risk
        jsr     more
        jmp     more
@risk:  ldy     ai_player
        lda     zp_terrain
        beq     @open
        lda     w_cover,y
        jmp     less
@open:  ldy     ai_player
        lda     w_open,y
        jsr     less
        jmp     less
.endproc

; The best enemy to attack next to hex ai_at: A = his worth, 0 none; ai_foe, ai_shut.
.proc attack
        lda     #0
        sta     best
        ldx     #DIRECTIONS - 1
@way:   jsr     hex_beside
        jsr     foe_at
        bcs     @next
        lda     foe_worth,y
        beq     @next
        sta     worth
        lda     foe_shut,y              ; of the hexes round him those that would be shut now
        eor     #ALL_ROUND
        and     shut_from,x
        sta     zp_t0
        lda     foe_wants,y
        lsr     a                       ; half as much again is enough
        bcs     @odd
@odd:   clc
        adc     foe_wants,y
        bcs     @wants
        cmp     foe_sent,y
        bcs     @wants
        lda     zp_t0                   ; enough are sent, but he may have a way out
        beq     @next
        lda     #0
        sta     worth
@wants: sty     zp_t1
        ldy     ai_player
        lda     worth
@shut:  lsr     zp_t0
        bcc     @open
        clc
        adc     w_shut,y
        bcc     @open
        lda     #MOST_NEAR
@open:  ldy     zp_t0
        bne     @again
        ldy     zp_t1
        cmp     best
        bcc     @next
        beq     @next
        sta     best
        sty     ai_foe
        lda     shut_from,x
        sta     ai_shut
@next:  dex
        bpl     @way
        lda     best
        rts
@again: ldy     ai_player
        bpl     @shut                   ; always
.endproc

; by the direction in which the enemy stands: the hexes round him that are entered or watched
; from here, bit 0 the one in direction 0 of him; nobody retreats through them
shut_from:      .byte %00011100, %00111000, %00110001, %00100011, %00000111, %00001110
ALL_ROUND       = %00111111
        .assert DIRECTIONS = 6, error, "as here"

; ai_worth more or less by A, which is kept; never below 0.
.proc more
        pha
        clc
        adc     ai_worth
        sta     ai_worth
        bcc     @done
        inc     ai_worth+1
@done:  pla
        rts
.endproc
.proc less
        sta     zp_t0
        lda     ai_worth
        sec
        sbc     zp_t0
        sta     ai_worth
        lda     ai_worth+1
        sbc     #0
        bcs     @put
        lda     #0
        sta     ai_worth
@put:   sta     ai_worth+1
        lda     zp_t0
        rts
.endproc
