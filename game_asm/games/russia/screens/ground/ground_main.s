; The execution on the ground: who is first, moves, attacks.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"
        .include "resolve/fight.inc"

        .export ground_main
        .import attacks, entrench, first_player, map_draw, msg_first, msg_side_0, msg_side_1
        .import msg_told_key
        .import prompt_at
        .import any_key, rng_below, segment_move, shown, text_print, told_begin
        .import told_quiet
        .import view_center

        .segment "GROUND"

;;; ground_main -- carry out all plots; after RESET it goes on where it was
;;; rule:     7.0.1 3.3.1 6.8.1
;;; in:       the state
;;; out:      the state; st_phase = PHASE_WEEK, st_step = 0
;;; clobbers: everything
;;; cycles:   -
.proc ground_main
        lda     #SHOW_NOTHING
        sta     shown
        jsr     told_begin
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     view_center
        jsr     map_draw
        lda     st_step
        bne     @step
        jsr     begins
@step:  lda     st_step                 ; 1 + twice the turn, one more for the attacks
        sec
        sbc     #1
        lsr     a
        php
        tax                             ; turn 0..3: first segment of both, second of both
        and     #1
        eor     st_first
        cpx     #2
        ldx     #0
        bcc     @segment
        inx
@segment:
        plp
        bcs     @attack
        jsr     segment_move
        jmp     @next
@attack:
        stx     fight_segment
        jsr     attacks
@next:  inc     st_step
        lda     st_step
        cmp     #1 + 8
        bcc     @step
        lda     #0
        sta     st_step
        lda     #PHASE_WEEK
        sta     st_phase
        rts
.endproc

; Who has not moved digs in, and who comes first is drawn.
.proc begins
        lda     #1
        sta     zp_group
@dig:   ldx     zp_group
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        lda     #100
        jsr     rng_below
        ldx     zp_group
        jsr     entrench
@next:  ldx     zp_group
        lda     #0
        sta     group_steps,x
        inc     zp_group
        bpl     @dig
        lda     #100
        jsr     rng_below
        jsr     first_player
        lda     #0
        sta     st_attack
        rol     a
        sta     st_first
        lda     #1
        sta     st_step
        lda     told_quiet
        bne     @done
        lda     #<msg_first
        ldy     #>msg_first
        jsr     prompt_at
        ldx     st_first
        lda     side_lo,x
        ldy     side_hi,x
        jsr     text_print
        print_msg msg_told_key
        jmp     any_key
@done:  rts
.endproc

side_lo:        .lobytes msg_side_0, msg_side_1
side_hi:        .hibytes msg_side_0, msg_side_1
