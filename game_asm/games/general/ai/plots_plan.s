; Where the guns of a side plot.
        .include "ai/ai.inc"

        .export plots_plan
        .import can_plot, fire_worth, foe_count, foe_unit, foes_known, hex_distance, memory_make
        .import multiply_8, plot_allowed, strike_drift, suspect_find, target_chances, target_count
        .import target_units, targets_find, unit_traits, unit_worth, w_plot, w_suspect

BESIDE          = 30                    ; per cent that who is beside the target is worth
KEEP_OFF        = 4                     ; hexes from a barrage at which one's own may stand
OWN             = 60                    ; and that one's own there cost

        .segment "COMPUTER"

;;; plots_plan -- plot for each gun of st_side that has no better shot
;;; rule:     2.12 6.2 6.4 11.1
;;; in:       st_side; st_phase = PHASE_PLOT_MOBILE or PHASE_PLOT; ai_level, ai_first, ai_end
;;; out:      plot_col, plot_row, unit_flags; hex_pieces; ai_memory
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc plots_plan
        ldx     ai_level
        lda     w_plot,x
        beq     @done                   ; this general has no use for it
        jsr     foes_known
        jsr     memory_make
        lda     ai_first
        sta     ai_unit
@gun:   ldx     ai_unit
        jsr     can_plot
        bcc     @next
        jsr     best
        ldx     ai_unit
        ldy     ai_foe
        cpy     #NO_UNIT
        beq     @suspects
        lda     unit_col,y
        sta     zp_col
        lda     unit_row,y
        sta     zp_row
        jmp     @plot
@suspects:
        lda     target_count            ; of its own direct fire
        bne     @next
        ldy     ai_level
        lda     w_suspect,y
        beq     @next
        jsr     suspect_find
        bcs     @next
@plot:  jsr     lasting
        ldx     ai_unit
        ora     zp_col
        sta     plot_col,x
        lda     zp_row
        sta     plot_row,x
        lda     unit_flags,x
        ora     #UF_PLOTTED
        sta     unit_flags,x
@next:  inc     ai_unit
        lda     ai_unit
        cmp     ai_end
        bne     @gun
        lda     #NO_UNIT
        sta     st_active
@done:  rts
.endproc

; A = BARRAGE for a strike at zp_col, zp_row that may last: the defender's, from who can fire one,
; and none of his units is near; else 0.
.proc lasting
        ldx     ai_level
        lda     w_suspect,x
        beq     @plain
        lda     st_side
        beq     @plain                  ; who attacks would shut his own way
        ldx     ai_unit
        lda     unit_type,x
        cmp     #TYPE_LA
        bcc     @plain
        ldy     ai_first
@own:   lda     unit_col,y
        beq     @next
        jsr     far
        cmp     #KEEP_OFF
        bcc     @plain
@next:  iny
        cpy     ai_end
        bne     @own
        lda     #BARRAGE
        rts
@plain: lda     #0
        rts
.endproc

; ai_foe = whom gun ai_unit ought to plot at, NO_UNIT nobody.
.proc best
        lda     #NO_UNIT
        sta     ai_foe
        ldx     ai_unit
        jsr     targets_find            ; its best direct shot has to be beaten
        ldx     ai_level
        lda     w_plot,x
        sta     ai_best
        ldx     target_count
        beq     @plots
@shot:  dex
        stx     ai_count
        lda     target_units,x
        sta     zp_foe
        lda     target_chances,x
        jsr     fire_worth
        cmp     ai_best
        bcc     @worse
        sta     ai_best
@worse: ldx     ai_count
        bne     @shot
@plots: lda     ai_unit
        sta     st_active
        lda     #0
        sta     ai_number
@foe:   ldx     ai_number
        cpx     foe_count
        bcs     @done
        ldy     foe_unit,x
        lda     unit_col,y
        sta     zp_col
        lda     unit_row,y
        sta     zp_row
        jsr     plot_allowed
        bcc     @next
        jsr     strike_worth
        cmp     ai_best
        bcc     @next
        beq     @next
        sta     ai_best
        ldx     ai_number
        lda     foe_unit,x
        sta     ai_foe
@next:  inc     ai_number
        bne     @foe                    ; always
@done:  rts
.endproc

; A = what a strike of gun ai_unit at zp_col, zp_row is worth; enemy foe_unit[ai_number] is there.
.proc strike_worth
        lda     #0
        sta     ai_sum
        sta     ai_sum+1
        ldx     foe_count
@foe:   dex
        stx     ai_count
        ldy     foe_unit,x
        jsr     far
        cmp     #2
        bcs     @next
        tax
        lda     #BESIDE
        cpx     #0
        bne     @share
        jsr     middle
@share: jsr     part
        clc
        adc     ai_sum
        sta     ai_sum
        bcc     @next
        lda     #$FF
        sta     ai_sum
@next:  ldx     ai_count
        bne     @foe
        ldx     ai_first
@own:   stx     ai_count
        txa
        tay
        lda     unit_col,y
        beq     @other
        jsr     far
        cmp     #2
        bcs     @other
        lda     #OWN
        jsr     part
        sta     zp_t0
        lda     ai_sum
        sec
        sbc     zp_t0
        bcs     @less
        lda     #0
@less:  sta     ai_sum
@other: ldx     ai_count
        inx
        cpx     ai_end
        bne     @own
        lda     ai_sum
        rts
.endproc

; A = hexes between unit Y and zp_col, zp_row; Y kept.
.proc far
        lda     unit_col,y
        sta     zp_arg0
        lda     unit_row,y
        sta     zp_arg1
        lda     zp_col
        sta     zp_arg2
        lda     zp_row
        sta     zp_arg3
        jmp     hex_distance
.endproc

; A = per cent that a strike falls where it was plotted and that unit Y is there still; Y kept.
.proc middle
        ldx     ai_unit
        lda     unit_type,x
        sec
        sbc     #TYPE_MA
        asl     a
        asl     a
        tax
        lda     strike_drift,x
        ldx     st_phase
        cpx     #PHASE_PLOT
        bne     @done                   ; it falls at once
        pha
        ldx     unit_type,y
        lda     unit_traits,x
        lsr     a
        .assert TRAIT_VEHICLE = 1, error, "the shift"
        pla
        bcc     @done                   ; a vehicle will have gone, likely
        lsr     a
        lsr     a
@done:  rts
.endproc

; A = so many per cent of all that unit Y is worth, a sixty-fourth of it.
.proc part
        sta     zp_t2
        ldx     unit_type,y
        lda     unit_hits,y
        sta     zp_t0
        lda     unit_worth,x
        jsr     multiply_8
        lda     zp_t1
        sta     zp_t0
        lda     zp_t2
        jsr     multiply_8
        asl     zp_t1
        rol     a
        asl     zp_t1
        rol     a
        rts
.endproc
