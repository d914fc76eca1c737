; Replacements.
        .include "ai/ai.inc"
        .export replacements_plan
        .import group_kind, group_replace, own_first, own_next
        .importzp TRUCKS                ; balance.csv

RICH            = 2                     ; 256ths of the infantry pool, as those who build have it

        .segment "COMPUTER"

;;; replacements_plan -- ten points for every unit of the side that is in supply and has room
;;; rule:     6.4.1 6.4.2 5.2.12  mechanized groups first, but a thousand vehicles stay in the
;;;           pool; a second ten while it is rich in infantry
;;; in:       st_side; the state
;;; out:      the units; the pools
;;; clobbers: A X Y zp_t0..zp_t7 zp_group zp_unit zp_lib0 zp_lib1 zp_rules..zp_rules+4 ai_group
;;; cycles:   <= 3400000
.proc replacements_plan
        jsr     own_first
        bcs     @done
@group: jsr     group_kind
        cmp     #KIND_MECH
        bne     @men
        ldy     st_side
        lda     pool_vehicles_hi,y
        cmp     #TRUCKS                 ; a thousand carry all supplies a hex farther
        bcc     @next
@men:   jsr     group_replace
        ldx     st_side                 ; a full pool is for those who fight
        lda     pool_infantry_hi,x
        cmp     #RICH
        bcc     @next
        ldx     ai_group
        jsr     group_replace
@next:  jsr     own_next
        bcc     @group
@done:  rts
.endproc
