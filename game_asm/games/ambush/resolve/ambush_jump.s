; A man who lies in wait jumps at an enemy beside him.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ambush.inc"
        .include "resolve/resolve.inc"
        .export ambush_jump
        .import alley_entered
        .import enemy_at, move_step, fight_start, fight_blow, order_done, movie_add
        .import pair_forget, energy_spend, man_changed, rng_next, sneak_doubles

        .segment "RESOLVE"

DIRECTIONS = 8
FIGHT_ENERGY = 20                       ; an attack needs it

;;; ambush_jump -- look for an enemy in an adjacent square and go for him
;;; rule:     5.36  HJ; 12.8  jumping, after which he scans
;;; rule:     12.8.1  who has not the energy for a blow as well does not jump
;;; in:       zp_actor = man at ACT_AMBUSH
;;; out:      when there is one: both in hand-to-hand status, the first blow struck; any_changed
;;; clobbers: A X Y zp_other zp_step and what the rules use
;;; cycles:   -
; An enemy in his own square will do as well.  He cannot jump where he could not walk.
.proc ambush_jump
        ldx     zp_actor
        jsr     enemy_near
        bcc     @slow
        jsr     strong
        bcc     @slow
        lda     man_x,x
        sta     zp_from_x
        sta     zp_to_x
        lda     man_y,x
        sta     zp_from_y
        sta     zp_to_y
        jsr     enemy_at
        bcs     @here
        lda     #DIRECTIONS
        sta     zp_step
@side:  ldx     zp_actor
        lda     zp_step
        jsr     move_step
        bcs     @next
        ldx     zp_actor
        jsr     enemy_at
        bcs     @jump
@next:  dec     zp_step
        bne     @side
@slow:  rts
@here:  jsr     slower
        bcs     @slow
        bcc     @fight                  ; always
@jump:  jsr     slower
        bcs     @slow
        lda     zp_to_x
        sta     man_x,x
        sta     zp_arg0
        lda     zp_to_y
        sta     man_y,x
        sta     zp_arg1
        sty     zp_other
        lda     #EV_MOVE
        jsr     movie_add
        jsr     alley_entered
        lda     #1
        sta     walked,x
        jsr     pair_forget
        jsr     man_changed
        ldy     zp_other
@fight: sty     zp_other
        lda     act_energy_f,x
        sta     zp_energy
        lda     act_energy_lo,x
        sta     zp_energy+1
        lda     act_energy_hi,x
        sta     zp_energy+2
        jsr     energy_spend
        ldx     zp_actor
        jsr     order_done
        ldy     zp_other
        lda     #FACING_SCAN
        jsr     fight_start
        ldx     zp_actor
        sec
        jmp     fight_blow
.endproc

; C = 1 when man X has the energy for the wait and a blow, which costs him twice while he sneaks;
; keeps X
.proc strong
        lda     #FIGHT_ENERGY
        jsr     sneak_doubles
        clc
        adc     act_energy_lo,x         ; 60 for a wait at most
        sta     zp_t0
        lda     man_energy_f,x
        cmp     act_energy_f,x
        lda     man_energy_lo,x
        sbc     zp_t0
        lda     man_energy_hi,x
        sbc     #0
        rts
.endproc

; Of two who lie in wait for each other either may be the quicker: C = 1 when that is the American
; Y, whose turn comes after the German's.  If nothing comes of it, the next point decides.  Keeps X
; and Y.
.proc slower
        cpx     #SQUAD
        bcc     @no
        lda     act_kind,y
        cmp     #ACT_AMBUSH
        bne     @no
        stx     zp_t1
        tya
        tax
        jsr     strong
        txa
        tay
        ldx     zp_t1
        bcc     @no                     ; he does not jump at all
        stx     any_changed             ; a German's number is not 0
        jsr     rng_next
        asl     a
        rts
@no:    clc
        rts
.endproc

; C = 1 when a man of the other squad is in the square of man X or beside it; keeps X
.proc enemy_near
        ldy     #SOLDIERS-1
        cpx     #SQUAD
        bcc     @first
        ldy     #SQUAD-1
@first: lda     #SQUAD
        sta     zp_t0
@man:   clc
        lda     man_x,x
        sbc     man_x,y                 ; one less than the difference: C = 0
        clc
        adc     #2
        cmp     #3
        bcs     @next
        lda     man_y,x
        sbc     man_y,y                 ; C = 0 here too
        clc
        adc     #2
        cmp     #3
        bcs     @next
        lda     man_in_play,y
        bne     @yes
@next:  dey
        dec     zp_t0
        bne     @man
        clc
        rts
@yes:   sec
        rts
.endproc
