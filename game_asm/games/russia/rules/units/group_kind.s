; What a group is.
        .include "russia.inc"

        .export group_kind

        .segment "RULES"

;;; group_kind -- mechanized, infantry, air or depot
;;; rule:     4.1.1 4.1.2 4.1.3 4.1.4 4.2.2 5.1.1
;;; in:       X = group 1..127
;;; out:      A = KIND_*; X kept
;;; clobbers: Y
;;; cycles:   <= 45
.proc group_kind
        txa
        and     #NUMBER_BITS
        ldy     #KIND_MECH
        cmp     #FIRST_INFANTRY
        bcc     @kind
        iny
        cmp     #FIRST_AIR
        bcc     @kind
        iny
        cmp     #FIRST_DEPOT
        bcc     @kind
        iny
@kind:  tya
        rts
.endproc
