; Who goes by rail, and where to.
        .include "ai/ai.inc"
        .export rails_plan
        .import HEX_LAYER, group_tired, hex_field, on_line, out_too_long, power, rail_reach
        .import rail_take, stack_at, support_add, support_drop, w_rail, own_first, own_next

MOST_RAILS      = 3

        .segment "COMPUTER_BSS"
farthest:       .res MOST_RAILS         ; groups, the one that is farthest from the goals first
distance:       .res MOST_RAILS

        .segment "COMPUTER"

;;; rails_plan -- the three groups that are farthest from the front go to where most is wanted
;;; rule:     6.3.1 6.3.2 6.3.3 10.0.5
;;; in:       hex_field from goals_flood; hex_field_danger hex_field_support; st_side
;;; out:      the groups that go, as rail_take leaves them; hex_field_support; changes hex_field
;;; clobbers: A X Y scratch zp_hex zp_lib2 zp_group zp_unit ai_at ai_best ai_from ai_group ai_n
;;;           ai_left zp_rules hex_cost hex_stop hex_goal hex_queue_* hex_field_page key_ring
;;;           key_count
;;; cycles:   <= 3000000
.proc rails_plan
        jsr     candidates
        lda     #0
        sta     ai_n
@next:  ldx     ai_n
        lda     farthest,x
        beq     @done
        tax
        jsr     send
        inc     ai_n
        lda     ai_n
        cmp     #MOST_RAILS
        bcc     @next
@done:  rts
.endproc

; farthest = groups on a railway, far from the front; 0 where there are no more.
.proc candidates
        ldx     #MOST_RAILS - 1
        lda     #0
@clear: sta     farthest,x
        sta     distance,x
        dex
        bpl     @clear
        jsr     own_first
        bcs     @done
@group: jsr     one
@next:  jsr     own_next
        bcc     @group
@done:  rts
.endproc

; Group X into the list, if it is far enough away.
.proc one
        lda     group_at_lo,x
        sta     zp_hex
        sta     zp_ptr0
        lda     group_at_hi,x
        sta     zp_hex+1
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        cmp     w_rail
        bcc     @no
        cmp     distance+MOST_RAILS-1
        bcc     @no
        sta     ai_left
        ldy     st_side
        jsr     on_line
        bcc     @no
        ldx     ai_group
        jsr     out_too_long
        bcs     @no
        jsr     group_tired
        bcs     @no
        ldy     #MOST_RAILS - 1
@seek:  cpy     #0
        beq     @here
        lda     distance-1,y
        cmp     ai_left
        bcs     @here
        sta     distance,y
        lda     farthest-1,y
        sta     farthest,y
        dey
        bpl     @seek                   ; always
@here:  lda     ai_left
        sta     distance,y
        lda     ai_group
        sta     farthest,y
@no:    rts
.endproc

; Group X goes where danger is greatest and support least.
.proc send
        stx     ai_group
        lda     group_at_lo,x
        sta     zp_hex
        lda     group_at_hi,x
        sta     zp_hex+1
        jsr     rail_reach
        lda     #0
        sta     ai_at
        sta     ai_at+1
        sta     ai_best
@hex:   lda     ai_at
        sta     zp_ptr0
        lda     ai_at+1
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        ldy     #0
        lda     (zp_ptr0),y
        bne     @next
        lda     ai_at+1
        clc
        adc     #>hex_field_support
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        lsr     a
        sta     zp_t0
        lda     ai_at+1
        clc
        adc     #>hex_field_danger
        sta     zp_ptr0+1
        lda     (zp_ptr0),y
        sec
        sbc     zp_t0
        bcc     @next
        cmp     ai_best
        bcc     @next
        beq     @next
        sta     ai_left
        copy_word zp_hex, ai_at
        lda     st_side
        jsr     stack_at
        cmp     #STACK
        bcs     @next
        lda     ai_left
        sta     ai_best
        copy_word ai_from, ai_at
@next:  inc     ai_at
        bne     @hex
        inc     ai_at+1
        lda     ai_at+1
        cmp     #>HEX_LAYER
        bcc     @hex
        lda     ai_best
        beq     @no
        ldx     ai_group
        jsr     support_drop
        copy_word zp_hex, ai_from
        ldx     ai_group
        jsr     rail_take
        jmp     support_add
@no:    rts
.endproc
