; Where the enemy stands, and his zones.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export zones_make
        .import hex_mark, hex_unmark

        .segment "RULES"

;;; zones_make -- mark the hexes of all enemies of a side, and those next to them
;;; rule:     6.10.1  combat and air groups, never depots
;;; in:       st_side; group_at_lo, group_at_hi
;;; out:      GROUND_FOE and GROUND_ZONE of hex_ground
;;; clobbers: A X Y zp_ptr0 zp_arg0..zp_arg3 zp_rules
;;; cycles:   <= 60000
.proc zones_make
        lda     #$FF ^ (GROUND_FOE | GROUND_ZONE)
        sta     zp_arg2
        lda     #>hex_ground
        jsr     hex_unmark
        ldx     #SOVIET_BIT
        lda     st_side
        beq     @group
        ldx     #1
@group: lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_arg1
        lda     group_at_lo,x
        sta     zp_arg0
        stx     zp_rules
        lda     #GROUND_FOE
        sta     zp_arg2
        lda     #GROUND_ZONE
        sta     zp_arg3
        lda     #>hex_ground
        jsr     hex_mark
        ldx     zp_rules
@next:  inx
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_DEPOT
        bcc     @group
        rts
.endproc
