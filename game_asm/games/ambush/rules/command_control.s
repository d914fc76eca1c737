; Command control.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"

        .export command_control, command_known, leader_line
        .import squad_leader, man_fit, sight_terrain
        .import square_lo, square_hi, multiply_8, divide_24_8

        .segment "BSS"
leader_line:    .res SOLDIERS           ; bit 0: his leader sees him, bit 1: he sees his leader

        .segment "RULES"

; shares are summed in 400ths
FULL            = 400
TENTH           = FULL/10
FRIENDS         = 120                   ; .3 of a leader's
ENEMIES         = 80                    ; .2
NEAR            = 180                   ; .45 for being beside the leader, none at 30 squares
FAR_SQUARED     = 900
OBSERVATION     = 10                    ; .25 / 10 a point
LEADER_SEES     = 60                    ; .15
SEES_LEADER     = 40                    ; .10
LEVEL_ROOKIES   = 1
LEVEL_ELITE     = 3
ELITE_LEAST     = 6                     ; tenths

; where things stand while sight lines are asked for
zp_sum          = zp_arg5               ; two bytes
zp_leader       = zp_arg7
zp_him          = zp_arg4
zp_all          = zp_arg3
zp_some         = zp_arg2
zp_last         = zp_arg1
zp_part         = zp_t5                 ; 256ths of a 400th
zp_seen         = zp_t6                 ; two bytes: the enemies he sees, a bit each
zp_bit          = zp_t0

; with them goes half a tenth, for tenths are the nearest
leader_rank:
        .byte   200+TENTH/2, 160+TENTH/2, 120+TENTH/2, 80+TENTH/2 ; .5 .4 .3 .2
rank_bonus:
        .byte   20+TENTH/2, 12+TENTH/2, 8+TENTH/2, TENTH/2 ; .05 .03 .02 0

;;; command_control -- command control of a soldier
;;; rule:     6.7.2  W6, leader: rank, .3 x friends in line of sight, .2 x enemies seen
;;; rule:     6.7.3  W6, others: .45 x (1 - d/30), .25 x O/10, .15 leader sees him,
;;; rule:     6.7.3  .10 he sees the leader, and a little for rank
;;; rule:     6.7.4  a German's is never above his leader's
;;; in:       X = soldier 0..19; his leader's man_command is up to date
;;; out:      A = man_command of his = tenths 1..10
;;; clobbers: X Y zp_t0..zp_t7 zp_arg0..zp_arg7 zp_ptr0 zp_ptr1 zp_from_x zp_from_y
;;;           zp_to_x zp_to_y zp_chance zp_screen zp_sight_* zp_corner zp_lines_known
;;; cycles:   -
.proc command_control
        stx     zp_him
        stx     zp_leader
        lda     #0
        sta     zp_lines_known
        cpx     #SQUAD
        bcc     @side
        lda     #SQUAD
@side:  jsr     squad_leader
        bcc     command_led
        ldx     #0                      ; nobody leads: the least there is
        stx     zp_sum
        stx     zp_sum+1
        beq     command_rounded         ; always
.endproc

;;; command_known -- the same when the leader and all lines of sight to him are known
;;; rule:     6.7.2  leader; 6.7.3  others; 6.7.4  a German's is never above his leader's
;;; in:       X = soldier 0..19; A = his leader; leader_line of all fit men he leads
;;; out:      A = man_command of his = tenths 1..10
;;; clobbers: X Y zp_t0..zp_t7 zp_arg0..zp_arg7 zp_lines_known
;;; cycles:   <= 4200
.proc command_known
        stx     zp_him
        ldx     #$80
        stx     zp_lines_known
        ; on into command_led
.endproc
        falls_into command_led

; A = leader of zp_him
.proc command_led
        ldx     #0
        stx     zp_sum
        stx     zp_sum+1
        sta     zp_leader
        cmp     zp_him
        beq     @leads
        jsr     follower
        jmp     @summed
