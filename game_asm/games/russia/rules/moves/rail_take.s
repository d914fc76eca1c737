; A group goes by rail.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export rail_take
        .import group_enters

        .segment "RULES"

;;; rail_take -- a group goes by rail to a hex that rail_reach has found
;;; rule:     6.3.1 6.3.3 6.3.4 8.1.6 5.2.2  where it gets out the ground is its side's
;;; in:       X = group; zp_hex = index
;;; out:      group_at_lo, group_at_hi, group_flags, group_dug, group_guns; st_rails_used;
;;;           pool_guns_lo,
;;;           pool_guns_hi; hex_ground; X kept
;;; clobbers: A Y zp_ptr0 zp_t0 zp_t2 zp_group zp_unit zp_rules
;;; cycles:   <= 16500
.proc rail_take
        stx     zp_group
        lda     #0                      ; it tires nobody
        jsr     group_enters
        lda     group_flags,x
        ora     #GF_MOVED | GF_RAILED | GF_SPENT
        sta     group_flags,x
        inc     st_rails_used
        rts
.endproc
