; A group goes by rail.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export rail_take
        .import guns_back

        .segment "RULES"

;;; rail_take -- a group goes by rail to a hex that rail_reach has found
;;; rule:     6.3.1 6.3.3 6.3.4 8.1.6
;;; in:       X = group; zp_hex = index
;;; out:      group_at_lo, group_at_hi, group_flags, group_dug, group_guns; st_rails_used;
;;;           pool_guns_lo,
;;;           pool_guns_hi; X kept
;;; clobbers: A Y
;;; cycles:   <= 200
.proc rail_take
        lda     zp_hex
        sta     group_at_lo,x
        lda     zp_hex+1
        sta     group_at_hi,x
        jsr     guns_back
        lda     #0
        sta     group_dug,x
        lda     group_flags,x
        ora     #GF_MOVED | GF_RAILED | GF_SPENT
        sta     group_flags,x
        inc     st_rails_used
        rts
.endproc
