; Where indirect fire may be plotted.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export can_plot, last_eye, plot_allowed
        .import hex_distance, sight_clear, unit_indirect

        .segment "LOW_BSS"
first_eye:      .res 1
last_eye:       .res 1                  ; who saw a hex last, from 0 on either side

        .segment "RULES_LOW"

;;; plot_allowed -- may the active unit plot at a hex?
;;; rule:     3.17 11.2 11.3 7.9 7.22  within its range, and seen by somebody of its side, whoever;
;;; rule:     10.9  at night too
;;; in:       st_active = a unit on the map; zp_col, zp_row = a hex of the map
;;; out:      C = 1 it may
;;; clobbers: A X Y scratch zp_far last_eye
;;; cycles:   -
; A line of sight for each unit of the side until one sees the hex, first the one that saw the last.
.proc plot_allowed
        jsr     target
        ldx     st_active
        lda     unit_col,x
        sta     zp_arg0
        lda     unit_row,x
        sta     zp_arg1
        jsr     hex_distance
        ldy     unit_type,x
        cmp     unit_indirect,y
        beq     @reaches
        bcs     @no
@reaches:
        cpx     #ARMY
        ldx     #0
        bcc     @first
        ldx     #ARMY
@first: stx     first_eye
        txa
        clc
        adc     last_eye                ; who saw the hex before sees the next one, too
        tax
        jsr     sees
        bcs     @yes
        ldx     first_eye
        ldy     #ARMY
@eye:   tya
        pha
        jsr     sees
        pla
        tay
        bcs     @found
        inx
        dey
        bne     @eye
@no:    clc
@yes:   rts
@found: txa
        sbc     first_eye               ; C = 1
        sta     last_eye
        sec
        rts
.endproc

; C = 1: unit X is on the map and sees the target; X kept.
.proc sees
        lda     unit_col,x
        beq     @no
        sta     zp_arg0
        lda     unit_row,x
        sta     zp_arg1
        txa
        pha
        jsr     target
        jsr     sight_clear
        pla
        tax
        rts
@no:    clc
        rts
.endproc

; The target as the second hex.
.proc target
        lda     zp_col
        sta     zp_arg2
        lda     zp_row
        sta     zp_arg3
        rts
.endproc

;;; can_plot -- may a unit plot in this phase?
;;; rule:     6.2 6.4 7.9 7.17 7.18 9.13 11.1  mobile artillery before the strikes, the other guns
;;;           behind them
;;; in:       X = unit 0..119; st_phase = PHASE_PLOT_MOBILE or PHASE_PLOT
;;; out:      C = 1 it may; X, Y kept
;;; clobbers: A
;;; cycles:   <= 60
.proc can_plot
        lda     unit_col,x
        beq     @no
        lda     unit_flags,x
        and     #UF_FIRED | UF_PLOTTED | UF_RIDDEN | UF_PASSED
        bne     @no
        lda     st_phase
        cmp     #PHASE_PLOT
        beq     @guns
        lda     unit_type,x
        cmp     #TYPE_MA
        beq     @yes
@no:    clc
        rts
@guns:  lda     unit_type,x
        cmp     #TYPE_LA
        bcc     @no
@yes:   sec
        rts
.endproc
