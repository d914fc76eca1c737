; What a group does besides attacking.
        .include "ai/ai.inc"
        .export plot_second
        .import ground_at, group_kind, hex_field, hex_neighbour, terrain_at, tired, w_tired_on

FARTHEST        = 255
FOES_SHIFT      = 4                     ; a half step for sixteen points of danger

        .segment "COMPUTER"

;;; plot_second -- the plot of a group that attacks: whether it follows, and where it goes on to
;;; rule:     6.6.3 6.6.9 6.6.11 7.8.2 8.4.4  who holds, or stands in a city, attacks and stays; a
;;;           mechanized group goes on to the open hex behind that lies nearest to its goals
;;; in:       ai_group; ai_way = direction 0..5; ai_at = index of the hex attacked; hex_field;
;;;           ai_posture tired; the ground
;;; out:      A = PLOT_*
;;; clobbers: X Y zp_ptr0 zp_hex zp_arg0 zp_arg1 zp_t0 zp_t1 ai_n ai_best ai_best_way
;;; cycles:   <= 1500
.proc plot_second
        ldx     ai_group
        lda     ai_posture
        beq     @stays
        lda     group_at_lo,x
        sta     zp_hex
        lda     group_at_hi,x
        sta     zp_hex+1
        jsr     ground_at
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_CITY
        bcc     @goes
        jsr     group_kind
        cmp     #KIND_INFANTRY
        bcc     @goes
@stays: lda     #PLOT_STOP + 1
        clc
        adc     ai_way
        rts
@goes:  ldx     ai_way
        inx
        stx     ai_best
        lda     #FARTHEST
        sta     ai_best+1
        ldx     ai_group
        jsr     group_kind
        .assert KIND_MECH = 0, error, "the kind is no flag"
        tay
        bne     @one
        lda     st_weather
        cmp     #WEATHER_RAIN
        beq     @one
        lda     w_tired_on
        cmp     tired,x
        bcc     @one
        lda     #0
        sta     ai_best_way
        lda     #2
        sta     ai_n
@try:   ldx     ai_n
        lda     ai_way
        clc
        adc     turns,x
        cmp     #DIRECTIONS
        bcc     @in
        sbc     #DIRECTIONS
@in:    tax
        jsr     look
        dec     ai_n
        bpl     @try
        lda     ai_best_way
        asl     a
        asl     a
        asl     a
        ora     ai_best
        rts
@one:   lda     ai_best
        rts
turns:  .byte   0, 1, 5
.endproc

; Is the hex behind ai_at in direction X the best to go on to?
.proc look
        stx     zp_t1
        copy_word zp_arg0, ai_at
        jsr     hex_neighbour
        copy_word zp_hex, zp_arg0
        jsr     ground_at
        and     #GROUND_FOE
        bne     @no
        jsr     terrain_at
        cmp     #TERRAIN_RAIL
        beq     @land
        cmp     #TERRAIN_SEA
        bcs     @no
        cmp     #TERRAIN_SWAMP
        beq     @no
        cmp     #TERRAIN_MOUNTAIN
        beq     @no
@land:  lda     zp_hex
        sta     zp_ptr0
        lda     zp_hex+1
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        sta     zp_t0
        lda     zp_hex+1
        clc
        adc     #>hex_field_danger
        sta     zp_ptr0+1
        lda     (zp_ptr0),y             ; beside more enemies: round them
        ldy     #FOES_SHIFT
@less:  lsr     a
        dey
        bne     @less
        eor     #$FF
        sec
        adc     zp_t0
        bcs     @near
        lda     #0
@near:  cmp     ai_best+1
        bcs     @no
        sta     ai_best+1
        ldx     zp_t1
        inx
        stx     ai_best_way
@no:    rts
.endproc
