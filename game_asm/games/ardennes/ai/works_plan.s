; Bridges and dumps that are not to fall into the enemy's hands.
        .include "ai/ai.inc"

        .export works_plan
        .import dump_owner, engage_member, foe_column, foe_count, foe_might, foe_row, ghost_here
        .import hex_distance
        .import own_column, own_row, places_note, roll_die
        .import w_blow, work_do, work_find, works_dump

NEAR            = 4                     ; hexes within which enemies count
KEPT            = 2                     ; dumps that are never burnt: what else is he to live on

        .segment "COMPUTER_BSS"
blower:         .res 1                  ; the unit at work, and its number within the side
blower_at:      .res 1

        .segment "ATTACK"

;;; works_plan -- the Ally blows the bridge or dump in a hex where enemies near it are too strong
;;; rule:     2.25 2.26 2.28 6.11  never one of his last two dumps
;;; in:       st_side; foe_*; hex_zones; the units, engaged where they are to be
;;; out:      bridge_state, dump_number, unit_flags, own_column, own_row; changes hex_sides,
;;;           hex_ground, rng_seed
;;; clobbers: A X Y scratch zp_unit zp_hex zp_class zp_rules+4..zp_rules+7 zp_arg0..zp_arg3
;;;           works_bridge works_half works_dump ai_unit ai_number ai_sum
;;; cycles:   <= 30000000
.proc works_plan
        lda     st_side
        beq     @done
        .assert SIDE_GERMAN = 0, error, "the German needs his bridges"
        jsr     places_note
        lda     #0
        sta     blower_at
        lda     #GERMANS
        sta     blower
@unit:  jsr     threatened
        bcc     @next
        ldx     blower
        lda     #0                      ; to blow
        jsr     work_find
        bcs     @next
        ldx     works_dump
        cpx     #NO_UNIT
        beq     @do
        jsr     spare
        bcc     @next
@do:    jsr     ghost_here
        lda     #0
        rol     a
        pha
        jsr     roll_die
        tax
        pla
        jsr     work_do
@next:  inc     blower_at
        inc     blower
        lda     blower
        cmp     #UNITS
        bcc     @unit
@done:  rts
.endproc

; C = 1 when the Ally has dumps enough without works_dump, in whose hex zp_hex stays.
.proc spare
        lda     #0
        sta     zp_t0
        ldx     #DUMPS - 1
@dump:  lda     dump_number,x
        beq     @next
        jsr     dump_owner
        cmp     #SIDE_ALLIED
        bne     @next
        inc     zp_t0
@next:  dex
        bpl     @dump
        ldx     works_dump
        jsr     dump_owner
        lda     zp_t0
        cmp     #KEPT + 1
        rts
.endproc

; C = 1 when unit `blower` began where it stands, fights nobody and enemies near it are too strong.
.proc threatened
        ldy     blower_at
        lda     own_column,y
        beq     @no
        sta     zp_arg0
        lda     own_row,y
        sta     zp_arg1
        ldx     blower
        jsr     engage_member
        bne     @no
        lda     unit_flags,x
        and     #UF_AIMED | UF_FIXED
        bne     @no
        lda     #0
        sta     ai_sum
        ldx     foe_count
        beq     @no
@foe:   dex
        lda     foe_column,x
        sta     zp_arg2
        lda     foe_row,x
        sta     zp_arg3
        jsr     hex_distance
        cmp     #NEAR + 1
        bcs     @far
        lda     foe_might,x
        adc     ai_sum                  ; C = 0
        bcc     @put
        lda     #$FF
@put:   sta     ai_sum
@far:   cpx     #0
        bne     @foe
        ldx     blower
        ldy     ai_player
        lda     unit_strength,x
        sta     zp_t0
        lda     #0
        ldx     w_blow,y
        beq     @no
@times: clc
        adc     zp_t0
        bcs     @no
        dex
        bne     @times
        cmp     ai_sum
        bcs     @no                     ; it may hold
        sec
        rts
@no:    clc
        rts
.endproc
