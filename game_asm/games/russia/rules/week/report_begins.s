; What a week's report is compared with.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export cities_held, groups_count, report_begins
        .import city_side, group_kind

        .segment "RULES"

;;; report_begins -- note who holds the cities and how many groups there are; nothing is lost yet
;;; rule:     7.0.1  ours: what changed in a week is told
;;; in:       the ground and the groups
;;; out:      report_held report_groups; st_lost_lo st_lost_hi log_battles = 0
;;; clobbers: A X Y zp_hex zp_ptr0 zp_t0 zp_t1
;;; cycles:   <= 18000
.proc report_begins
        ldx     #CITIES_ON_MAP - 1
@city:  jsr     city_side
        sta     report_held,x
        dex
        bpl     @city
        lda     #0
        sta     log_battles
        sta     st_lost_lo
        sta     st_lost_lo+1
        sta     st_lost_hi
        sta     st_lost_hi+1
        jsr     groups_count
        lda     zp_t0
        sta     report_groups
        lda     zp_t1
        sta     report_groups+1
        rts
.endproc

;;; groups_count -- how many combat groups each side has on the map
;;; rule:     4.1.5
;;; in:       the groups
;;; out:      zp_t0 = of the Axis, zp_t1 = of the Soviets
;;; clobbers: A X Y
;;; cycles:   <= 9000
.proc groups_count
        lda     #0
        sta     zp_t0
        sta     zp_t1
        ldx     #GROUPS - 1
@group: lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        jsr     group_kind
        cmp     #KIND_AIR
        bcs     @next
        cpx     #SOVIET_BIT
        bcs     @soviet
        inc     zp_t0
        bcc     @next                   ; always
@soviet:
        inc     zp_t1
@next:  dex
        bne     @group
        rts
.endproc

;;; cities_held -- how many cities on the map the Axis holds
;;; rule:     9.1.2
;;; in:       the ground
;;; out:      A = 0..57
;;; clobbers: X Y zp_hex zp_ptr0 zp_t0
;;; cycles:   <= 6500
.proc cities_held
        lda     #CITIES_ON_MAP
        sta     zp_t0
        ldx     #CITIES_ON_MAP - 1
@city:  jsr     city_side
        .assert SIDE_SOVIET = 1, error, "a Soviet city counts one"
        lsr     a
        bcc     @axis
        dec     zp_t0
@axis:  dex
        bpl     @city
        lda     zp_t0
        rts
.endproc
