; Whom to attack, and with whom.
        .include "ai/ai.inc"
        .export attacks_plan, exits_count
        .import foe_count, foe_hi, foe_lo, foe_sent, foe_strength, foe_worth, ground_at
        .import group_kind, guns_add, hex_corner
        .import hex_around_upper
        .import member, member_power, member_way, members, members_find, multiply_product
        .import plot_legal, plot_second, w_cap, w_odds, w_odds_trapped

MOST_RATIO      = 63                    ; quarters
CITY            = 8                     ; worth of a city, in quarters of odds
TRAPPED         = 24                    ; ... of enemies who cannot go back
NARROW          = 6                     ; ... with one way left

        .segment "COMPUTER"

;;; attacks_plan -- plots against the enemies that enough groups can reach, the best odds first
;;; rule:     6.6.2 6.6.10 7.4.2 7.7.2  trapped enemies surrender: for them less is enough
;;; in:       foe_lo foe_hi foe_strength foe_count; power tired; hex_field_support; ai_posture
;;; out:      group_plot foe_sent; changes foe_worth member member_power member_way members
;;;           group_flags group_guns pool_guns_lo pool_guns_hi (infantry brings up guns)
;;; clobbers: A X Y scratch zp_hex zp_acs zp_terrain zp_out zp_river zp_share zp_rules
;;;           zp_lib0 zp_lib1 zp_group zp_unit ai_at ai_foe ai_group ai_left ai_n ai_sum ai_want
;;;           ai_way ai_best ai_best_way
;;; cycles:   <= 12000000
.proc attacks_plan
        ldx     foe_count
        beq     @done
        dex
@foe:   stx     ai_foe
        jsr     weigh
        ldx     ai_foe
        sta     foe_worth,x
        dex
        bpl     @foe
@best:  ldy     #0                      ; the best that is left
        lda     #0
        ldx     foe_count
        dex
@look:  cmp     foe_worth,x
        bcs     @worse
        lda     foe_worth,x
        stx     ai_foe
        iny
@worse: dex
        bpl     @look
        cpy     #0
        beq     @done
        jsr     weigh                   ; others may have taken its attackers
        tay
        ldx     ai_foe
        lda     #0
        sta     foe_worth,x
        tya
        beq     @best
        jsr     commit
        jmp     @best
@done:  rts
.endproc

; A = what attacking ai_foe is worth, 0 not; members are found, ai_want = power that does.
.proc weigh
        ldx     ai_foe
        lda     foe_lo,x
        sta     ai_at
        lda     foe_hi,x
        sta     ai_at+1
        jsr     members_find
        lda     members
        beq     @no
        jsr     exits_count
        ldy     ai_posture
        lda     w_odds,y
        ldx     ai_n
        bne     @odds
        lda     w_odds_trapped,y
@odds:  ldx     ai_foe
        pha
        lda     foe_strength,x
        tax
        pla
        jsr     multiply_product        ; quarters
        stx     ai_want
        lsr     a
        ror     ai_want
        lsr     a
        ror     ai_want
        sta     ai_want+1
        lda     ai_sum
        cmp     ai_want
        lda     ai_sum+1
        sbc     ai_want+1
        bcc     @no
        ldx     #0                      ; quarters of odds
        lda     ai_sum
        sta     zp_t0
        lda     ai_sum+1
        asl     zp_t0
        rol     a
        asl     zp_t0
        rol     a
        sta     zp_t1
        ldy     ai_foe
@times: lda     zp_t0
        sec
        sbc     foe_strength,y
        sta     zp_t0
        lda     zp_t1
        sbc     #0
        sta     zp_t1
        bcc     @ratio
        inx
        cpx     #MOST_RATIO
        bcc     @times
@ratio: txa
        ldx     ai_n
        cpx     #2
        bcs     @city
        adc     trap,x                  ; C = 0
@city:  pha
        copy_word zp_hex, ai_at
        jsr     ground_at
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_CITY
        pla
        bcc     @worth
        adc     #CITY - 1
@worth: clc
        adc     #1
        rts
@no:    lda     #0
        rts
trap:   .byte   TRAPPED, NARROW
.endproc

;;; exits_count -- the hexes to which the defenders of a hex could go back
;;; rule:     7.7.2  land that no own group stands in or next to
;;; in:       ai_at = index of the hex; hex_field_support; the ground
;;; out:      ai_n = 0..6
;;; clobbers: A X Y zp_ptr0 zp_ptr1 zp_arg0 zp_arg1 ai_left
;;; cycles:   <= 400
.proc exits_count
        copy_word zp_arg0, ai_at
        lda     #0
        sta     ai_n
        lda     #>hex_field_support
        jsr     hex_corner
        lda     zp_ptr0
        sta     zp_ptr1
        lda     zp_ptr0+1
        sec
        sbc     #>hex_field_support
        clc
        adc     #>hex_ground
        sta     zp_ptr1+1
        lda     #5
        sta     ai_left
@way:   ldy     hex_around_upper,x
        lda     (zp_ptr0),y
        bne     @next
        lda     (zp_ptr1),y
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_SEA
        bcs     @next
        inc     ai_n
@next:  inx
        dec     ai_left
        bpl     @way
        rts
.endproc

; Send the strongest members, until it is more than enough.
.proc commit
        ldy     ai_posture
        ldx     ai_foe
        lda     foe_strength,x
        ldx     w_cap,y
        jsr     multiply_product        ; quarters
        stx     ai_want
        lsr     a
        ror     ai_want
        lsr     a
        ror     ai_want
        sta     ai_want+1
@next:  lda     ai_want+1
        bmi     @done                   ; enough
        ldx     #0
        lda     #0
        ldy     #0
@look:  cmp     member_power,x
        bcs     @worse
        lda     member_power,x
        stx     ai_left
        iny
@worse: inx
        cpx     members
        bcc     @look
        cpy     #0
        beq     @done
        ldx     ai_left
        lda     member_power,x
        sta     ai_sum
        lda     #0
        sta     member_power,x
        lda     member_way,x
        sta     ai_way
        lda     member,x
        sta     ai_group
        jsr     plot_second
        jsr     arm
        pha
        ldx     ai_group
        jsr     plot_legal
        pla
        bcs     @next
        sta     group_plot,x
        ldx     ai_foe
        lda     foe_sent,x
        clc
        adc     ai_sum
        bcc     @sent
        lda     #$FF
@sent:  sta     foe_sent,x
        lda     ai_want
        sec
        sbc     ai_sum
        sta     ai_want
        lda     ai_want+1
        sbc     #0
        sta     ai_want+1
        jmp     @next
@done:  rts
.endproc

; A = the plot of ai_group: infantry that attacks no city brings up guns and stays, and so does who
; stays anyway.
.proc arm
        tay
        and     #PLOT_STOP
        bne     @guns
        ldx     ai_group
        tya
        pha
        copy_word zp_hex, ai_at
        jsr     ground_at
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_CITY
        bcs     @as_it_is
        jsr     group_kind
        cmp     #KIND_INFANTRY
        bne     @as_it_is
        pla
        tay
@guns:  tya
        pha
        ldx     ai_group
        jsr     guns_add
        bcs     @as_it_is
        pla
        ora     #PLOT_STOP
        rts
@as_it_is:
        pla
        rts
.endproc
