; Where the groups without a fight go.
        .include "ai/ai.inc"
        .export moves_plan
        .exportzp GUARDS, STRAGGLERS
        .import city_at, ground_at, group_kind, hex_field, hex_neighbour, hex_value, layer_at
        .import plot_legal, power, step_refused, step_take, support_add, support_drop, tired
        .import w_guard, w_margin, w_rest, w_rest_out, w_trench, weather_shift, own_first, own_next

STRAGGLERS      = 2                     ; instead of a KIND_*
GUARDS          = 3
LAST_HARD_YEAR  = 42                    ; VERY COLD counts to its end

        .segment "COMPUTER_BSS"
worth_lo:       .res DIRECTIONS         ; of the hexes beside
worth_hi:       .res DIRECTIONS         ; 0: not to be entered

        .segment "COMPUTER"

;;; moves_plan -- strategic steps of a side's groups of a kind, each to a better hex until there is
;;; rule:     6.2.1 6.2.5 6.6.2 8.8.1  none; who may not step into it for an enemy's zone or his
;;;           empty city goes there by a plot
;;; in:       A = KIND_MECH, KIND_INFANTRY, STRAGGLERS: those of both kinds who are without supply
;;;           and too tired for more, or GUARDS: those near a goal; hex_field hex_field_danger
;;;           hex_field_support power tired; ai_posture st_side; zones_make's marks
;;; out:      the groups, units, pools and ground as step_take leaves them; group_plot;
;;;           hex_field_support
;;; clobbers: everything but the rest of the state
;;; cycles:   <= 16000000
.proc moves_plan
        sta     ai_kind
        jsr     own_first
        bcs     @done
@group: lda     group_plot,x
        bne     @next
        lda     group_flags,x
        and     #GF_MOVED | GF_RAILED | GF_ARMED
        bne     @next
        jsr     entrenched
        bcs     @next
        lda     ai_kind
        cmp     #STRAGGLERS
        beq     @lost
        cmp     #GUARDS
        beq     @guard
        jsr     group_kind
        cmp     ai_kind
        bne     @next
        jsr     fresh
        jsr     walk
        jmp     @next
@guard: lda     #>hex_field
        jsr     layer_at
        ldy     ai_posture
        cmp     w_guard,y
        bcs     @next
        jsr     fresh
        bne     @walk
        beq     @next                   ; always
@lost:  lda     group_flags,x
        and     #GF_SUPPLIED
        bne     @next
        jsr     fresh
        jsr     straggles
        bcc     @next
        lda     #1
        sta     ai_goes
@walk:  jsr     walk
@next:  jsr     own_next
        bcc     @group
@done:  rts
.endproc

; C = 1 when group X stays in its trenches, for the enemy can strike it there; zp_hex = its hex;
; X kept.
.proc entrenched
        lda     group_at_lo,x
        sta     zp_hex
        lda     group_at_hi,x
        sta     zp_hex+1
        lda     #>hex_field_danger
        jsr     layer_at
        beq     @free
        ldy     ai_posture
        lda     group_dug,x
        cmp     w_trench,y
        rts
@free:  clc
        rts
.endproc

; C = 1 when group ai_group, in zp_hex, goes back to supply: it is tired, or its side holds; not
; out of cities.
.proc straggles
        jsr     ground_at
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_CITY
        bcs     @no
        lda     ai_posture
        beq     @yes
        lda     ai_goes
        beq     @yes
@no:    clc
        rts
@yes:   sec
        rts
.endproc

; ai_goes = 1, and Z = 0, when group X is fresh enough to go for its goal in this weather.
.proc fresh
        ldy     ai_posture
        lda     group_flags,x
        and     #GF_SUPPLIED
        bne     @fed
        lda     w_rest_out,y            ; out of supply it must be fresher
        bne     @limit                  ; always
@fed:   lda     w_rest,y
@limit: pha
        jsr     hardship
        lda     weather_shift,x
        tax
        pla
        cpx     #0
        beq     @clear
@half:  lsr     a
        dex
        bne     @half
@clear: ldx     ai_group
        cmp     tired,x
        lda     #0
        rol     a
        sta     ai_goes
        rts
.endproc

