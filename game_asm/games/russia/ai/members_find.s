; Who can attack a hex.
        .include "ai/ai.inc"
        .export member_fits, members_find, member, member_power, member_way, members
        .export weather_shift
        .import attack_power, group_kind, hex_neighbour, power, stack_next, tired, w_tired

        .segment "THINKING"
member:         .res MEMBERS_MOST
member_power:   .res MEMBERS_MOST       ; with ground, river and weather
member_way:     .res MEMBERS_MOST       ; direction 0..5 from it to the hex

        .segment "COMPUTER_BSS"
members:        .res 1

        .segment "COMPUTER"
weather_shift:  .byte 0, 1, 2, 2        ; by WEATHER_*: how often a limit of fatigue is halved

;;; members_find -- the own groups beside a hex that may attack it, and what they bring
;;; rule:     7.6.2 8.3.1 6.6.10  who has orders or is too tired does not
;;; in:       ai_at = index of the hex; power tired; st_side ai_posture
;;; out:      member member_power member_way members; ai_sum = all their power
;;; clobbers: A X Y scratch zp_hex zp_acs zp_terrain zp_out zp_river zp_share zp_rules+3..zp_rules+5
;;;           ai_way ai_group
;;; cycles:   <= 130000
.proc members_find
        lda     #0
        sta     members
        sta     ai_sum
        sta     ai_sum+1
        lda     #5
        sta     ai_way
@way:   ldx     ai_way
        copy_word zp_arg0, ai_at
        jsr     hex_neighbour
        copy_word zp_hex, zp_arg0
        ldx     #0
        lda     st_side
        beq     @first
        ldx     #SOVIET_BIT - 1
@first: jsr     stack_next
        bcs     @on
        stx     ai_group
        jsr     member_fits
        bcs     @more
        jsr     enter
@more:  ldx     ai_group
        jmp     @first
@on:    dec     ai_way
        bpl     @way
        rts
.endproc

;;; member_fits -- may a group attack?
;;; rule:     6.6.7 6.2.1  who has orders, has moved or is too tired does not
;;; in:       X = own group; power tired; ai_posture
;;; out:      C = 0 it may; X kept
;;; clobbers: A Y
;;; cycles:   <= 110
.proc member_fits
        jsr     group_kind
        cmp     #KIND_AIR
        bcs     @no
        lda     group_plot,x
        bne     @not
        lda     group_flags,x
        and     #GF_MOVED | GF_RAILED | GF_ARMED
        bne     @not
        ldy     ai_posture
        lda     w_tired,y
        ldy     st_weather
        beq     @clear
        lsr     a                       ; an attack costs twice as much
        .assert WEATHER_CLEAR = 0, error, "clear weather is no flag"
@clear: cmp     tired,x
        bcc     @not
        lda     power,x
        cmp     #1
        bcc     @not
        clc
        rts
@not:   sec
@no:    rts
.endproc

; Group ai_group, which stands in zp_hex.
.proc enter
        ldy     members
        cpy     #MEMBERS_MOST
        bcs     @done
        ldx     ai_way
        lda     opposite,x
        tax
        jsr     attack_power
        ldx     members
        inc     members
        sta     member_power,x
        clc
        adc     ai_sum
        sta     ai_sum
        bcc     @no
        inc     ai_sum+1
@no:    lda     ai_group
        sta     member,x
        ldy     ai_way
        lda     opposite,y
        sta     member_way,x
@done:  rts
opposite:
        .byte   3, 4, 5, 0, 1, 2
.endproc
