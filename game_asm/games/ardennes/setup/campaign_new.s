; A new campaign: who stands where on the morning of 16 December, who comes later.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export campaign_new
        .import unit_printed, unit_entry_lo, unit_entry_hi, unit_turn, unit_kind, map_refresh
        .import army_first, multiply_8
        .importzp GUNS_STRENGTH_CLASSIC

HUNDRED         = 100
GHOST           = 1                     ; what stands for the strength of an infiltrator

        .segment "MENU"

;;; campaign_new -- set up the campaign by the options that were chosen
;;; rule:     8.2  the German stands as the order of battle has him, or places himself; 1.1 6.8 8.1
;;;           10.11 2.32
;;; in:       st_percent, st_dump_number, st_rules, st_by_hand, st_human
;;; out:      unit_strength, unit_full, unit_whole, unit_at_lo, unit_at_hi, unit_from_lo,
;;;           unit_from_hi, unit_flags, unit_task, bridge_state, dump_number; st_turn = 1, st_side =
;;;           SIDE_GERMAN; changes st_won,
;;;           st_lost, st_held, st_hand_count, st_placing, st_saved_turn, st_revealed, st_fog,
;;;           engage_at_hi, hex_sides, hex_ground
;;; clobbers: A X Y zp_t0..zp_t3 zp_ptr0 zp_arg0 zp_arg1 zp_hex zp_to zp_rules
;;; cycles:   <= 260000
.proc campaign_new
        lda     #ARMY_NONE
        sta     st_placing
        .assert ARMY_NONE = 0, error, "X is 0 too"
        tax
@unit:  jsr     unit_new
        inx
        cpx     #UNITS
        bcc     @unit
        ldx     #BRIDGES - 1
        lda     #%00000011
@bridge:
        sta     bridge_state,x
        dex
        bpl     @bridge
        ldx     #DUMPS - 1
        lda     st_dump_number
@dump:  sta     dump_number,x
        dex
        bpl     @dump
        ldx     #ENGAGEMENTS - 1
        lda     #NOWHERE
@engage:
        sta     engage_at_hi,x
        dex
        bpl     @engage
        lda     #0
        sta     st_won
        sta     st_lost
        sta     st_lost+1
        sta     st_lost+2
        sta     st_lost+3
        sta     st_held
        sta     st_held+1
        sta     st_hand_count
        sta     st_side
        sta     st_saved_turn
        sta     st_revealed
        sta     st_fog
        .assert SIDE_GERMAN = 0, error, "the German begins"
        lda     #1
        sta     st_turn
        jmp     map_refresh
.endproc

; Unit X as it begins; X kept.
.proc unit_new
        jsr     strength_new
        sta     unit_strength,x
        sta     unit_full,x
        sta     unit_whole,x            ; and an infiltrator's first of UNIT_TURNS: it has one point
        lda     #0
        sta     unit_flags,x
        sta     unit_task,x
        lda     unit_entry_lo,x
        sta     unit_at_lo,x
        sta     unit_from_lo,x
        lda     unit_entry_hi,x
        sta     unit_at_hi,x
        sta     unit_from_hi,x
        lda     unit_turn,x
        cmp     #2
        bcc     @there
        sta     unit_task,x
        lda     #NOWHERE
        sta     unit_at_hi,x
        sta     UNIT_COME,x
        .assert JUST_COME = NOWHERE, error, "one load for both"
        lda     #UF_TO_COME
        sta     unit_flags,x
@there: lda     st_by_hand
        and     st_human                ; a computer has the order of battle's places
        beq     @done
        cpx     army_first + ARMIES - 1
        bcs     @done
        lda     #NOWHERE                ; he waits to be placed
        sta     unit_at_hi,x
        lda     #UF_TO_COME
        sta     unit_flags,x
        lda     #ARMY_SIXTH
        sta     st_placing
@done:  rts
.endproc

; A = strength of unit X as the options have it; X kept.
.proc strength_new
        lda     unit_printed,x
        bne     @fights
        lda     #GHOST
        rts
@fights:
        sta     zp_t2
        ldy     #SIDE_ALLIED
        cpx     #GERMANS
        bcs     @percent
        dey
        lda     st_rules
        and     #RULE_GUNS
        bne     @percent
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_ARTILLERY << 4
        bne     @percent
        lda     zp_t2
        clc
        adc     #GUNS_STRENGTH_CLASSIC
        sta     zp_t2
@percent:
        lda     zp_t2
        sta     zp_t0
        lda     st_percent,y
        jsr     multiply_8              ; A, zp_t1 = strength times percent
        tay
        lda     zp_t1
        clc
        adc     #HUNDRED / 2            ; to the nearest
        bcc     @low
        iny
@low:   sta     zp_t1
        sty     zp_t3
        ldy     #$FF
@divide:
        iny
        lda     zp_t1
        sec
        sbc     #HUNDRED
        sta     zp_t1
        lda     zp_t3
        sbc     #0
        sta     zp_t3
        bcs     @divide
        tya                             ; 80 per cent of one point are one
        rts
.endproc
