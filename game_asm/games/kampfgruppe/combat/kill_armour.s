; Direct fire at armour.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"

        .export kill_armour, kill_armour_aimed, accuracy_armour, kills_set
        .import shot_accuracy, penetration, shot_halve, float_times, float_times_word, float_over
        .import float_fixed, multiply_quick

NEAR            = 6                     ; closer than this a silhouette grows
POINT_BLANK     = 6
; zp_apf counts in 12 x MR and the armour in thirds: 1 / (1200 x 4), x 2^-28
SHARE           = (1 << 28) / 4800
SHARE_EXP       = <-28

        .segment "COMBAT"

;;; kill_armour -- how many armoured vehicles a fire destroys
;;; rule:     7.3.7 7.3.8 7.3.10 7.3.11 7.3.12 7.3.13 7.3.15 7.3.16  A1.1 A2.1 A2.2 A2.3 A2.4
;;; in:       zp_gun_* zp_shot_*; zp_shot_armour in thirds of the chart's
;;; out:      zp_kills = expected kills, 65536ths and whole ones
;;; clobbers: A X Y zp_t0..zp_t7 zp_lib0 zp_lib1 zp_float zp_float_exp zp_rules.. zp_apf
;;; cycles:   <= 9000
.proc kill_armour
        jsr     accuracy_armour
        ; on into kill_armour_aimed
.endproc
        falls_into kill_armour_aimed

;;; kill_armour_aimed -- the same, when the accuracy is known
;;; in:       as kill_armour; zp_float = accuracy_armour
;;; out:      zp_kills
;;; clobbers: A X Y zp_t0..zp_t7 zp_lib0 zp_lib1 zp_float zp_float_exp zp_rules.. zp_apf
;;; cycles:   <= 4500
.proc kill_armour_aimed
        jsr     penetration
        lda     zp_shot_sl
        ldx     zp_shot_range
        cpx     #NEAR
        bcs     @size
        ldy     zp_gun_mr
        beq     @size                   ; a weapon of 6.1 gains nothing by being near
        tay
        lda     zp_shot_flags
        and     #SHOT_SPECIAL
        bne     @special
        tya
        sec
        sbc     zp_shot_range
        clc
        adc     #POINT_BLANK
        jmp     @size
@special:
        tya
@size:  sta     zp_t0
        lda     zp_shot_weapons
        jsr     multiply_quick
        tay
        lda     zp_t1
        ldx     #<-2                    ; silhouette / 4
        jsr     float_times
        lda     zp_apf
        ldy     zp_apf+1
        jsr     float_times_word
        lda     zp_shot_armour
        jsr     float_over
        ldx     zp_gun_mr
        bne     @mr
        inx
@mr:    txa
        jsr     float_over
        lda     #<SHARE
        ldy     #>SHARE
        ldx     #SHARE_EXP
        jsr     float_times
        jmp     kills_set
.endproc

;;; accuracy_armour -- accuracy at a target with armour, before its size and plates
;;; rule:     7.3.5 7.3.6  half at what is halted in cover, half at what moves
;;; in:       zp_gun_* zp_shot_*
;;; out:      zp_float = accuracy, per cent
;;; clobbers: A X Y zp_t0..zp_t7 zp_lib0 zp_lib1 zp_float_exp
;;; cycles:   <= 5100
.proc accuracy_armour
        jsr     shot_accuracy
        lda     zp_float+1
        beq     @done                   ; nothing stays nothing
        lda     zp_shot_flags
        and     #SHOT_COVER | SHOT_HALTED
        cmp     #SHOT_COVER | SHOT_HALTED
        bne     @moving
        jsr     shot_halve
@moving:
        lda     zp_shot_flags
        and     #SHOT_MOVING
        beq     @done
        jmp     shot_halve
@done:  rts
.endproc

;;; kills_set -- the float as expected kills
;;; in:       zp_float
;;; out:      zp_kills
;;; clobbers: A X zp_t0..zp_t2
;;; cycles:   <= 620
.proc kills_set
        jsr     float_fixed
        lda     zp_t0
        sta     zp_kills
        lda     zp_t1
        sta     zp_kills+1
        lda     zp_t2
        sta     zp_kills+2
        rts
.endproc
