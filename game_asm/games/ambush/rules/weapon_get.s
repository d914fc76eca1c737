; Getting, dropping and finding weapons.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .export weapon_get
        .import weapon_can_take, weapon_lies, weapon_take

        .segment "RESOLVE"

;;; weapon_get -- pick a weapon up
;;; rule:     5.19.1 5.20.1 5.21.1 5.22.1 5.23.1 5.24.1 5.25.1 7.0.1
;;; rule:     7.1.2  nothing there costs 10 time and 1 energy
;;; rule:     7.1.3  past the carrying limit the order is ignored
;;; in:       X = soldier 0..19; A = WEAPON_PLASTIC..WEAPON_KNIFE
;;; out:      A = 0 taken, 1 none there, 2 past the limit; X kept; changes man_weapons
;;;           ground_* man_explosives
;;; clobbers: Y zp_t0 zp_t1 zp_t2 zp_t3 zp_arg0 zp_arg1
;;; cycles:   <= 15000
.proc weapon_get
        pha
        jsr     weapon_can_take
        pla
        bcc     @limit
        pha
        jsr     weapon_lies
        pla
        bcc     @nothing
        pha
        ldy     zp_arg1
        lda     zp_arg0
        beq     @ground
        lda     #WEAPON_NONE
        sta     man_explosives,y
        beq     @take                   ; always
@ground:
        dec     ground_count            ; the last entry fills the gap
        stx     zp_t3
        ldx     ground_count
        lda     ground_x,x
        sta     ground_x,y
        lda     ground_y,x
        sta     ground_y,y
        lda     ground_kind,x
        sta     ground_kind,y
        ldx     zp_t3
@take:  pla
        jsr     weapon_take
        lda     #0
        rts
@nothing:
        lda     #1
        rts
@limit: lda     #2
        rts
.endproc
