; How long the way to the goal takes.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "ai/ai.inc"
        .export way_time, need_lo, need_hi
        .import aim_first_x, aim_first_y, man_counts, map_distance, aim_row, aim_hears, size

NO_WAY          = 100                   ; squares of a man whose way is not known

        .segment "COMPUTER"

; time points for what is done at the goal, by aim from AIM_REACH: ten men find room there; a fuse;
; the plastic is taken up and brought to the goal.  The last is for who is heard, with half of the
; way once more: outposts come to a patrol that tarries, and one straggler keeps all waiting
reserve_lo:     .byte <1800, <1100, <1000, <3040
reserve_hi:     .byte >1800, >1100, >1000, >3040
HEARD           = 3                     ; of these four

;;; way_time -- what the way of him who has farthest to go takes, running
;;; rule:     16.A.2 to 16.B.7  of those who count, or of the carrier
;;; in:       ai_aim ai_carrier ai_first; st_scenario st_side st_stage st_target; distance
;;; out:      need_lo/hi = 16 time points a step, for the way behind the first goal too, and what is
;;;           done at the goal
;;; clobbers: A X Y zp_t0 zp_t1 zp_map_ptr zp_dist_ptr
;;; cycles:   <= 3000
.proc way_time
        jsr     longest_way
        lda     #0
        sta     need_hi
        ldy     st_side
        lda     st_stage,y
        bne     @steps
        jsr     aim_row
        lda     aim_first_x,x
        beq     @steps
        lda     st_side
        asl     a
        tay
        lda     st_target,y             ; a patrol's exit
        sec
        sbc     aim_first_x,x
        jsr     size
        sta     zp_t1
        lda     st_target+1,y
        sec
        sbc     aim_first_y,x
        jsr     size
        clc
        adc     zp_t1
        clc
        adc     zp_t0
        bcc     @sum
        lda     #FAR
@sum:   sta     zp_t0
@steps: lda     zp_t0
        ldx     #4
@twice: asl     a
        rol     need_hi
        dex
        bne     @twice
        sta     need_lo
        lda     ai_aim
        sec
        sbc     #AIM_REACH
        tax
        bne     @reserve
        jsr     aim_row
        txa
        eor     #1
        tax
        ldy     aim_hears,x             ; of the other side
        ldx     #0
        tya
        beq     @reserve
        ldx     #HEARD
@reserve:
        lda     reserve_lo,x
        clc
        adc     need_lo
        sta     need_lo
        lda     reserve_hi,x
        adc     need_hi
        sta     need_hi
        rts
.endproc

; zp_t0 = steps of the man who has farthest to go of those who count, or of the carrier
.proc longest_way
        lda     #0
        sta     zp_t0
        ldx     ai_carrier
        cpx     #SOLDIERS
        bcs     @all
        jmp     one_way
@all:   ldx     ai_first
        ldy     #SQUAD
@man:   sty     left_men
        jsr     man_counts
        bcc     @next
        jsr     one_way
@next:  inx
        ldy     left_men
        dey
        bne     @man
        rts
.endproc

.proc one_way
        jsr     map_distance
        cmp     #FAR
        bne     @known
        lda     #NO_WAY
@known: cmp     zp_t0
        bcc     @done
        sta     zp_t0
@done:  rts
.endproc

        .segment "COMPUTER_BSS"
left_men:       .res 1
need_lo:        .res 1
need_hi:        .res 1
