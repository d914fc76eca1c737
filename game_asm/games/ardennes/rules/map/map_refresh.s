; All bridges as the map has them.
        .include "zeropage.inc"
        .include "ardennes.inc"

        .export map_refresh
        .import bridge_show

        .segment "RULES"

;;; map_refresh -- let the map have every bridge as the state has it
;;; rule:     2.32
;;; in:       bridge_state
;;; out:      changes hex_sides, hex_ground
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_arg0 zp_arg1 zp_rules
;;; cycles:   <= 44000
.proc map_refresh
        lda     #BRIDGES - 1
        sta     zp_rules
@next:  ldx     zp_rules
        jsr     bridge_show
        dec     zp_rules
        bpl     @next
        rts
.endproc
