; Where the enemy can strike, and where friends help.
        .include "ai/ai.inc"
        .export danger_make, support_add, support_drop, hex_field_support
        .import foe_attack, group_kind, hex_around_upper, hex_corner
        .import hex_flood_begin, hex_influence, power
        .importzp HEX_STRIDE

        .segment "COMPUTER_FIELD"
hex_field_support: .res 34*32           ; power of friends in a hex, half of it beside them
        .assert <hex_field_support = 0, lderror, "hex_field_support is not on a page"

        .segment "COMPUTER"

;;; danger_make -- how much enemy power threatens each hex, how much of our own supports it
;;; rule:     6.6.1 6.10.1  infantry attacks next to it, mechanized groups two hexes away
;;; in:       foe_attack; power; st_side; the groups
;;; out:      hex_field_danger, which is hex_field_want; hex_field_support
;;; clobbers: A X Y scratch ai_group hex_queue_* hex_field_page hex_goal
;;; cycles:   <= 400000
.proc danger_make
        lda     #>hex_field_danger
        jsr     empty
        lda     #>hex_field_support
        jsr     empty
        lda     #1
        sta     ai_group
@group: ldx     ai_group
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_arg1
        lda     group_at_lo,x
        sta     zp_arg0
        jsr     group_kind
        cmp     #KIND_AIR
        bcs     @next
        cpx     #SOVIET_BIT
        ldy     st_side
        beq     @axis
        bcs     @own
        bcc     @foe                    ; always
@axis:  bcs     @foe
@own:   jsr     support_add
        jmp     @next
@foe:   tay                             ; KIND_*
        lda     #0
        sta     zp_arg2
        lda     foe_attack,y
        sta     zp_arg3
        lsr     a
        cpy     #KIND_MECH
        beq     @far
        lsr     a
@far:   sta     zp_arg4
        lda     #>hex_field_danger
        jsr     hex_influence
@next:  inc     ai_group
        bpl     @group
        rts
empty:  ldx     #$FF                    ; 0 everywhere
        jmp     hex_flood_begin
.endproc

;;; support_add -- a group supports the hex it stands in and those beside
;;; in:       X = own group; power; group_at_lo, group_at_hi
;;; out:      hex_field_support, at most 255
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_arg0 zp_arg1
;;; cycles:   <= 500
.proc support_add
        clc
        bcc     change                  ; always
.endproc

;;; support_drop -- it does no longer
;;; in:       X = own group; power; group_at_lo, group_at_hi
;;; out:      hex_field_support
;;; clobbers: A X Y zp_ptr0 zp_t0 zp_t1 zp_arg0 zp_arg1
;;; cycles:   <= 500
.proc support_drop
        sec
.endproc
.proc change
        lda     #0
        ror     a
        sta     zp_t1                   ; its highest bit: less
        lda     group_at_lo,x
        sta     zp_arg0
        lda     group_at_hi,x
        sta     zp_arg1
        lda     power,x
        bne     @some
        lda     #1                      ; even the weakest has a zone
@some:  sta     zp_t0
        lda     #>hex_field_support
        jsr     hex_corner
        ldy     #HEX_STRIDE + 1
        jsr     one
        lsr     zp_t0
        inc     zp_t0
        .repeat 6, way
        ldy     hex_around_upper+way,x
        jsr     one
        .endrepeat
        rts
.endproc
.proc one
        bit     zp_t1
        bmi     @less
        lda     (zp_ptr0),y
        clc
        adc     zp_t0
        bcc     @put
        lda     #$FF
@put:   sta     (zp_ptr0),y
        rts
@less:  lda     (zp_ptr0),y
        sec
        sbc     zp_t0
        bcs     @put
        lda     #0
        sta     (zp_ptr0),y
        rts
.endproc