@leads: jsr     leader
@summed:
        ldx     zp_him
        cpx     #SQUAD
        bcc     @rounded
        lda     st_solitaire
        beq     @rounded
        lda     st_level
        cmp     #LEVEL_ROOKIES
        bne     @rounded
        jsr     rookies
@rounded:
        ; on into command_rounded
.endproc
        falls_into command_rounded

; zp_sum's whole tenths: his command control
.proc command_rounded
        ldx     #$FF
@tenth: inx
        lda     zp_sum
        sec
        sbc     #TENTH
        sta     zp_sum
        bcs     @tenth
        dec     zp_sum+1
        bpl     @tenth
        txa
        bne     @least
        lda     #1
@least: cmp     #11
        bcc     @most
        lda     #10
@most:  ldx     zp_him
        cpx     #SQUAD
        bcc     @store
        ldy     st_solitaire
        beq     @cap
        ldy     st_level
        cpy     #LEVEL_ELITE
        bne     @cap
        cmp     #ELITE_LEAST
        bcs     @cap
        lda     #ELITE_LEAST
@cap:   cpx     zp_leader
        beq     @store
        ldy     zp_leader
        cmp     man_command,y
        bcc     @store
        lda     man_command,y
@store: sta     man_command,x
        rts
.endproc

;;; rookies -- four fifths of the sum
;;; rule:     16.A.1  W21: rookies are harder to command
;;; in:       zp_sum
;;; out:      zp_sum
;;; clobbers: A X Y zp_t0 zp_t2 zp_t3 zp_t4
;;; cycles:   <= 900
.proc rookies
        lda     zp_sum
        asl
        sta     zp_t2
        lda     zp_sum+1
        rol
        asl     zp_t2
        rol
        sta     zp_t3
        lda     #0
        sta     zp_t4
        lda     #5
        jsr     divide_24_8
        lda     zp_t2
        sta     zp_sum
        lda     zp_t3
        sta     zp_sum+1
        lda     #TENTH/2 - TENTH/2*4/5  ; the half a tenth is whole again
        ; on into add
.endproc
        falls_into add

;;; add -- add to the sum
;;; rule:     6.7  shares are added up
;;; in:       A = 400ths
;;; out:      zp_sum
;;; clobbers: A
;;; cycles:   <= 24
.proc add
        clc
        ; on into add_carry
.endproc
        falls_into add_carry

; likewise, and one more for C = 1
.proc add_carry
        adc     zp_sum
        sta     zp_sum
        bcc     @same
        inc     zp_sum+1
@same:  rts
.endproc

;;; share -- a part of a share
;;; rule:     6.7.2  the percentage of soldiers seen
;;; in:       A = the share in 400ths; zp_some = how many of zp_all, which is not 0
;;; out:      zp_sum and zp_t5 (256ths) have share * some / all more
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4
;;; cycles:   <= 1100
.proc share
        sta     zp_t0
        lda     zp_some
        jsr     multiply_8
        sta     zp_t4
        lda     zp_t1
        sta     zp_t3
        lda     #0
        sta     zp_t2
        lda     zp_all
        jsr     divide_24_8
        lda     zp_t2
        clc
        adc     zp_part
        sta     zp_part
        lda     zp_t3
        jmp     add_carry
.endproc

;;; leader -- a leader's shares
;;; rule:     6.7.2  rank, friends in line of sight, enemies seen
;;; in:       zp_him = the leader
;;; out:      zp_sum
;;; clobbers: A X Y zp_t* zp_arg0 zp_arg1 zp_arg2 zp_arg3 zp_from_x zp_to_x zp_chance
;;;           zp_from_y zp_ptr0 zp_ptr1 zp_corner zp_screen zp_sight_*
;;; cycles:   -
.proc leader
        ldx     zp_him
        ldy     man_rank,x
        lda     leader_rank,y
        jsr     add
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

