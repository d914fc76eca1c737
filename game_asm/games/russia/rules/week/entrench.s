; Digging in.
        .include "state.inc"
        .include "russia.inc"

        .export entrench
        .import dig_percent, group_kind

MOST            = 5
CUT_OFF         = 3                     ; without supply no higher

        .segment "GROUND"

;;; entrench -- a group may rise one level
;;; rule:     6.8.1 6.8.2 6.8.3 10.0.3
;;; in:       X = group; A = draw 0..99; group_flags; group_plot; st_level
;;; out:      group_dug; X kept
;;; clobbers: A Y
;;; cycles:   <= 110
.proc entrench
        pha
        jsr     group_kind
        cmp     #KIND_AIR
        bcs     @no
        lda     group_plot,x
        bne     @no
        lda     group_flags,x
        and     #GF_MOVED | GF_RAILED
        bne     @no
        lda     group_dug,x
        cmp     #MOST
        bcs     @no
        cmp     #CUT_OFF
        bcc     @may
        lda     group_flags,x
        and     #GF_SUPPLIED
        beq     @no
@may:   ldy     #3                      ; as level 3
        cpx     #SOVIET_BIT
        bcc     @try
        ldy     st_level
@try:   pla
        cmp     dig_percent-1,y         ; the Soviets by level; the Axis always as at 3
        bcs     @done
        inc     group_dug,x
@done:  rts
@no:    pla
        rts
.endproc
