; Where a mechanized group could break through.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"
        .include "macros.inc"

        .export way_through
        .import ground_at, group_acs, hex_neighbour, stack_next, terrain_of

SURE            = 3                     ; times as strong: he goes back, by rule 7.7.1

asks            = zp_overlay+12         ; the group
way             = zp_overlay+13         ; direction 0..5
left            = zp_overlay+14         ; three bytes: what is more than needed
mine            = zp_overlay+17         ; three bytes

        .segment "LOW_CODE"

;;; way_through -- is there an enemy beside a group that gives way for sure, and none behind him?
;;; rule:     7.7.1  ours: before ground, entrenchment and weather
;;; in:       X = combat group on the map; GROUND_FOE; st_side
;;; out:      C = 1: there is
;;; clobbers: A X Y zp_t0..zp_t7 zp_ptr0 zp_arg0 zp_arg1 zp_hex zp_acs zp_group zp_unit zp_lib0
;;;           zp_lib1 zp_rules..zp_rules+2 zp_overlay+12..zp_overlay+19
;;; cycles:   <= 500000
.proc way_through
        stx     asks
        jsr     group_acs
        ldx     #2
@keep:  lda     zp_acs,x
        sta     mine,x
        dex
        bpl     @keep
        lda     #DIRECTIONS - 1
        sta     way
@way:   ldx     asks
        lda     group_at_lo,x
        sta     zp_arg0
        lda     group_at_hi,x
        sta     zp_arg1
        jsr     ahead
        and     #GROUND_FOE
        beq     @next
        lda     zp_hex
        pha
        lda     zp_hex+1
        pha
        jsr     ahead
        sta     zp_t0
        pla
        sta     zp_hex+1
        pla
        sta     zp_hex
        bit     zp_t0
        .assert GROUND_FOE = %01000000, error, "bit puts it into V"
        bvs     @next
        lda     zp_t0
        jsr     terrain_of
        cmp     #TERRAIN_SEA
        beq     @next
        cmp     #TERRAIN_OUTSIDE
        beq     @next
        jsr     weak
        bcs     @found
@next:  dec     way
        bpl     @way
        clc
@found: rts
.endproc

; zp_hex = zp_arg0/1 = the next hex in direction `way`; A = its ground.
.proc ahead
        ldx     way
        jsr     hex_neighbour
        copy_word zp_hex, zp_arg0
        jmp     ground_at
.endproc

; C = 1: the enemies in zp_hex have at most a third of `mine`.
.proc weak
        ldx     #2
@copy:  lda     mine,x
        sta     left,x
        dex
        bpl     @copy
        ldx     #0
        lda     st_side
        bne     @next
        ldx     #SOVIET_BIT - 1
@next:  jsr     stack_next
        bcs     @done                   ; of all it is enough
        txa
        pha
        jsr     group_acs
        pla
        tax
        ldy     #SURE
@less:  lda     left
        sec
        sbc     zp_acs
        sta     left
        lda     left+1
        sbc     zp_acs+1
        sta     left+1
        lda     left+2
        sbc     zp_acs+2
        sta     left+2
        bcc     @done
        dey
        bne     @less
        beq     @next                   ; always
@done:  rts
.endproc
