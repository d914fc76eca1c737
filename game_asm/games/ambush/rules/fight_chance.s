; Hand-to-hand combat.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export fight_chance
        .import multiply_8, multiply_24_8, log2_lo, log2_hi, weapon_fight

        .segment "RESOLVE"

SLOTS_END       = SOLDIERS*(EXPLOSIVE_SLOTS+OTHER_SLOTS)
DEFENCE_ENERGY  = 10                    ; less than that and he does not defend himself
GAROTTE_JUMPING = 12                    ; tenths
WHOLE           = 10000                 ; ability 10 x weapon 10 x 100 less wounds
LOG_WHOLE_TWICE = 22219                 ; 2 x log2(65536/10000), 4.12 fixed point
LOG_LEAST       = 23117                 ; -log2 of .02
LOG_MOST        = 60                    ; -log2 of .99

;;; fight_chance -- chance that one attack in close combat wounds
;;; rule:     4.10.1
;;; rule:     12.8.5  W16: J x HHa/10 x fa x (1 - wa) x (1 - HHd/10 x fd x (1 - wd))
;;; rule:     12.8.6  jumping doubles it; 12.8.8 then the garotte is the best weapon
;;; in:       X = attacker; Y = defender; zp_arg0 = 1 when jumping
;;; out:      zp_chance, .02 to .99; X, Y kept
;;; clobbers: A zp_t0..zp_t7 zp_arg1 zp_arg2 zp_arg3 zp_arg4
;;; cycles:   <= 3500
.proc fight_chance
        stx     zp_arg1
        sty     zp_arg2
        tya                             ; the defender first
        tax
        lda     man_energy_hi,x
        bne     @defends
        lda     man_sneaking,x
        lsr     a
        lda     man_energy_lo,x
        bcc     @parry
        lsr     a                       ; his costs are doubled (9.0)
@parry: cmp     #DEFENCE_ENERGY
        bcs     @defends
        lda     #0
        sta     zp_t5
        sta     zp_t6
        beq     @defended               ; always
@defends:
        jsr     weapon_worth
        jsr     strength
@defended:
        sec
        lda     #<WHOLE
        sbc     zp_t5
        sta     zp_t2
        lda     #>WHOLE
        sbc     zp_t6
        sta     zp_t3
        ora     zp_t2
        beq     @least                  ; nobody gets past him
        jsr     minus_log2
        lda     zp_t2
        sta     zp_chance
        lda     zp_t3
        sta     zp_chance+1
        ldx     zp_arg1                 ; then the attacker
        jsr     weapon_worth
        ldy     zp_arg0
        beq     @standing
        bit     zp_t3
        bpl     @standing
        lda     #GAROTTE_JUMPING
@standing:
        jsr     strength
        lda     zp_t5
        sta     zp_t2
        lda     zp_t6
        sta     zp_t3
        ora     zp_t2
        beq     @least
        jsr     minus_log2
        clc                             ; 17 bits: A = the highest
        lda     zp_chance
        adc     zp_t2
        sta     zp_chance
        lda     zp_chance+1
        adc     zp_t3
        sta     zp_chance+1
        lda     #0
        rol
        tax
        lda     zp_arg0
        beq     @once
        lda     zp_chance+1             ; twice as likely
        sec
        sbc     #16
        sta     zp_chance+1
        bcs     @once
        dex
@once:  lda     zp_chance
        sec
        sbc     #<LOG_WHOLE_TWICE
        sta     zp_chance
        lda     zp_chance+1
        sbc     #>LOG_WHOLE_TWICE
        sta     zp_chance+1
        txa
        sbc     #0
        bmi     @most
        bne     @least
        lda     #<LOG_LEAST
        cmp     zp_chance
        lda     #>LOG_LEAST
        sbc     zp_chance+1
        bcc     @least
        lda     zp_chance+1
        bne     @done
        lda     zp_chance
        cmp     #LOG_MOST
        bcs     @done
@most:  lda     #LOG_MOST
        ldx     #0
        beq     @set                    ; always
@least: lda     #<LOG_LEAST
        ldx     #>LOG_LEAST
@set:   sta     zp_chance
        stx     zp_chance+1
@done:  ldx     zp_arg1
        ldy     zp_arg2
        rts
.endproc

;;; weapon_worth -- worth of what a soldier has in hand in close combat
;;; rule:     12.8.7  bayonet, knife, rifle, autorifle, machine gun, the rest alike
;;; in:       X = soldier 0..19
;;; out:      A = tenths; zp_t3 bit 7 = a garotte in hand; X kept
;;; clobbers: Y zp_t2 zp_t4
;;; cycles:   <= 420
.proc weapon_worth
        lda     #0
        sta     zp_t3
        lda     weapon_fight            ; bare hands
        sta     zp_t2
        txa
        tay
@slot:  lda     man_explosives,y
        bpl     @next                   ; not in hand
        sty     zp_t4
        and     #WEAPON_KIND
        cmp     #WEAPON_GAROTTE
        bne     @other
        ror     zp_t3                   ; C = 1 here
@other: tay
        lda     weapon_fight,y
        ldy     zp_t4
        cmp     zp_t2
        bcc     @next
        sta     zp_t2
@next:  tya
        clc
        adc     #SOLDIERS
        tay
        cmp     #SLOTS_END
        bcc     @slot
        lda     zp_t2
        rts
.endproc

;;; strength -- what a man brings to close combat
;;; rule:     12.8.5  ability x weapon x what wounds leave
;;; in:       X = soldier 0..19; A = worth of his weapon in tenths
;;; out:      zp_t5/t6 = 0..12000
;;; clobbers: A Y zp_t0 zp_t1 zp_t2 zp_t3 zp_t4 zp_t7
;;; cycles:   <= 800
.proc strength
        sta     zp_t0
        lda     man_fighting,x
        jsr     multiply_8
        lda     zp_t1
        sta     zp_t2
        lda     #0
        sta     zp_t3
        sta     zp_t4
        lda     #100
        sec
        sbc     man_wounds,x
        jmp     multiply_24_8
.endproc

;;; minus_log2 -- how many halvings a number lies below 65536
;;; in:       zp_t2/t3 = 2..65535
;;; out:      zp_t2/t3 = -log2 of a 65536th of it, 4.12 fixed point
;;; clobbers: A X Y zp_t0 zp_t1 zp_t4
;;; cycles:   <= 650
.proc minus_log2
        ldx     #16                     ; high byte of the halvings, from 1
        lda     zp_t3
        bmi     @top
@shift: pha
        txa
        clc
        adc     #16
        tax
        pla
        asl     zp_t2
        rol
        bpl     @shift
@top:   stx     zp_t4
        asl     zp_t2                   ; 1 + six bits + eight bits + one
        rol
        sta     zp_t3
        lsr
        lsr
        tax                             ; X = six bits below the leading one
        lda     zp_t2                   ; the eight below those
        lsr     zp_t3
        ror
        lsr     zp_t3
        ror
        sta     zp_t0
        sec
        lda     log2_lo+1,x
        sbc     log2_lo,x
        jsr     multiply_8
        asl     zp_t1                   ; C = round up
        adc     log2_lo,x
        sta     zp_t2
        lda     log2_hi,x
        adc     #0
        sta     zp_t3
        lda     #0
        sec
        sbc     zp_t2
        sta     zp_t2
        lda     zp_t4
        sbc     zp_t3
        sta     zp_t3
        rts
.endproc
