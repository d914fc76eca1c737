; The execution on the ground: who is first, moves, attacks.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"
        .include "resolve/fight.inc"

        .export ground_main
        .import attacks, entrench, first_player, map_draw, msg_first, msg_side_0, msg_side_1
        .import prompt_at
        .import any_key, rng_below, segment_move, shown, text_print, told_begin, view_center

first           = zp_overlay+20         ; the first player
turn            = zp_overlay+21         ; 0..3: first segment of both, second of both

        .segment "GROUND"

;;; ground_main -- carry out all plots
;;; rule:     7.0.1 3.3.1 6.8.1
;;; in:       the state
;;; out:      the state; st_phase = PHASE_WEEK
;;; clobbers: everything
;;; cycles:   -
.proc ground_main
        lda     #SHOW_NOTHING
        sta     shown
        jsr     told_begin
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
        ldx     st_cursor_x
        ldy     st_cursor_y
        jsr     view_center
        jsr     map_draw
        lda     #100
        jsr     rng_below
        jsr     first_player
        lda     #0
        rol     a
        sta     first
        lda     #<msg_first
        ldy     #>msg_first
        jsr     prompt_at
        ldx     first
        lda     side_lo,x
        ldy     side_hi,x
        jsr     text_print
        jsr     any_key
        lda     #0
        sta     turn
@turn:  lda     turn
        and     #1
        eor     first
        pha
        ldx     #0
        ldy     turn
        cpy     #2
        bcc     @segment
        inx
@segment:
        jsr     segment_move
        pla
        jsr     attacks
        inc     turn
        lda     turn
        cmp     #4
        bcc     @turn
        lda     #PHASE_WEEK
        sta     st_phase
        rts
.endproc

side_lo:        .lobytes msg_side_0, msg_side_1
side_hi:        .hibytes msg_side_0, msg_side_1
