; What a shot is worth.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"
        .include "macros.inc"

        .export fire_worth
        .import multiply_8, unit_damage, unit_ground, unit_worth

        .segment "RULES_LOW"

;;; fire_worth -- what a unit's shot at another is worth to a computer: expected loss of the foe
;;; in:       A = per cent 0..100; zp_unit = firer; zp_foe = target, both on the map; st_options
;;; out:      A = 0..255: a sixty-fourth of per cent times hit points times what each is worth; half
;;;           as much again for one that it would destroy, and for one in a town
;;; clobbers: X Y zp_ptr0 zp_t0 zp_t1 zp_t2
;;; cycles:   <= 700
.proc fire_worth
        sta     zp_t2
        ldx     zp_unit
        ldy     unit_type,x
        lda     unit_damage,y
        ldx     zp_foe
        ldy     #0                      ; 1 = it is not the last hit that it takes
        cmp     unit_hits,x
        bcs     @all
        sta     zp_t0
        lda     st_options
        and     #OPTION_PARTIAL
        beq     @all
        iny
        bne     @hits                   ; always
@all:   lda     unit_hits,x
        sta     zp_t0
@hits:  sty     zp_ptr0
        ldy     unit_type,x
        lda     unit_worth,y
        jsr     multiply_8              ; 255 at most
        lda     zp_t1
        sta     zp_t0
        lda     zp_t2
        jsr     multiply_8
        asl     zp_t1
        rol     a
        asl     zp_t1
        rol     a                       ; a sixty-fourth
        ldy     zp_ptr0
        bne     @hurt
        jsr     half_more
@hurt:  sta     zp_t2
        jsr     unit_ground
        and     #TERRAIN
        cmp     #TERRAIN_TOWN
        beq     @town
        cmp     #TERRAIN_RUBBLE
        beq     @town
        lda     zp_t2
        rts
@town:  lda     zp_t2
        falls_into half_more
.endproc

; A and its half, 255 at most; Y kept.
.proc half_more
        sta     zp_t0
        lsr     a
        clc
        adc     zp_t0
        bcc     @done
        lda     #$FF
@done:  rts
.endproc
