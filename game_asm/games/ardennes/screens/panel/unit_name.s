; The name of a unit.
        .include "zeropage.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export unit_name
        .import name_print, unit_names, unit_names_allied

        .segment "CODE"

;;; unit_name -- print a unit's name
;;; in:       zp_unit
;;; out:      zp_unit kept
;;; clobbers: A X Y zp_ptr0 and what drawing uses
;;; cycles:   -
.proc unit_name
        ldx     zp_unit
        cpx     #GERMANS
        bcs     @allied
        set_word zp_ptr0, unit_names
        jmp     name_print
@allied:
        set_word zp_ptr0, unit_names_allied
        txa
        sec
        sbc     #GERMANS
        tax
        jmp     name_print
.endproc
