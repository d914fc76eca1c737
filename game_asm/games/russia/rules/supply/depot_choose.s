; Where a depot serves most.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export depot_choose, hex_field_danger, hex_field_want
        .import HEX_LAYER, hex_field, hex_influence, stack_at

MOST_PENALTY    = 4

best            = zp_rules
best_at         = zp_rules+1            ; two bytes
group           = zp_rules+3
at              = zp_rules+4            ; two bytes
score           = zp_rules+6
home            = zp_rules+7            ; two bytes

        .segment "DEPOT_FIELD"
        .align  $100
hex_field_danger:                       ; of the computer, when its depots have gone
hex_field_want: .res 34*32              ; how much supply is wanted within two hexes

        .segment "RULES"

;;; depot_choose -- the hex within a depot's reach where it serves most groups for the least penalty
;;; rule:     5.2.1 5.2.7 5.2.9 5.2.18 6.7.3  groups that have none yet; combat groups count twice;
;;;           where two stand it may only serve at home
;;; in:       zp_hex = index of its start; hex_field, as depot_reach leaves it; st_side; group_flags
;;; out:      C = 0: zp_hex = index; C = 1: nobody needs it
;;; clobbers: hex_field_want A X Y zp_ptr0 zp_ptr1 zp_t0..zp_t3 zp_arg0..zp_arg4
;;;           zp_rules..zp_rules+8
;;; cycles:   -
.proc depot_choose
        lda     zp_hex
        sta     home
        lda     zp_hex+1
        sta     home+1
        jsr     wants
        lda     #0
        sta     best
        sta     at
        sta     at+1
@hex:   lda     at
        sta     zp_ptr0
        sta     zp_ptr1
        lda     at+1
        clc
        adc     #>hex_field
        sta     zp_ptr0+1
        lda     at+1
        clc
        adc     #>hex_field_want
        sta     zp_ptr1+1
        ldy     #0
        lda     (zp_ptr0),y
        cmp     #MOST_PENALTY + 1
        bcs     @next
        sta     zp_t0
        lda     (zp_ptr1),y
        beq     @next
        asl     a
        sec
        sbc     zp_t0                   ; a penalty hex is worth half a point
        bcc     @next
        cmp     best
        bcc     @next
        beq     @next
        sta     score
        lda     at
        sta     zp_hex
        ldx     at+1
        stx     zp_hex+1
        cmp     home
        bne     @stack
        cpx     home+1
        beq     @room
@stack: lda     st_side
        jsr     stack_at
        cmp     #STACK
        bcs     @next
@room:  lda     score
        sta     best
        lda     at
        sta     best_at
        lda     at+1
        sta     best_at+1
@next:  inc     at
        bne     @hex
        inc     at+1
        lda     at+1
        cmp     #>HEX_LAYER + 1         ; nothing is wanted behind the layer
        bcc     @hex
        lda     best_at
        sta     zp_hex
        lda     best_at+1
        sta     zp_hex+1
        lda     best
        beq     @none
        clc
        rts
@none:  sec
        rts
.endproc

; hex_field_want = the groups without supply within two hexes.
.proc wants
        lda     #0
        sta     zp_ptr0
        lda     #>hex_field_want
        sta     zp_ptr0+1
        ldx     #>HEX_LAYER + 1
        lda     #0
        tay
@clear: sta     (zp_ptr0),y
        iny
        bne     @clear
        inc     zp_ptr0+1
        dex
        bne     @clear
        ldx     #1
        lda     st_side
        beq     @first
        ldx     #SOVIET_BIT
@first: stx     group
@group: ldx     group
        lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_arg1
        lda     group_at_lo,x
        sta     zp_arg0
        lda     group_flags,x
        and     #GF_SUPPLIED
        bne     @next
        txa
        and     #NUMBER_BITS
        cmp     #FIRST_AIR
        lda     #2
        bcc     @weigh
        lda     #1
@weigh: sta     zp_arg2
        sta     zp_arg3
        sta     zp_arg4
        lda     #>hex_field_want
        jsr     hex_influence
@next:  inc     group
        lda     group
        and     #NUMBER_BITS
        cmp     #FIRST_DEPOT
        bcc     @group
        rts
.endproc
        .assert <hex_field_want = 0, lderror, "hex_field_want is not on a page"
