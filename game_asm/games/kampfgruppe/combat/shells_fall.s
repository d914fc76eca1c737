        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"
        .export shell_lost, shells_fall, shell_view
        .import square_find, foe_select, foe_ready, fire_spent, gun_set, shot_effect, hurt

FAR             = NEAR                  ; its range counts as the maximum: no gain by nearness

        .segment "COMBAT_BSS"

shell_lost:     .res 1                  ; units that one pulse of shells destroyed
next_foe:       .res 1
shell_view:     .res 1                  ; 0: the spotter does not see the square

        .segment "COMBAT"

;;; shells_fall -- fire at every enemy unit of a square
;;; rule:     7.5.4 7.5.5 7.5.6
;;; in:       zp_unit; here_x, here_y; shell_view
;;; out:      the units, shell_lost; zp_shot_pulses = 0: it drifts; changes st_kill_points,
;;;           unit_records, unit_x
;;; clobbers: A X Y shell_view, what the rules use and the overlay's own
;;; cycles:   -
.proc shells_fall
        jsr     fire_spent
        lda     #0
        sta     shell_lost
        ldx     #0
        lda     zp_side
        eor     #1
        sta     find_side
        jsr     square_find
        bcc     @empty
        lda     #1
        sta     shells
        stx     next_foe
@look:  jsr     known                   ; is one of them seen?
        bcs     @seen
        ldx     next_foe
        inx
        jsr     square_find
        stx     next_foe
        bcs     @look
        lda     shell_view
        bcc     @pulses                 ; always
@seen:  lda     shell_view
        beq     @pulses
        lda     #MOST_PULSES
@pulses:
        sta     zp_shot_pulses
        ldx     #0
@each:  jsr     square_find
        bcc     @done
        stx     next_foe
        jsr     one_hit
        ldx     next_foe
        inx
        bne     @each                   ; always
@empty: lda     #0                      ; nobody there: it drifts
        sta     shell_view
@done:  lda     shell_view
        sta     zp_shot_pulses
        rts
.endproc

; C = 1 when enemy X is seen.
.proc known
        txa
        jsr     foe_select
        ldy     #U_FLAGS
        lda     (zp_foe),y
        and     #UF_SEEN | UF_SEEN_BEFORE
        cmp     #1
        rts
.endproc

; The shells at enemy X.
.proc one_hit
        txa
        jsr     foe_select
        jsr     foe_ready
        bcc     @done                   ; carried: its carrier is hit
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        stx     gun_row
        jsr     gun_set
        lda     #FAR
        sta     zp_gun_mr               ; maximum range, whatever it is: 7.5.4
        sta     zp_shot_range
        ldy     #U_COUNT
        lda     (zp_unit),y
        sta     zp_shot_weapons
        lda     zp_shot_pulses
        pha
        jsr     shot_effect
        jsr     hurt
        pla
        sta     zp_shot_pulses
        ldy     #U_COUNT
        lda     (zp_foe),y
        bne     @done
        inc     shell_lost
@done:  rts
.endproc
