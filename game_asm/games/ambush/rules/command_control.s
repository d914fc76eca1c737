; Command control.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .include "rules/command.inc"

        .export command_control, command_known, leader_line
        .import squad_leader, follower_shares, leader_shares, rookies_fewer

        .segment "BSS"
leader_line:    .res SOLDIERS           ; bit 0: his leader sees him, bit 1: he sees his leader

        .segment "RULES"

LEVEL_ROOKIES   = 1
LEVEL_ELITE     = 3
ELITE_LEAST     = 6                     ; tenths

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
        jsr     follower_shares
        jmp     @summed
@leads: jsr     leader_shares
@summed:
        ldx     zp_him
        cpx     #SQUAD
        bcc     @rounded
        lda     st_solitaire
        beq     @rounded
        lda     st_level
        cmp     #LEVEL_ROOKIES
        bne     @rounded
        jsr     rookies_fewer
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

        .segment "RULES"
