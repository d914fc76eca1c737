; The shares of which command control is the sum.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "rules/command.inc"
        .export follower_shares, leader_shares
        .import man_fit, sight_terrain, leader_line, distance_squared, six_times_root, share_add
        .import share

        .segment "RULES"

; with them goes half a tenth, for tenths are the nearest
leader_rank:
        .byte   200+TENTH/2, 160+TENTH/2, 120+TENTH/2, 80+TENTH/2 ; .5 .4 .3 .2
rank_bonus:
        .byte   20+TENTH/2, 12+TENTH/2, 8+TENTH/2, TENTH/2 ; .05 .03 .02 0

;;; leader_shares -- a leader's shares
;;; rule:     6.7.2  rank, friends in line of sight, enemies seen
;;; in:       zp_him = the leader
;;; out:      zp_sum
;;; clobbers: A X Y zp_t* zp_arg0 zp_arg1 zp_arg2 zp_arg3 zp_from_x zp_to_x zp_chance
;;;           zp_from_y zp_ptr0 zp_ptr1 zp_corner zp_screen zp_sight_*
;;; cycles:   -
.proc leader_shares
        ldx     zp_him
        ldy     man_rank,x
        lda     leader_rank,y
        jsr     share_add
        lda     #0
        sta     zp_all
        sta     zp_some
        ldx     #0
        lda     zp_him
        cmp     #SQUAD
        bcc     @friends
        ldx     #SQUAD
@friends:
        stx     zp_arg0
        txa
        clc
        adc     #SQUAD
        sta     zp_last
@friend:
        cpx     zp_him
        beq     @next
        jsr     man_fit
        bcc     @next
        inc     zp_all
        ldy     zp_him
        jsr     line_of_sight
        bcc     @next
        inc     zp_some
@next:  inc     zp_arg0
        ldx     zp_arg0
        cpx     zp_last
        bne     @friend
        lda     zp_all
        bne     @shared
        inc     zp_all                  ; with no friends there is nobody out of sight
        inc     zp_some
@shared:
        lda     #2                      ; what the division drops from two shares
        sta     zp_part
        lda     #FRIENDS
        jsr     share
        lda     #0
        sta     zp_all
        sta     zp_some
        ldx     zp_him
        lda     man_sees_lo,x
        sta     zp_seen
        lda     man_sees_hi,x
        sta     zp_seen+1
        ldx     zp_last                 ; the enemies
        cpx     #SOLDIERS
        bne     @enemies
        ldx     #0
@enemies:
        ldy     #SQUAD
@enemy: lsr     zp_seen+1
        ror     zp_seen
        rol     zp_bit
        jsr     man_fit
        bcc     @other
        inc     zp_all
        lsr     zp_bit
        bcc     @other
        inc     zp_some
@other: inx
        dey
        bne     @enemy
        lda     zp_all
        beq     @done
        lda     #ENEMIES
        jsr     share
@done:  rts
.endproc

;;; follower_shares -- the shares of one who is led
;;; rule:     6.7.3  distance to the leader, power of observation, who sees whom
;;; in:       zp_him; zp_leader
;;; out:      zp_sum
;;; clobbers: A X Y zp_t* zp_from_x zp_to_x zp_chance zp_corner zp_from_y zp_ptr0
;;;           zp_ptr1 zp_screen zp_sight_*
;;; cycles:   -
.proc follower_shares
        ldx     zp_him
        ldy     man_rank,x
        lda     rank_bonus,y
        jsr     share_add
        lda     man_observation,x
        asl
        asl
        clc
        adc     man_observation,x
        asl
        .assert OBSERVATION = 10, error, "doubled, doubled, added, doubled"
        jsr     share_add
        ldx     zp_him
        ldy     zp_leader
        jsr     line_of_sight
        bcc     @unseen
        lda     #LEADER_SEES
        jsr     share_add
@unseen:
        ldx     zp_leader
        ldy     zp_him
        jsr     line_of_sight
        bcc     @blind
        lda     #SEES_LEADER
        jsr     share_add
@blind: jsr     distance_squared
        lda     zp_t2
        cmp     #<FAR_SQUARED
        lda     zp_t3
        sbc     #>FAR_SQUARED
        bcs     @far
        jsr     six_times_root          ; .45 / 30 a square is 6 of 400
        eor     #$FF                    ; C = 0 takes one more off, for what is left of a 400th
        adc     #NEAR
        jmp     share_add
@far:   rts
.endproc

;;; line_of_sight -- can one square be seen from another?
;;; rule:     6.7  line of sight as in section 10
;;; in:       Y = soldier who looks; X = soldier looked at; one of them is zp_leader;
;;;           zp_lines_known bit 7 = leader_line tells
;;; out:      C = 1 yes
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1 zp_from_x zp_from_y zp_to_x
;;;           zp_to_y zp_chance zp_screen zp_sight_*
;;; cycles:   <= 13100
.proc line_of_sight
        bit     zp_lines_known
        bpl     @look
        cpy     zp_leader
        bne     @back
        lda     leader_line,x
        lsr
        rts
@back:  lda     leader_line,y
        lsr
        lsr
        rts
@look:  lda     man_x,y
        sta     zp_from_x
        lda     man_y,y
        sta     zp_from_y
        lda     man_x,x
        sta     zp_to_x
        lda     man_y,x
        sta     zp_to_y
        jmp     sight_terrain
.endproc