;;; follower -- the shares of one who is led
;;; rule:     6.7.3  distance to the leader, power of observation, who sees whom
;;; in:       zp_him; zp_leader
;;; out:      zp_sum
;;; clobbers: A X Y zp_t* zp_from_x zp_to_x zp_chance zp_corner zp_from_y zp_ptr0
;;;           zp_ptr1 zp_screen zp_sight_*
;;; cycles:   -
.proc follower
        ldx     zp_him
        ldy     man_rank,x
        lda     rank_bonus,y
        jsr     add
        lda     man_observation,x
        asl
        asl
        clc
        adc     man_observation,x
        asl
        .assert OBSERVATION = 10, error, "doubled, doubled, added, doubled"
        jsr     add
        ldx     zp_him
        ldy     zp_leader
        jsr     line_of_sight
        bcc     @unseen
        lda     #LEADER_SEES
        jsr     add
@unseen:
        ldx     zp_leader
        ldy     zp_him
        jsr     line_of_sight
        bcc     @blind
        lda     #SEES_LEADER
        jsr     add
@blind: jsr     distance_squared
        lda     zp_t2
        cmp     #<FAR_SQUARED
        lda     zp_t3
        sbc     #>FAR_SQUARED
        bcs     @far
        jsr     six_times_root          ; .45 / 30 a square is 6 of 400
        eor     #$FF                    ; C = 0 takes one more off, for what is left of a 400th
        adc     #NEAR
        jmp     add
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

;;; distance_squared -- between leader and follower
;;; rule:     6.7.3  distance to the leader
;;; in:       zp_him; zp_leader
;;; out:      zp_t2/t3
;;; clobbers: A X Y
;;; cycles:   <= 90
.proc distance_squared
        ldx     zp_him
        ldy     zp_leader
        lda     man_x,x
        sec
        sbc     man_x,y
        bcs     @east
        eor     #$FF
        adc     #1
@east:  pha
        lda     man_y,x
        sec
        sbc     man_y,y
        bcs     @north
        eor     #$FF
        adc     #1
@north: tax
        pla
        tay
        clc
        lda     square_lo,x
        adc     square_lo,y
        sta     zp_t2
        lda     square_hi,x
        adc     square_hi,y
        sta     zp_t3
        rts
.endproc

        .segment "RULES"

;;; six_times_root -- six times a distance, to whole numbers
;;; rule:     6.7.3  distance to the leader
;;; in:       zp_t2/t3 = its square 0..899; X, Y = its parts along rows and columns
;;; out:      A = 0..179, rounded down; C = 1 nothing was left
;;; clobbers: X Y zp_t2 zp_t3 zp_t4 zp_t5 zp_t6
;;; cycles:   <= 780
.proc six_times_root
        sty     zp_t4
        cpx     zp_t4
        bcs     @root
        ldx     zp_t4                   ; it is no shorter than the longer part
@root:  lda     zp_t2
        cmp     square_lo+1,x
        lda     zp_t3
        sbc     square_hi+1,x
        bcc     @found
        inx
        bne     @root                   ; always
@found: sec                             ; X = whole root; 36 times what is left over, at most 58
        lda     zp_t2
        sbc     square_lo,x
        asl
        asl
        sta     zp_t2
        ldy     #0
        sty     zp_t3
        sty     zp_t5
        asl
        rol     zp_t3
        asl
        rol     zp_t3
        asl
        rol     zp_t3
        clc
        adc     zp_t2
        sta     zp_t2
        bcc     @six
        inc     zp_t3
@six:   txa
        asl
        sta     zp_t4
        asl
        clc
        adc     zp_t4
        sta     zp_t6                   ; so far 6 X; one more takes 12 X + 1, the next 2 more ..
        asl
        rol     zp_t5
        ora     #1
        sta     zp_t4
@more:  sec
        lda     zp_t2
        sbc     zp_t4
        tay
        lda     zp_t3
        sbc     zp_t5
        bcc     @done
        sta     zp_t3
        sty     zp_t2
        inc     zp_t6
        inc     zp_t4
        inc     zp_t4                   ; odd: it goes from 255 to 1
        lda     zp_t4
        cmp     #1
        bne     @more
        inc     zp_t5
        bne     @more                   ; always
@done:  lda     #0
        cmp     zp_t2
        sbc     zp_t3
        lda     zp_t6
        rts
.endproc
