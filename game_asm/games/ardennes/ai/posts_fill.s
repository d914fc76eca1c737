; Who is sent to which post.
        .include "ai/ai.inc"

        .export posts_fill
        .import foe_column, foe_count, foe_might, foe_row, hex_distance, multiply_8
        .import own_column, own_row, places_note, post_column, post_first, post_hi, post_hold
        .import post_lo, post_lost, post_most, post_row, post_tenths, side_end, side_first
        .import unit_kind, w_front, w_watch, zone_foe, zones_here

CLOSE           = 4                     ; within that twice
GHOST_TURNS     = 3                     ; half-days in which infiltrators move
POSTS           = 48                    ; more than both sides have
GHOST_POSTS     = 8                     ; the German's first posts, where infiltrators go

        .segment "COMPUTER_BSS"
post_wants:     .res 1
post_has:       .res 1
post_near:      .res POSTS              ; enemies near each

        .segment "COMPUTER"

;;; posts_fill -- give each post the nearest units until it has what it wants, and the rest too
;;; in:       st_side; ai_player; hex_zones; foe_*; the units
;;; out:      unit_role = post of each unit of the side on the map, else NO_POST
;;; clobbers: A X Y scratch zp_hex ai_unit ai_post ai_number ai_sum ai_best ai_to ai_left
;;;           own_column own_row post_has
;;; cycles:   <= 4000000
.proc posts_fill
        jsr     places_note
        ldx     st_side
        ldy     side_end,x
        lda     side_first,x
        tax
        sty     zp_t0
        lda     #NO_POST
@clear: sta     unit_role,x
        inx
        cpx     zp_t0
        bne     @clear
        ldx     st_side
        lda     post_first,x
        sta     ai_post
@post:  jsr     wants
        lda     #0
        sta     post_has
@more:  lda     post_has
        cmp     post_wants
        bcs     @full
        jsr     nearest                 ; C = 0: ai_to
        bcs     @full
        ldx     ai_to
        lda     ai_post
        sta     unit_role,x
        lda     unit_strength,x
        clc
        adc     post_has
        sta     post_has
        bcc     @more
@full:  inc     ai_post
        ldx     st_side
        lda     ai_post
        cmp     post_first+1,x
        bcc     @post
        jmp     others
.endproc

; post_wants = the strength that post ai_post wants.
.proc wants
        ldx     ai_post
        lda     #0
        sta     post_near,x
        lda     post_lost,x
        beq     @kept
        lda     post_lo,x
        sta     zp_hex
        lda     post_hi,x
        sta     zp_hex+1
        jsr     zones_here
        ldx     st_side
        and     zone_foe,x
        beq     @kept
        lda     #0
        sta     post_wants
        rts
@kept:  lda     #0
        sta     ai_sum
        ldx     foe_count
        beq     @sum
@foe:   dex
        stx     ai_number
        lda     foe_column,x
        sta     zp_arg0
        lda     foe_row,x
        sta     zp_arg1
        ldy     ai_post
        lda     post_column,y
        sta     zp_arg2
        lda     post_row,y
        sta     zp_arg3
        jsr     hex_distance
        ldx     ai_player
        cmp     w_watch,x               ; so far away they do not count
        bcs     @next
        cmp     #CLOSE + 1
        ldx     ai_number
        lda     foe_might,x
        bcc     @add
        lsr     a
@add:   clc
        adc     ai_sum
        bcc     @put
        lda     #$FF
@put:   sta     ai_sum
@next:  ldx     ai_number
        bne     @foe
@sum:   lda     ai_sum
        sta     zp_t0
        ldx     ai_post
        sta     post_near,x
        lda     post_tenths,x
        jsr     multiply_8              ; A, zp_t1
        sta     zp_t2
        ldy     #0                      ; a tenth of it
@tenth: lda     zp_t1
        sec
        sbc     #10
        sta     zp_t1
        lda     zp_t2
        sbc     #0
        sta     zp_t2
        bcc     @done
        iny
        bne     @tenth
        dey
@done:  tya
        ldx     ai_post
        clc
        adc     post_hold,x
        bcs     @most
        cmp     post_most,x
        bcc     @set
@most:  lda     post_most,x
@set:   sta     post_wants
        rts
.endproc

; The unit nearest to post ai_post that has none: C = 0, ai_to; C = 1: there is none.
.proc nearest
        lda     #$FF
        sta     ai_best
        ldy     #0
        sty     ai_number
        ldx     st_side
        lda     side_first,x
        sta     ai_unit
@unit:  ldx     ai_unit
        lda     unit_role,x
        cmp     #NO_POST
        bne     @next
        ldy     ai_number
        lda     own_column,y
        beq     @next
        sta     zp_arg0
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        beq     @next
        cmp     #CLASS_ARTILLERY << 4
        beq     @next
        lda     own_row,y
        sta     zp_arg1
        ldy     ai_post
        lda     post_column,y
        sta     zp_arg2
        lda     post_row,y
        sta     zp_arg3
        jsr     hex_distance
        asl     a
        tay
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFANTRY << 4
        tya
        bcc     @fast
        asl     a
@fast:  cmp     ai_best
        bcs     @next
        sta     ai_best
        stx     ai_to
@next:  inc     ai_number
        inc     ai_unit
        ldx     st_side
        lda     ai_unit
        cmp     side_end,x
        bcc     @unit
        lda     ai_best
        cmp     #$FF                    ; C = 1: none
        rts
.endproc

; Who has no post goes to the nearest one: guns and who was left over.
.proc others
        lda     #0
        sta     ai_number
        ldx     st_side
        lda     side_first,x
        sta     ai_unit
@unit:  ldx     ai_unit
        lda     unit_role,x
        cmp     #NO_POST
        bne     @next
        ldy     ai_number
        lda     own_column,y
        beq     @next
        sta     zp_arg0
        lda     own_row,y
        sta     zp_arg1
        lda     unit_kind,x
        and     #KIND_CLASS
        cmp     #CLASS_INFILTRATOR << 4
        bne     @fights
        lda     st_turn
        cmp     #GHOST_TURNS + 1
        bcs     @next                   ; there he stays
        lda     ai_number               ; one to each of the first posts
        and     #GHOST_POSTS - 1
        bpl     @put                    ; always
@fights:
        lda     #$FF
        sta     ai_best
        ldx     st_side
        ldy     post_first,x
        sty     ai_to                   ; when there is none
@post:  ldx     ai_player
        lda     w_front,x
        beq     @any
        lda     post_near,y
        beq     @far                    ; no front there
@any:   lda     post_column,y
        sta     zp_arg2
        lda     post_row,y
        sta     zp_arg3
        jsr     hex_distance
        cmp     ai_best
        bcs     @far
        sta     ai_best
        sty     ai_to
@far:   ldx     st_side
        iny
        tya
        cmp     post_first+1,x
        bcc     @post
        lda     ai_to
@put:   ldx     ai_unit
        sta     unit_role,x
@next:  inc     ai_number
        inc     ai_unit
        ldx     st_side
        lda     ai_unit
        cmp     side_end,x
        bcc     @unit
        rts
.endproc
