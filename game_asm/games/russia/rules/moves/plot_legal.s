; Which plots a group may have.
        .include "state.inc"
        .include "russia.inc"
        .include "zeropage.inc"

        .export plot_legal
        .import group_kind, group_tired, out_too_long

        .segment "RULES"

;;; plot_legal -- may a group have this plot?
;;; rule:     6.6.2 6.6.7 6.6.8 6.6.9 6.2.1 6.5.2 8.1.11 10.0.5 6.6.1  after adding artillery, or
;;;           at the
;;;           most
;;;           fatigue, it may fire and attack, but not move
;;; in:       X = group; A = plot: PLOT_*
;;; out:      C = 0 it may; X kept
;;; clobbers: A Y zp_t0 zp_group zp_unit
;;; cycles:   <= 15000
.proc plot_legal
        sta     zp_t0
        and     #PLOT_FIRST
        beq     @no
        lda     zp_t0
        and     #PLOT_STOP | PLOT_BOMBARD
        cmp     #PLOT_STOP | PLOT_BOMBARD
        beq     @no
        lda     group_flags,x
        and     #GF_MOVED | GF_RAILED
        bne     @no
        jsr     group_kind
        cmp     #KIND_INFANTRY
        beq     @infantry
        bcs     @no                     ; neither air groups nor depots
        lda     zp_t0
        and     #PLOT_FIRST
        cmp     #PLOT_PAUSE
        bne     @moves
        lda     zp_t0                   ; after a pause one direction, which is not bombarded
        bmi     @no
        and     #PLOT_SECOND
        beq     @no
        bne     @moves                  ; always
@infantry:
        lda     zp_t0
        and     #PLOT_SECOND
        bne     @no
        lda     zp_t0
        and     #PLOT_FIRST
        cmp     #PLOT_PAUSE
        beq     @no
@moves: lda     zp_t0
        and     #PLOT_FIRST
        cmp     #PLOT_PAUSE
        beq     @stands                 ; what follows decides
        lda     zp_t0
        and     #PLOT_SECOND
        bne     @must                   ; the first of two is a move
@stands:
        lda     zp_t0
        and     #PLOT_STOP | PLOT_BOMBARD
        bne     @may
@must:  lda     group_flags,x
        and     #GF_ARMED
        bne     @no
        jsr     out_too_long
        bcs     @no
        lda     zp_t0
        pha
        jsr     group_tired
        pla
        sta     zp_t0
        rts
@may:   clc
        rts
@no:    sec
        rts
.endproc