; X = WEATHER_* as it bears on st_side: the Soviets do not let their winters go by.
.proc hardship
        ldx     st_weather
        cpx     #WEATHER_VERY_COLD
        bne     @done
        lda     st_side
        beq     @done
        lda     #LAST_HARD_YEAR
        cmp     st_year
        bcc     @done
        ldx     #WEATHER_COLD
@done:  rts
.endproc

; Group ai_group goes, or stays.
.proc walk
        ldx     ai_group
        jsr     support_drop
        ldx     ai_group
        lda     power,x
        sta     ai_power
        lda     #0
        sta     ai_moved
@step:  ldx     ai_group
        lda     group_at_lo,x
        sta     ai_from
        sta     ai_at
        lda     group_at_hi,x
        sta     ai_from+1
        sta     ai_at+1
        jsr     hex_value
        ldy     ai_posture
        jsr     hardship
        lda     w_margin,y
        clc
        adc     weather_margin,x
        clc
        adc     ai_value
        sta     ai_here
        lda     ai_value+1
        adc     #0
        sta     ai_here+1
        lda     ai_moved
        pha
        lda     #1
        sta     ai_moved
        lda     #5
        sta     ai_way
@way:   jsr     beside
        dec     ai_way
        bpl     @way
        pla
        sta     ai_moved
        jsr     go
        bcs     @over
        lda     #1
        sta     ai_moved
        ldx     ai_group
        lda     group_flags,x
        and     #GF_SPENT
        beq     @step
@over:  ldx     ai_group
        jmp     support_add
.endproc

; worth_lo and worth_hi of the hex in direction ai_way.
.proc beside
        ldx     ai_way
        lda     #0
        sta     worth_hi,x
        copy_word zp_arg0, ai_from
        jsr     hex_neighbour
        copy_word ai_at, zp_arg0
        copy_word zp_hex, zp_arg0
        jsr     ground_at
        tax
        and     #GROUND_TERRAIN
        cmp     #TERRAIN_SEA
        bcs     @no
        txa
        and     #GROUND_FOE
        bne     @no
        jsr     hex_value
        ldx     ai_way
        lda     ai_value
        sta     worth_lo,x
        lda     ai_value+1
        sta     worth_hi,x
@no:    rts
.endproc

; Into the best hex that is better than here and takes the group: C = 0.
.proc go
@best:  ldy     #$FF
        copy_word ai_best, ai_here
        ldx     #5
@look:  lda     ai_best
        cmp     worth_lo,x
        lda     ai_best+1
        sbc     worth_hi,x
        bcs     @worse
        lda     worth_lo,x
        sta     ai_best
        lda     worth_hi,x
        sta     ai_best+1
        txa
        tay
@worse: dex
        bpl     @look
        tya
        bmi     @stay
        sta     ai_best_way
        tax
        lda     #0
        sta     worth_hi,x
        copy_word zp_hex, ai_from
        copy_word zp_arg0, ai_from
        jsr     hex_neighbour
        copy_word zp_to, zp_arg0
        ldx     ai_group
        jsr     step_refused
        cmp     #WHY_NONE
        beq     @step
        cmp     #WHY_ZONE
        beq     @plot
        cmp     #WHY_CITY
        beq     @plot
        cmp     #WHY_FULL
        beq     @best
@stay:  sec
        rts
@plot:  lda     ai_moved
        bne     @best
        jsr     plot
        bcs     @best
        sec                             ; it stands here until then
        rts
@step:  lda     ai_best_way
        ldx     ai_group
        jsr     step_take
        clc
        rts
.endproc

; by WEATHER_*: what a step must bring in more, for the fatigue it costs
weather_margin: .byte 0, 4, 12, 12

; A plot into the hex in direction ai_best_way: C = 0.
.proc plot
        ldy     ai_posture
        bne     @may
        lda     ai_kind
        cmp     #STRAGGLERS
        beq     @may                    ; they break out
        jsr     city_there              ; who holds leaves his trenches for a city only
        bcs     @no
@may:   lda     ai_goes
        beq     @no
        ldx     ai_group
        ldy     ai_best_way
        iny
        tya
        pha
        jsr     plot_legal
        pla
        bcs     @no
        sta     group_plot,x
        clc
        rts
@no:    sec
        rts
.endproc

; C = 0 when a city lies at zp_to.
.proc city_there
        copy_word zp_hex, zp_to
        jmp     city_at
.endproc
