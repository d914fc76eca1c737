; The engineers of a side have worked.
        .include "zeropage.inc"
        .include "state.inc"
        .include "general.inc"

        .export works_end
        .import work_do, work_tell

        .segment "RULES"

;;; works_end -- when a side has moved, its engineers have done their work
;;; rule:     7.13 8.22
;;; in:       the units; plot_col, plot_row of engineers; hex_pieces
;;; out:      the ground; the mines; plot_col, plot_row, unit_flags
;;; clobbers: A X Y scratch zp_col zp_row zp_rules
;;; cycles:   -
; Of two who were told the same only one finds it undone: so what each does is settled before any.
.proc works_end
        lda     #0
        sta     zp_rules
@round: ldx     #UNITS - 1
@unit:  lda     unit_type,x
        cmp     #TYPE_EN
        bne     @next
        lda     plot_col,x
        beq     @next
        lda     unit_col,x
        beq     @clear                  ; it has died meanwhile
        lda     zp_rules
        bne     @do
        jsr     work_tell               ; a computer only says where
        jmp     @next
@do:    jsr     work_do
        lda     unit_flags,x
        ora     #UF_FIRED | UF_MOVED
        sta     unit_flags,x
@clear: lda     #0
        sta     plot_col,x
@next:  dex
        bpl     @unit
        inc     zp_rules
        lda     zp_rules
        cmp     #2
        bcc     @round
        rts
.endproc
