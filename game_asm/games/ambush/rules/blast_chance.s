; What an explosion does to one soldier.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export blast_chance
        .import sight_walk, sight_factors, chance_add, square_lo
        .import blast_grenade_lo, blast_grenade_hi, blast_plastic_lo, blast_plastic_hi
        .import BLAST_GRENADE_REACH, BLAST_PLASTIC_REACH

        .segment "RESOLVE"

BLAST_NOTHING   = 0
BLAST_WOUNDS    = 1
BLAST_KILLS     = 2
FARTHEST        = 8                     ; rows or columns beyond which no blast reaches

;;; blast_chance -- chance that an explosion wounds a soldier
;;; rule:     12.6.8  a grenade kills all in its square; 12.7.4 plastic in the adjacent ones too
;;; rule:     12.6.9  W13: grenade to 4 squares, 1 - d/5; 12.7.5 W14: plastic to 8, 1 - d/9
;;; rule:     12.6.10  times the factors of all that lies between, prone half
;;; rule:     12.6.11  a sneaking man right behind a door or window is safe
;;; in:       X = soldier 0..19; zp_from_x/y = blast square; A = WEAPON_PLASTIC or WEAPON_GRENADE
;;; out:      A = 0 nothing, 1 wounded with zp_chance, 2 killed; zp_to_x/y = his square; X kept
;;; clobbers: Y zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1 zp_arg0 zp_arg1
;;;           zp_sight_* zp_corner zp_screen
;;; cycles:   <= 6000
.proc blast_chance
        sta     zp_arg0
        stx     zp_arg1
        lda     man_x,x
        sta     zp_to_x
        lda     man_y,x
        sta     zp_to_y
        sec
        sbc     zp_from_y
        bcs     @north
        eor     #$FF
        adc     #1
@north: cmp     #FARTHEST+1
        bcs     @nothing
        tay
        lda     zp_to_x
        sec
        sbc     zp_from_x
        bcs     @east
        eor     #$FF
        adc     #1
@east:  cmp     #FARTHEST+1
        bcs     @nothing
        tax
        clc
        lda     square_lo,x
        adc     square_lo,y
        sta     zp_t2                   ; distance squared, 0..128
        ldy     zp_arg0
        cpy     #WEAPON_PLASTIC
        beq     @plastic
        tax
        beq     @killed
        cmp     #<BLAST_GRENADE_REACH+1
        bcs     @nothing
        lda     blast_grenade_lo,x
        ldy     blast_grenade_hi,x
        bcc     @reach                  ; always
@plastic:
        cmp     #2+1                    ; the square and the eight about it
        bcc     @killed
        cmp     #<BLAST_PLASTIC_REACH+1
        bcs     @nothing
        tax
        lda     blast_plastic_lo,x
        ldy     blast_plastic_hi,x
@reach: sta     zp_chance
        sty     zp_chance+1
        lda     #0                      ; nothing is left out for being adjacent
        jsr     sight_walk
        bcc     @nothing
        ldx     zp_arg1
        lda     man_sneaking,x
        beq     @exposed
        lda     zp_sight_opening
        cmp     #1
        beq     @nothing
@exposed:
        jsr     sight_factors
        ldx     zp_arg1
        lda     man_posture,x
        beq     @upright
        lda     #0
        ldy     #16
        jsr     chance_add
@upright:
        lda     #BLAST_WOUNDS
        bne     @back                   ; always
@killed:
        lda     #BLAST_KILLS
        bne     @back
@nothing:
        lda     #BLAST_NOTHING
@back:  ldx     zp_arg1
        rts
.endproc
