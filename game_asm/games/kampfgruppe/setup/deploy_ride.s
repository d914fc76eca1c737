; Who rides when the battle begins.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"

        .export deploy_ride
        .import unit_select, friend_at, place_of, side_attacks, weapon_kind, carry_fits, carry_load

RIDE_FAR        = 20                    ; rows that men change over to ride

        .segment "DEPLOY_BSS"
kind_least:     .res 1                  ; kinds that are loaded, from here
kind_past:      .res 1                  ; to before this one
letter:         .res 1
formation:      .res 1                  ; number of the first unit of the formation at work
past:           .res 1                  ; that of the next one's
carrier:        .res 1
guest:          .res 1
row:            .res 1                  ; where the carrier stands
least:          .res 1                  ; rows to the nearest men so far
least_at:       .res 1
wheels:         .res FORMATIONS         ; 1 = the formation has carriers or trucks of its own

        .segment "DEPLOY"

;;; deploy_ride -- who attacks begins mounted: on carriers and trucks, in a pursuit on tanks too
;;; rule:     W23 4.5.1 5.4.1 5.4.2  carriers load their own formation, tanks the men next to them
;;; in:       zp_side; st_battle; the side's units, placed
;;; out:      U_CARRIER and places of who rides; changes unit_records, unit_x/y
;;; clobbers: A X Y zp_unit zp_unit_no zp_ptr1 zp_t0..zp_t7
;;; cycles:   -
.proc deploy_ride
        lda     zp_side
        jsr     side_attacks
        bcc     @done
        ldx     #FORMATIONS
        lda     #0
@clear: sta     wheels-1,x
        dex
        bne     @clear
        lda     #KIND_CARRIER
        ldx     #KIND_TRUCK+1
        jsr     each_carrier
        ldx     st_battle
        lda     on_tanks,x
        beq     @done
        lda     #KIND_TANK
        ldx     #KIND_ASSAULT+1
        jsr     each_carrier
@done:  rts
.endproc

on_tanks:       .byte   1, 0, 0, 0, 1   ; by the battle's type

; Load every unit of a kind from A to before X: carriers with their formation, tanks with men.
.proc each_carrier
        sta     kind_least
        stx     kind_past
        lda     #0
        sta     carrier
        sta     formation
        sta     letter
@formation:
        lda     formation
        clc
        adc     #IN_FORMATION
        sta     past
@unit:  lda     carrier
        jsr     unit_select
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     kind_least
        bcc     @next
        cmp     kind_past
        bcs     @next
        cmp     #KIND_CARRIER
        bcc     @tanks
        ldx     letter
        lda     #1
        sta     wheels,x
        jsr     load_formation
        jmp     @next
@tanks: lda     carrier
        cmp     formation
        beq     @next                   ; HQs carry nobody
        jsr     load_men
@next:  inc     carrier
        lda     carrier
        cmp     past
        bcc     @unit
        sta     formation
        inc     letter
        cmp     #UNITS
        bcc     @formation
        rts
.endproc

; Whoever of the formation finds room gets on the carrier.
.proc load_formation
        lda     formation
        sta     guest
@unit:  lda     guest
        jsr     carry_fits
        bcc     @next
        lda     guest
        jsr     carry_load
@next:  inc     guest
        lda     guest
        cmp     past
        bcc     @unit
        rts
.endproc

; The nearest men that no carrier or truck of their own takes get on the tanks, and more while there
; is room.
.proc load_men
        ldx     carrier
        ldy     zp_side
        jsr     place_of
        sty     row
@again: lda     #RIDE_FAR
        sta     least
        lda     #NO_UNIT
        sta     least_at
        lda     #0
        sta     guest
        sta     zp_t4                   ; letter
@formation:
        lda     #IN_FORMATION
        sta     zp_t5
@unit:  ldx     zp_t4
        lda     wheels,x
        bne     @next
        jsr     nearer
@next:  inc     guest
        dec     zp_t5
        bne     @unit
        inc     zp_t4
        lda     zp_t4
        cmp     #FORMATIONS
        bcc     @formation
        lda     least_at
        cmp     #NO_UNIT
        beq     @done
        jsr     carry_load
        jmp     @again
@done:  rts
.endproc

; Unit guest is least_at when it is men, nearer than least, and finds room.
.proc nearer
        lda     guest
        jsr     friend_at
        ldy     #U_COUNT
        lda     (zp_ptr1),y
        beq     @done
        ldy     #U_WEAPON
        lda     (zp_ptr1),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        cmp     #KIND_HMG
        beq     @men
        cmp     #KIND_INFANTRY
        bne     @done
@men:   ldx     guest
        ldy     zp_side
        jsr     place_of
        tya
        sec
        sbc     row
        bcs     @rows
        eor     #$FF
        adc     #1
@rows:  cmp     least
        bcs     @done
        sta     zp_t6
        lda     guest
        jsr     carry_fits
        bcc     @done
        lda     zp_t6
        sta     least
        lda     guest
        sta     least_at
@done:  rts
.endproc
