; The chance that a burst hits.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"

        .export fire_chance, fire_from_spot
        .import sight_spot, chance_add, log_tenths_lo, log_tenths_hi
        .import weapon_accuracy_lo, weapon_accuracy_hi

        .segment "RULES"

LOG_3_4         = 1700                  ; -log2 of .75; of 4/3 the same below nothing
LOG_MOST        = 60                    ; -log2 of .99
MOTION_STILL    = 0
MOTION_DODGING  = 2

;;; fire_chance -- chance that one soldier's burst wounds another
;;; rule:     4.9.1 12.4.8 12.4.9
;;; rule:     12.9  marksmanship, weapon, chance to be seen, posture, motion, FS or FA
;;; in:       X = firer 0..19; Y = target 0..19; zp_arg0 = weapon kind 3..5;
;;;           zp_arg1 = target's motion: 0 still, 1 moving, 2 dodging; zp_arg2 = 0 FS, 1 FA
;;; out:      zp_chance, at most .99, $FFFF = no shot; C = 1 when there is a shot; X, Y kept;
;;;           zp_from_x/y, zp_to_x/y, zp_facing = theirs; zp_screen
;;; clobbers: A zp_t0 zp_t1 zp_t2 zp_t3 zp_ptr0 zp_ptr1 zp_sight_* zp_corner
;;; cycles:   <= 8300
.proc fire_chance
        jsr     sight_spot
        .assert * = fire_from_spot, error, "fire_from_spot must follow"
.endproc

;;; fire_from_spot -- the same when the chance to spot is known
;;; rule:     12.9  P = 4/3 x FM/10 x W x Pc x posture .5 x moving .75 x dodging .5 x FA .75
;;; in:       as fire_chance; zp_chance = -log2 of the chance to spot
;;; out:      zp_chance, at most .99, $FFFF = no shot; C = 1 when there is a shot; X, Y kept
;;; clobbers: A zp_t0 zp_t1
;;; cycles:   <= 290
.proc fire_from_spot
        lda     zp_chance
        and     zp_chance+1
        cmp     #$FF
        beq     @none
        stx     zp_t0
        sty     zp_t1
        lda     man_firing,x
        tax
        lda     log_tenths_lo,x
        ldy     log_tenths_hi,x
        jsr     chance_add
        ldx     zp_arg0
        lda     weapon_accuracy_lo,x
        ldy     weapon_accuracy_hi,x
        jsr     chance_add
        ldx     zp_t1
        lda     man_posture,x
        beq     @upright
        jsr     @halve
@upright:
        lda     zp_arg1
        beq     @still                  ; MOTION_STILL
        cmp     #MOTION_DODGING
        bne     @moving
        jsr     @halve
@moving:
        lda     #<LOG_3_4
        ldy     #>LOG_3_4
        jsr     chance_add
@still: lda     zp_arg2
        bne     @limit                  ; FA's .75 takes back the 4/3
        lda     zp_chance
        and     zp_chance+1
        cmp     #$FF
        beq     @back
        sec
        lda     zp_chance
        sbc     #<LOG_3_4
        sta     zp_chance
        lda     zp_chance+1
        sbc     #>LOG_3_4
        sta     zp_chance+1
        bcc     @most                   ; above 1
@limit: lda     zp_chance+1
        bne     @back
        lda     zp_chance
        cmp     #LOG_MOST
        bcs     @back
@most:  lda     #LOG_MOST
        sta     zp_chance
        lda     #0
        sta     zp_chance+1
@back:  ldx     zp_t0
        ldy     zp_t1
        lda     zp_chance
        and     zp_chance+1
        cmp     #$FF
        beq     @none
        sec
        rts
@none:  clc
        rts
@halve: lda     #0
        ldy     #16
        jmp     chance_add
.endproc
