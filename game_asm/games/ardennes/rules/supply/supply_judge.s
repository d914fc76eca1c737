; What it does to a unit to be in supply, or not.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export supply_judge
        .import hex_field, supply_find, unit_attack, unit_class, unit_remove, unit_side

ISOLATED_MOST   = 3
UF_REACHED      = UF_HIDDEN             ; while supply is judged: it is in supply
SIDE            = zp_rules+8            ; whose supply is traced
NUMBER          = zp_rules+9            ; hexes from the road
SOME            = zp_rules+11           ; units that are cut off
MOST            = 6                     ; the highest number of a dump

        .segment "RULES"

;;; supply_judge -- who of a side is in supply, and what isolation does to the others
;;; rule:     6.1 6.2 6.4 6.5 6.12 8.7  once, before the side's half-day; infiltrators need none
;;; in:       A = side; hex_zones, dump_number; the units and the map
;;; out:      unit_flags (UF_ISOLATED), unit_whole; who has no attack left is removed: unit_at_hi,
;;;           unit_strength, unit_task, st_lost; A = how many are isolated
;;; clobbers: X Y scratch zp_unit zp_class zp_hex zp_rules zp_lib0..zp_lib3 hex_cost hex_rule
;;;           hex_road hex_river hex_river_first hex_goal hex_queue_* hex_field_page key_ring
;;;           key_count hex_field
;;; cycles:   -
.proc supply_judge
        sta     SIDE
        set_word zp_ptr1, nobody_yet
        jsr     each
        lda     #MOST
        sta     NUMBER
@number:
        lda     NUMBER
        ldx     #DUMPS - 1
@any:   cmp     dump_number,x
        beq     @some
        dex
        bpl     @any
        bmi     @none                   ; always
@some:  lda     SIDE
        ldx     NUMBER
        jsr     supply_find
        bcs     @none
        set_word zp_ptr1, is_reached
        jsr     each
@none:  dec     NUMBER
        bne     @number
        lda     #0
        sta     SOME
        set_word zp_ptr1, is_told
        jsr     each
        lda     SOME
        rts
.endproc

; The routine at zp_ptr1 for every unit of SIDE on the map, but infiltrators; X = the unit.
.proc each
        lda     zp_ptr1
        sta     @go+1                   ; [patched]
        lda     zp_ptr1+1
        sta     @go+2                   ; [patched]
        lda     #0
        sta     zp_unit
@unit:  ldx     zp_unit
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @next
        jsr     unit_side
        cmp     SIDE
        bne     @next
        jsr     unit_class
        cmp     #CLASS_INFILTRATOR
        beq     @next
@go:    jsr     nobody_yet              ; [patched]
@next:  inc     zp_unit
        lda     zp_unit
        cmp     #UNITS
        bcc     @unit
        rts
.endproc

.proc nobody_yet
        lda     unit_flags,x
        and     #UF_REACHED ^ $FF     ; until the end of this: it is supplied
        sta     unit_flags,x
        rts
.endproc

.proc is_reached
        lda     unit_at_lo,x
        sta     zp_ptr0
        lda     unit_at_hi,x
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        ldy     #0
        lda     NUMBER
        cmp     (zp_ptr0),y
        bcc     @no
        lda     unit_flags,x
        ora     #UF_REACHED
        sta     unit_flags,x
@no:    rts
.endproc

.proc is_told
        lda     unit_flags,x
        bpl     @cut_off
        .assert UF_REACHED = %10000000, error, "the sign of the flags"
        and     #(UF_REACHED | UF_ISOLATED) ^ $FF
        sta     unit_flags,x
        rts
@cut_off:
        inc     SOME
        and     #UF_ISOLATED
        bne     @longer
        lda     unit_strength,x
        sta     unit_whole,x
@longer:
        lda     unit_flags,x
        and     #UF_ISOLATED
        cmp     #ISOLATED_MOST
        bcs     @most
        inc     unit_flags,x
        .assert UF_ISOLATED = 3, error, "the lowest bits count"
@most:  jsr     unit_attack
        bne     @done
        jsr     unit_remove
@done:  rts
.endproc
