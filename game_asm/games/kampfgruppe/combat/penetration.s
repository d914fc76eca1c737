; What a shell does to armour.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"

        .export penetration, shot_halve
        .import multiply_quick

; numbers in 4 x MR parts; APF and armour three times, as armour comes in thirds
edge    := zp_rules                      ; word: the armour that APF is measured against
plate   := zp_rules+2                    ; word: MR x armour
mr      := zp_rules+4

        .segment "COMBAT"

;;; penetration -- adjusted penetration of a shot, and what armour does to its accuracy
;;; rule:     7.3.10  SS^2 / 4 + MP - MP x (r / MR) / 2; 7.3.11 at most twice the armour
;;; rule:     7.3.12  accuracy halves below 1.25 x armour and again below armour
;;; in:       zp_gun_mr zp_gun_mp zp_gun_ss zp_shot_range; zp_shot_armour in thirds; zp_float
;;; out:      zp_apf = APF x 12 x MR; zp_float
;;; clobbers: A X Y zp_t0 zp_t1 zp_t2 zp_lib0 zp_lib1 zp_float_exp zp_rules range_dx/dy
;;; cycles:   <= 1300
.proc penetration
        ldx     zp_gun_mr
        bne     @mr
        inx
@mr:    stx     mr
        lda     zp_gun_ss
        sta     zp_t0
        jsr     multiply_quick
        lda     zp_t1                   ; SS^2, at most 36
        sta     zp_t0
        lda     mr
        jsr     multiply_quick
        sta     zp_apf+1
        lda     zp_t1
        sta     zp_apf                  ; MR x SS^2
        lda     mr
        asl     a
        sec
        sbc     zp_shot_range           ; 2 MR - r
        sta     zp_t0
        lda     zp_gun_mp
        asl     a
        jsr     multiply_quick
        tax
        lda     zp_t1
        clc
        adc     zp_apf
        sta     zp_apf
        txa
        adc     zp_apf+1
        sta     zp_apf+1                  ; + 2 MP (2 MR - r)
        lda     zp_apf                  ; x 3
        asl     a
        tax
        lda     zp_apf+1
        rol     a
        tay
        txa
        clc
        adc     zp_apf
        sta     zp_apf
        tya
        adc     zp_apf+1
        sta     zp_apf+1
        lda     zp_shot_armour
        sta     zp_t0
        lda     mr
        jsr     multiply_quick
        sta     plate+1
        sta     edge+1
        lda     zp_t1
        sta     plate
        asl     a
        rol     edge+1
        asl     a
        rol     edge+1
        sta     edge                    ; 4 x plate: the armour itself
        jsr     below
        bcs     @quarter
        jsr     shot_halve
@quarter:
        lda     edge                    ; and a quarter more
        clc
        adc     plate
        sta     edge
        lda     edge+1
        adc     plate+1
        sta     edge+1
        jsr     below
        bcs     @double
        jsr     shot_halve
@double:
        lda     edge
        sec
        sbc     plate
        sta     edge
        lda     edge+1
        sbc     plate+1
        sta     edge+1
        asl     edge
        rol     edge+1                  ; twice the armour
        bcs     @done                   ; beyond any APF
        jsr     below
        bcc     @done
        lda     edge
        sta     zp_apf
        lda     edge+1
        sta     zp_apf+1
@done:  rts
.endproc

; C = 1 when APF is edge or more
.proc below
        lda     zp_apf
        cmp     edge
        lda     zp_apf+1
        sbc     edge+1
        rts
.endproc

;;; shot_halve -- half the accuracy
;;; in:       zp_float
;;; out:      zp_float
;;; clobbers: zp_float_exp
;;; cycles:   <= 12
.proc shot_halve
        dec     zp_float_exp
        rts
.endproc
