; The last touches before the first turn.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "macros.inc"
        .export setup_finish
        .import side_men, alley_unseen

        .segment "SETUP"

;;; setup_finish -- count the men; in Alley Fight give the area to its defender and work out the end
;;; rule:     16.B6.2 16.B6.3  defenders / attackers * 5000 time points
;;; in:       st_scenario st_defender man_in_play
;;; out:      st_started; alley_held, alley_unseen and st_limit of Alley Fight; st_side = 0
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_t3
;;; cycles:   -
.proc setup_finish
        lda     #1
        sta     st_side
        jsr     side_men
        sta     st_started+1
        dec     st_side
        jsr     side_men
        sta     st_started
        lda     st_scenario
        cmp     #SCENARIO_ALLEY
        bne     @done
        lda     st_defender
        eor     #1
        beq     @german
        lda     #$FF                    ; a bit of 1 is the American's
@german:
        sta     zp_t0
        ldx     #ALLEY_BYTES-1
@held:  lda     zp_t0
        sta     alley_held,x
        lda     #0
        sta     alley_unseen,x
        dex
        bpl     @held
        ldx     st_defender
        ldy     st_started,x            ; defenders
        txa
        eor     #1
        tax
        lda     st_started,x
        sta     zp_t3                   ; attackers
        lda     #0
        sta     zp_t0
        sta     zp_t1
@times: clc                             ; 5000 for each defender
        lda     zp_t0
        adc     #<5000
        sta     zp_t0
        lda     zp_t1
        adc     #>5000
        sta     zp_t1
        dey
        bne     @times
        sty     st_limit
        sty     st_limit+1
@part:  lda     zp_t0                   ; divided by the attackers
        sec
        sbc     zp_t3
        tax
        lda     zp_t1
        sbc     #0
        bcc     @done
        stx     zp_t0
        sta     zp_t1
        inc     st_limit
        bne     @part
        inc     st_limit+1
        bne     @part                   ; always
@done:  rts
.endproc
