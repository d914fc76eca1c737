; Which units are shown.
        .include "state.inc"
        .include "general.inc"

        .export unit_shown
        .import unit_side

        .segment "CODE"

;;; unit_shown -- may the side whose part it is see a unit on the map?
;;; rule:     2.8 13.3 13.12
;;; in:       X = unit on the map; st_options, st_side
;;; out:      C = 1 it may; X kept
;;; clobbers: A
;;; cycles:   <= 60
.proc unit_shown
        lda     st_options
        and     #OPTION_LIMITED
        beq     @yes
        jsr     unit_side
        cmp     st_side
        beq     @yes
        lda     unit_flags,x
        and     #UF_SPOTTED
        cmp     #UF_SPOTTED
        rts
@yes:   sec
        rts
.endproc
