; A unit goes where it is sent.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export unit_go, unit_walk
        .import field_here, ghost_asked, ghost_holds
        .import ghost_on_way, ghosts_shut, hand_back, reach_find, stack_count
        .import unit_class, unit_place, unit_side, way_walk, zones_known

UNIT            = zp_rules+8
DEST            = zp_rules+9
MOST            = zp_rules+13           ; half points, afterwards

        .segment "CODE"

;;; unit_go -- a unit goes to a hex of its reach, as far as nobody hidden is in its way
;;; rule:     4.1 7.11 7.14  out of an infiltrator's hex, or the only way past him: he is recognised
;;;           or leads it away; 10.2
;;;           10.6  it halts where it meets a hidden enemy, and moves no more
;;; in:       X = unit 0..232 of st_side, not in st_hand; zp_hex = index; hex_field, hex_cost,
;;;           hex_rule, hex_road, hex_river, hex_river_first as reach_find left them; hex_zones as
;;;           zones_known makes it
;;; out:      the unit: unit_at_lo, unit_at_hi, unit_from_lo, unit_from_hi, unit_task, unit_flags;
;;;           A = GO_*; hex_zones; changes the other units, st_revealed st_lost rng_seed; from the
;;;           hand it may be there again: st_hand, st_hand_count
;;; clobbers: X Y scratch zp_hex zp_to zp_unit zp_class zp_terrain zp_rules zp_lib0..zp_lib3
;;;           hex_cost hex_rule hex_road hex_river hex_river_first hex_goal hex_queue_*
;;;           hex_field_page hex_field hex_path_ways key_ring key_count
;;; cycles:   -
.proc unit_go
        jsr     unit_walk
        pha
        jsr     zones_known
        pla
        rts
.endproc

;;; unit_walk -- unit_go, with the zones left as they were when nobody was met
;;; rule:     4.1 7.11 7.14  out of an infiltrator's hex, or the only way past him: he is recognised
;;;           or leads it away; 10.2
;;;           10.6  it halts where it meets a hidden enemy, and moves no more
;;; in:       X = unit 0..232 of st_side, not in st_hand; zp_hex = index; hex_field, hex_cost,
;;;           hex_rule, hex_road, hex_river, hex_river_first as reach_find left them; hex_zones as
;;;           zones_known makes it
;;; out:      the unit: unit_at_lo, unit_at_hi, unit_from_lo, unit_from_hi, unit_task, unit_flags;
;;;           A = GO_*; changes hex_zones, the other units, st_revealed st_lost rng_seed; from the
;;;           hand it may be there again: st_hand, st_hand_count
;;; clobbers: X Y scratch zp_hex zp_to zp_unit zp_class zp_terrain zp_rules zp_lib0..zp_lib3
;;;           hex_cost hex_rule hex_road hex_river hex_river_first hex_goal hex_queue_*
;;;           hex_field_page hex_field hex_path_ways key_ring key_count
;;; cycles:   -
.proc unit_walk
        stx     UNIT
        copy_word DEST, zp_hex
        cpx     #GERMANS
        bcc     @walk
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @ghost                  ; from the hand
        cmp     zp_hex+1
        bne     @leaves
        lda     unit_at_lo,x
        cmp     zp_hex
        beq     @walk                   ; it stays
@leaves:
        jsr     ghost_holds             ; a player's unit was asked when it was taken up
        bcs     @astray
@ghost: jsr     ghost_on_way
        bcc     @walk
        txa
        pha
        jsr     ghosts_shut
        ldx     UNIT
        jsr     reach_find
        sta     MOST
        copy_word zp_hex, DEST
        jsr     field_here
        sec
        sbc     MOST
        sta     MOST                    ; 0 or less: there is a way round
        beq     @round
        bcs     @barred
@round: jsr     zones_known
        pla
        jmp     @walk
@barred:
        jsr     zones_known
        pla
        tax
        lda     unit_at_lo,x
        sta     zp_hex
        lda     unit_at_hi,x
        sta     zp_hex+1
        jsr     ghost_asked
        bcs     @astray
        jsr     reach_find
        jmp     @ghost                  ; there may be another
@astray:
        jsr     zones_known
        lda     #GO_ASTRAY
        rts
@walk:  copy_word zp_hex, DEST
        ldx     UNIT
        lda     unit_from_lo,x
        sta     zp_to
        lda     unit_from_hi,x
        sta     zp_to+1
        jsr     unit_class
        cmp     #CLASS_INFILTRATOR
        beq     @there                  ; nobody halts him
        jsr     way_walk
        bcc     @there
        ldx     UNIT
        lda     unit_flags,x
        ora     #UF_FIXED
        sta     unit_flags,x
        jsr     unit_side
        jsr     stack_count
        cmp     #STACK
        bcs     @stays
        ldx     UNIT
        jsr     unit_place
        jmp     @halted
@stays: ldx     UNIT                    ; no room where it would halt: it does not begin
        jsr     hand_back
@halted:
        jsr     zones_known
        lda     #GO_HALTED
        rts
@there: ldx     UNIT
        jmp     unit_place
.endproc
