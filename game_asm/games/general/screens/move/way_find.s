; The way to a hex, as far as the side knows what stands on it.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export way_find
        .import hex_field, hex_path_steps, hidden_off, hidden_on

        .segment "PLAY"

;;; way_find -- the active unit's way to a hex; enemies that its side does not know of are no bar
;;; rule:     13.3 3.24
;;; in:       st_active; zp_arg0/1 = index of the hex; hex_field as reach_find left it; hex_pieces
;;; out:      C = 0: A = how many steps; X = where in hex_path_ways the first stands; C = 1: there
;;;           is no way
;;; clobbers: Y scratch hex_path_ways hex_field_page zp_lib0 zp_lib2 zp_lib3 zp_unit
;;; cycles:   -
.proc way_find
        lda     st_active
        sta     zp_unit
        jsr     hidden_off
        lda     #>hex_field
        jsr     hex_path_steps
        php
        pha
        txa
        pha
        jsr     hidden_on
        pla
        tax
        pla
        plp
        rts
.endproc
