; Passengers under fire.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "combat.inc"

        .export cargo_suffers, cargo_out
        .import side_base_lo, side_base_hi, multiply_8, multiply_24_8, divide_24_8, rng_next
        .import weapon_points

UNLOADED        = 80                    ; 5.2.5: suppression of who was unloaded

        .segment "COMBAT_BSS"
dying:          .res 1                  ; vehicles lost, 0 when they only unload

        .segment "COMBAT"

;;; cargo_out -- the passengers of the enemy it deals with get out
;;; rule:     7.10.2 5.2.5 5.11.3
;;; in:       zp_foe, zp_foe_no; zp_side = the other side
;;; out:      U_CARRIER, U_SUPPRESSION; the carrier's U_DELAY; changes unit_records
;;; clobbers: A X Y zp_ptr0 zp_t0..zp_t7
;;; cycles:   -
.proc cargo_out
        lda     #0
        beq     each                    ; always
.endproc

;;; cargo_suffers -- some of the passengers die with vehicles, the others get out
;;; rule:     7.10.1 7.10.3  W11: INT(men x vehicles lost / vehicles x RND + .5)
;;; in:       zp_foe with U_COUNT = vehicles before; killed = vehicles lost
;;; out:      as cargo_out; st_kill_points; changes unit_records, unit_x
;;; clobbers: A X Y zp_ptr0 zp_t0..zp_t7 rng_seed and the overlay's own
;;; cycles:   -
.proc cargo_suffers
        lda     killed
        ; on into each
.endproc
        .assert * = each, error, "runs on"

.proc each
        sta     dying
        lda     zp_side
        eor     #1
        tax
        lda     side_base_lo,x
        sta     zp_ptr0
        lda     side_base_hi,x
        sta     zp_ptr0+1
        ldx     #UNITS
@unit:  ldy     #U_CARRIER
        lda     (zp_ptr0),y
        cmp     zp_foe_no
        bne     @next
        stx     spare
        jsr     out
        ldx     spare
@next:  lda     zp_ptr0
        clc
        adc     #UNIT_SIZE
        sta     zp_ptr0
        bcc     @step
        inc     zp_ptr0+1
@step:  dex
        bne     @unit
        rts
.endproc

; The passenger at zp_ptr0.
.proc out
        lda     #NO_UNIT
        sta     (zp_ptr0),y             ; U_CARRIER
        ldy     #U_COUNT
        lda     (zp_ptr0),y
        beq     @done
        lda     dying
        beq     @alive
        jsr     deaths
        beq     @gone
@alive: ldy     #U_SUPPRESSION
        lda     (zp_ptr0),y
        cmp     #UNLOADED
        bcs     @delay
        lda     #UNLOADED
        sta     (zp_ptr0),y
@delay: ldy     #U_DELAY
        lda     (zp_foe),y
        clc
        adc     #1
        sta     (zp_foe),y
@done:  rts
@gone:  lda     #UNITS
        sec
        sbc     spare                   ; its number
        tax
        lda     #NOWHERE
        ldy     zp_side
        beq     @soviet
        sta     unit_x,x
        rts
@soviet:
        sta     unit_x+UNITS,x
        rts
.endproc

; Some of them die.  Z = 1 when nobody is left.
.proc deaths
        sta     zp_t0
        ldy     #U_COUNT
        lda     (zp_ptr0),y
        jsr     multiply_8              ; men x vehicles lost
        sta     zp_t3
        lda     zp_t1
        sta     zp_t2
        lda     #0
        sta     zp_t4
        jsr     rng_next
        jsr     multiply_24_8
        ldy     #U_COUNT
        lda     (zp_foe),y              ; half a man's worth more: 128 x vehicles
        lsr     a
        tax
        lda     #0
        ror     a
        clc
        adc     zp_t5
        sta     zp_t2
        txa
        adc     zp_t6
        sta     zp_t3
        lda     zp_t7
        adc     #0
        sta     zp_t4
        lda     (zp_foe),y
        jsr     divide_24_8
        ldy     #U_COUNT
        lda     (zp_ptr0),y
        sec
        sbc     zp_t3                   ; whole men, never more than there are: RND is below 1
        sta     (zp_ptr0),y
        pha
        ldy     #U_WEAPON
        lda     (zp_ptr0),y
        tax
        jsr     weapon_points
        sta     zp_t0
        lda     zp_t3
        jsr     multiply_8
        tay
        lda     zp_side
        asl     a
        tax
        lda     zp_t1
        clc
        adc     st_kill_points,x
        sta     st_kill_points,x
        tya
        adc     st_kill_points+1,x
        sta     st_kill_points+1,x
        pla
        rts
.endproc
