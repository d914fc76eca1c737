; Infiltrators on the way.
        .include "zeropage.inc"
        .include "state.inc"
        .include "macros.inc"

        .export ghost_on_way
        .import from_hex, ghost_here, hex_beside, hex_field, hex_path_sides, hex_path_ways

UNIT            = zp_rules+8
DEST            = zp_rules+9
LEFT            = zp_rules+11           ; steps still to go
STEP            = zp_rules+12

        .segment "RULES"

;;; ghost_on_way -- the first infiltrator on the way that a flood found
;;; rule:     7.14
;;; in:       zp_rules+8 = unit; zp_rules+9/10 = index of the hex it goes to; hex_field, hex_cost,
;;;           hex_rule, hex_road, hex_river, hex_river_first as the flood left them
;;; out:      C = 1: X = infiltrator, zp_hex = its hex; C = 0: there is none
;;; clobbers: A X Y scratch zp_hex zp_to zp_lib2 zp_lib3 zp_rules+11 zp_rules+12 hex_path_ways
;;;           hex_field_page
;;; cycles:   -
.proc ghost_on_way
        ldx     UNIT
        jsr     from_hex
        copy_word zp_arg0, DEST
        lda     #>hex_field
        jsr     hex_path_sides
        bcs     @none
        sta     LEFT
        stx     STEP
@step:  lda     LEFT
        beq     @none
        dec     LEFT
        ldx     STEP
        inc     STEP
        lda     hex_path_ways,x
        tax
        jsr     hex_beside
        copy_word zp_hex, zp_to
        jsr     ghost_here
        bcc     @step
        rts
@none:  clc
        rts
.endproc
