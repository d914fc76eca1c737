; What a formation had and lost.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"

        .export losses_count, begun, lost, arm
        .export SORT_BYTES
        .import weapon_kind, weapon_sorts

SORT_BYTES      = 2 * 4                 ; words: men, guns, trucks, armour

        .segment "REPORT_BSS"
begun:          .res SORT_BYTES         ; what the formation had
lost:           .res SORT_BYTES         ; and what of it is gone
arm:            .res 1                  ; its weapon
some:           .res 1
index:          .res 1

        .segment "REPORT"

;;; losses_count -- add a formation's units up, from the unit at work on
;;; in:       zp_unit = its HQ
;;; out:      C = 1 when there were any; begun, lost; arm = weapon of the first behind the HQ, or
;;;           the HQ's; zp_unit = the next formation's HQ
;;; clobbers: A X Y
;;; cycles:   <= 1400
.proc losses_count
        ldx     #<SORT_BYTES-1
        lda     #0
@clear: sta     begun,x
        sta     lost,x
        dex
        bpl     @clear
        sta     some
        sta     index
@unit:  ldy     #U_START
        lda     (zp_unit),y
        beq     @next
        ldy     #U_WEAPON
        lda     (zp_unit),y
        ldx     index
        cpx     #2
        bcc     @arm                    ; the HQ's, then the first unit's
        ldx     some
        bne     @count
@arm:   sta     arm
@count: inc     some
        jsr     unit_add
@next:  lda     zp_unit
        clc
        adc     #UNIT_SIZE
        sta     zp_unit
        bcc     @step
        inc     zp_unit+1
@step:  inc     index
        lda     index
        cmp     #IN_FORMATION
        bcc     @unit
        lda     some
        cmp     #1
        rts
.endproc

; The unit at work into begun and lost.
.proc unit_add
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tay
        lda     weapon_kind,y
        and     #KIND_MASK
        tay
        ldx     weapon_sorts,y
        ldy     #U_START
        lda     (zp_unit),y
        clc
        adc     begun-2,x
        sta     begun-2,x
        bcc     @lost
        inc     begun-1,x
@lost:  lda     (zp_unit),y
        ldy     #U_COUNT
        sec
        sbc     (zp_unit),y
        clc
        adc     lost-2,x
        sta     lost-2,x
        bcc     @done
        inc     lost-1,x
@done:  rts
.endproc
