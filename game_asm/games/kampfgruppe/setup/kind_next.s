; The units of a kind of formation, one after the other.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/forces.inc"
        .include "macros.inc"

        .export kind_begin, kind_next
        .import kind_start_lo, kind_start_hi, kind_units, role_weapons
        .import period_start_lo, period_start_hi

        .segment "FORCES"

;;; kind_begin -- to the first unit of a kind of formation
;;; in:       X = kind; st_period
;;; out:      force_list, force_arms for kind_next
;;; clobbers: A X
;;; cycles:   <= 60
.proc kind_begin
        lda     #<kind_units
        clc
        adc     kind_start_lo,x
        sta     force_list
        lda     #>kind_units
        adc     kind_start_hi,x
        sta     force_list+1
        ldx     st_period
        lda     #<role_weapons
        clc
        adc     period_start_lo-1,x
        sta     force_arms
        lda     #>role_weapons
        adc     period_start_hi-1,x
        sta     force_arms+1
        rts
.endproc

;;; kind_next -- the next unit of a kind of formation
;;; rule:     6.0.5 11.0.1 3.7.2  armed with what there is in the period
;;; in:       force_list, force_arms
;;; out:      C = 0: force_role, force_weapon (chart row), force_count; C = 1 at the end
;;; clobbers: A Y and the overlay's own
;;; cycles:   <= 80
.proc kind_next
        ldy     #0
        lda     (force_list),y
        cmp     #LIST_END
        beq     @end
        sta     force_role
        iny
        lda     (force_list),y
        sta     force_count
        ldy     force_role
        lda     (force_arms),y
        sta     force_weapon
        lda     force_list
        clc
        adc     #2
        sta     force_list
        bcc     @end                    ; C = 0
        inc     force_list+1
        clc
@end:   rts
.endproc
