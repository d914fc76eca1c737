; The Siberians.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export siberians
        .import city_at_hi, city_at_lo, ground_at, stack_at, type_maximum, type_row
        .importzp TYPE_RIFLE, city_kuybyshev

FIRST_YEAR      = 42
FIRST_MONTH     = 6
CORPS           = 5
EXPERIENCE      = 70
FIRST_GROUP     = 76
LAST_GROUP      = 115

group           = zp_rules
left            = zp_rules+1

        .segment "WEEK"

;;; siberians -- at levels 1 and 2 a group of five full corps comes to Kuybyshev each week
;;; rule:     8.14.1 8.14.2 8.14.3  level 2: June to December 1942; level 1: from June 1942 on
;;; in:       st_level st_month st_year; the ground, groups and units
;;; out:      a group and five units more, if there is room for all of them
;;; clobbers: A X Y zp_t0 zp_t1 zp_ptr0 zp_hex zp_unit zp_rules zp_rules+1
;;; cycles:   <= 30000
.proc siberians
        lda     st_level
        cmp     #3
        bcs     @done
        lda     st_year
        cmp     #FIRST_YEAR
        bcc     @done
        bne     @later
        lda     st_month
        cmp     #FIRST_MONTH
        bcs     @time
@done:  rts
@later: lda     st_level
        cmp     #1
        bne     @done
@time:  lda     city_at_lo + city_kuybyshev
        sta     zp_hex
        lda     city_at_hi + city_kuybyshev
        sta     zp_hex+1
        jsr     ground_at
        and     #GROUND_AXIS
        bne     @done
        lda     #SIDE_SOVIET
        jsr     stack_at
        cmp     #STACK
        bcs     @done
        ldx     #FIRST_GROUP
@free:  lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @number
        inx
        cpx     #LAST_GROUP + 1
        bcc     @free
        rts
@number:
        stx     group
        lda     #CORPS
        sta     left
        lda     #1                      ; is there room for all of them?
        jsr     corps
        lda     left
        bne     @done
        lda     #CORPS
        sta     left
        lda     #0
        jsr     corps
        ldx     group
        lda     zp_hex
        sta     group_at_lo,x
        lda     zp_hex+1
        sta     group_at_hi,x
        lda     #0
        sta     group_dug,x
        sta     group_guns,x
        sta     group_plot,x
        sta     group_flags,x
        sta     group_steps,x
        rts
.endproc

; Go over free records until none is left of `left`; A = 0: make a corps of each.
.proc corps
        sta     zp_t0
        lda     #<unit_soviet
        sta     zp_unit
        lda     #>unit_soviet
        sta     zp_unit+1
@unit:  ldy     #U_STRENGTH
        lda     (zp_unit),y
        bne     @next
        lda     zp_t0
        bne     @counted
        lda     #TYPE_RIFLE
        jsr     type_row
        lda     type_maximum,x
        ldy     #U_STRENGTH
        sta     (zp_unit),y
        lda     #TYPE_RIFLE
        dey
        sta     (zp_unit),y
        ldy     #U_EXPERIENCE
        lda     #EXPERIENCE
        sta     (zp_unit),y
        iny
        lda     #0
        sta     (zp_unit),y
        iny
        lda     group
        sta     (zp_unit),y
        iny
        sta     (zp_unit),y             ; called by its group
        iny
        lda     #0
        sta     (zp_unit),y
        iny
        sta     (zp_unit),y
@counted:
        dec     left
        beq     @done
@next:  unit_next state_end
        bcc     @unit
@done:  rts
.endproc
