; Artillery of those who stand before the enemy.
        .include "ai/ai.inc"
        .export guns_plan
        .import ground_at, guns_add, hex_neighbour, plot_legal, w_guns, own_first, own_next

        .segment "COMPUTER"

;;; guns_plan -- groups that are well dug in next to an enemy get guns and fire them
;;; rule:     6.5.1 6.6.5 8.10.1
;;; in:       st_side; the groups; zones_make's marks
;;; out:      group_guns group_flags group_plot; pool_guns_lo pool_guns_hi
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_arg0 zp_arg1 zp_hex zp_group zp_unit ai_group ai_way
;;; cycles:   <= 2500000
.proc guns_plan
        jsr     own_first
        bcs     @done
@group: lda     group_plot,x
        bne     @next
        lda     group_flags,x
        and     #GF_SUPPLIED | GF_MOVED | GF_RAILED
        cmp     #GF_SUPPLIED
        bne     @next
        ldy     ai_posture
        lda     group_dug,x
        cmp     w_guns,y
        bcc     @next
        jsr     target
        bcs     @next
        jsr     guns_add
        lda     group_guns,x
        beq     @next
        lda     ai_way
        clc
        adc     #PLOT_BOMBARD + 1
        pha
        jsr     plot_legal
        pla
        bcs     @next
        sta     group_plot,x
@next:  jsr     own_next
        bcc     @group
@done:  rts
.endproc

; ai_way = a direction in which an enemy stands: C = 0; X kept.
.proc target
        lda     #5
        sta     ai_way
@way:   ldx     ai_group
        lda     group_at_lo,x
        sta     zp_arg0
        lda     group_at_hi,x
        sta     zp_arg1
        ldx     ai_way
        jsr     hex_neighbour
        copy_word zp_hex, zp_arg0
        jsr     ground_at
        and     #GROUND_FOE
        bne     @found
        dec     ai_way
        bpl     @way
        ldx     ai_group
        sec
        rts
@found: ldx     ai_group
        clc
        rts
.endproc
