; Whose arrival counts.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export man_counts, enough_count, map_distance
        .import man_fit, flood_row

        .segment "COMPUTER"

PATROL_LEAST    = 3                     ; unwounded Germans of solitaire Ambush

;;; man_counts -- does his scenario ask for this man at the goal?
;;; rule:     16.A2.6 16.A4.6  the unwounded; 16.B1.3 16.B2.1  all who are not in shock
;;; in:       X = man; st_scenario
;;; out:      C = 1 when it does; X Y kept
;;; clobbers: A
;;; cycles:   <= 60
.proc man_counts
        jsr     man_fit
        bcc     @no
        lda     st_scenario
        cmp     #SCENARIO_TWO
        bcs     @yes
        lda     man_wounds,x
        bne     @no
@yes:   sec
        rts
@no:    clc
        rts
.endproc

;;; enough_count -- are there still as many as must arrive?
;;; rule:     16.A2.6  three; 16.A4.6 16.A4.7 16.B1.3 16.B2.1  half of those who began
;;; in:       ai_first; st_scenario st_side st_started
;;; out:      C = 1 when there are
;;; clobbers: A X Y zp_t0
;;; cycles:   <= 1000
.proc enough_count
        ldx     ai_first
        ldy     #SQUAD
        lda     #0
        sta     zp_t0
@man:   jsr     man_counts
        lda     zp_t0
        adc     #0
        sta     zp_t0
        inx
        dey
        bne     @man
        lda     st_scenario
        cmp     #SCENARIO_AMBUSH
        beq     @three
        ldx     st_side
        lda     st_started,x
        lsr     a
        adc     #0
        tax
        cpx     zp_t0                   ; C = 1 also when it is one more
        beq     @yes
        bcc     @yes
        clc
        rts
@three: lda     zp_t0
        cmp     #PATROL_LEAST
        rts
@yes:   sec
        rts
.endproc

;;; map_distance -- a man's distance on the map that flood_run has made
;;; in:       X = man; distance
;;; out:      A, FAR = no way; X kept
;;; clobbers: Y zp_map_ptr zp_dist_ptr
;;; cycles:   <= 80
.proc map_distance
        ldy     man_y,x
        jsr     flood_row
        ldy     man_x,x
        lda     (zp_dist_ptr),y
        rts
.endproc
