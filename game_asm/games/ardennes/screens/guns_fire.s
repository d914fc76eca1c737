; Guns that were aimed fire before the battles.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export guns_fire, guns_on
        .import unit_attack, unit_side, unit_class, unit_hurt, unit_name, unit_to, foe_beside
        .import terrain_here, place_here, defence_points, odds_column, gun_loss, roll_die, zones_make
        .import cursor_hide, hexview_panel, prompt_at, any_key, text_print, text_char
        .import odds_first, odds_second, share_print

TARGET          = zp_overlay+8

        .segment "MOVE_BSS"
gun:            .res 1
column:         .res 1
die:            .res 1
share:          .res 1

        .segment "MOVE"

;;; guns_fire -- every target in turn: all guns on it together, one roll
;;; rule:     2.37 5.7 7.6 8.6 9.1
;;; in:       the units; hex_zones
;;; out:      the units; no gun is aimed any more; changes st_lost, rng_seed, hex_zones
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc guns_fire
        lda     #0
        sta     gun
@gun:   ldx     gun
        lda     unit_flags,x
        and     #UF_AIMED
        beq     @next
        jsr     unit_side
        cmp     st_side
        bne     @next
        lda     unit_task,x
        sta     TARGET
        jsr     guns_on
        ldx     TARGET
        lda     unit_at_hi,x
        cmp     #NOWHERE
        beq     @next                   ; it is gone already
        lda     zp_attack
        ora     zp_attack+1
        beq     @next                   ; none of them may fire
        jsr     fire
@next:  inc     gun
        lda     gun
        cmp     #UNITS
        bcc     @gun
        jmp     zones_make
.endproc

; The guns on TARGET fire, with zp_attack.
.proc fire
        jsr     cursor_hide
        ldx     TARGET
        jsr     unit_to
        ldx     TARGET
        lda     unit_at_lo,x
        sta     zp_hex
        lda     unit_at_hi,x
        sta     zp_hex+1
        jsr     unit_class
        jsr     terrain_here
        jsr     place_here
        lda     #0
        sta     zp_river
        ldx     TARGET
        lda     unit_strength,x
        jsr     defence_points
        sta     zp_defence+1
        lda     zp_t1
        sta     zp_defence
        jsr     odds_column
        sta     column
        jsr     roll_die
        sta     die
        lda     column
        jsr     gun_loss
        sta     share
        sty     column                  ; as the table counts it
        jsr     hexview_panel
        lda     #<msg_guns_fire
        ldy     #>msg_guns_fire
        jsr     prompt_at
        lda     TARGET
        sta     zp_unit
        jsr     unit_name
        lda     #' '
        jsr     text_char
        ldx     column
        lda     odds_first,x
        jsr     text_char
        lda     #'-'
        jsr     text_char
        ldx     column
        lda     odds_second,x
        jsr     text_char
        print_msg msg_guns_take
        lda     share
        jsr     share_print
        ldx     TARGET
        lda     share
        jsr     unit_hurt
        jmp     any_key
.endproc
        .import msg_guns_fire

;;; guns_on -- the strength of all guns that are aimed at a unit; they are aimed no more
;;; rule:     2.11 7.6  none that has an enemy beside it
;;; in:       zp_overlay+8 = the target; st_side; hex_zones
;;; out:      zp_attack in half points; unit_flags, unit_task of those guns
;;; clobbers: A X Y zp_t0 zp_class zp_hex zp_ptr0 zp_unit zp_rules..zp_rules+3
;;; cycles:   <= 60000
.proc guns_on
        lda     #0
        sta     zp_attack
        sta     zp_attack+1
        tax
@gun:   lda     unit_flags,x
        and     #UF_AIMED
        beq     @next
        lda     unit_task,x
        cmp     TARGET
        bne     @next
        jsr     unit_side
        cmp     st_side
        bne     @next
        lda     unit_flags,x
        and     #UF_AIMED ^ $FF
        sta     unit_flags,x
        lda     #0
        sta     unit_task,x
        lda     unit_at_lo,x
        sta     zp_hex
        lda     unit_at_hi,x
        sta     zp_hex+1
        ldy     st_side
        jsr     foe_beside
        bne     @next
        jsr     unit_attack
        asl     a
        clc
        adc     zp_attack
        sta     zp_attack
        bcc     @next
        inc     zp_attack+1
@next:  inx
        cpx     #UNITS
        bcc     @gun
        rts
.endproc
