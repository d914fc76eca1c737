; Guns that were aimed fire before the battles.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "log_event.inc"
        .include "macros.inc"

        .export gun_side, guns_fire
        .import unit_hex
        .import cursor_hide, defence_points, engage_kept, engage_member
        .import gun_loss, guns_on, guns_sound, hexview_panel
        .import log_event, log_note
        .import player_key
        .import msg_guns_fire, odds_column, odds_first, odds_second, place_here, prompt_at
        .import roll_die, share_print, terrain_here, text_char, text_print, unit_class, unit_hurt
        .import unit_name, unit_side, unit_to, zones_make

TARGET          = zp_overlay+8

        .segment "RESOLVE_BSS"
gun:            .res 1
gun_side:       .res 1                  ; whose guns fire
gun_column:     .res 1
die:            .res 1
gun_share:      .res 1

        .segment "RESOLVE"

;;; guns_fire -- every target in turn: all guns on it together, one roll
;;; rule:     2.4 2.37 5.7 7.6 7.7 8.6 9.1  an engagement whose last of a side they kill is over
;;; in:       A = side; the units; hex_zones; st_side
;;; out:      the units, engage_at_hi; none of its guns is aimed any more; changes st_lost,
;;;           rng_seed, hex_zones
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc guns_fire
        sta     gun_side
        lda     #0
        sta     gun
@gun:   ldx     gun
        lda     unit_flags,x
        and     #UF_AIMED
        beq     @next
        jsr     unit_side
        cmp     gun_side
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
        jsr     unit_hex
        jsr     unit_class
        jsr     terrain_here
        jsr     place_here
        lda     zp_class
        cmp     #CLASS_ARTILLERY
        bne     @ground
        jsr     engage_member
        bne     @ground
        lda     #CLASS_MOTOR            ; guns that nobody fights count whole, as others on wheels
        sta     zp_class
@ground:
        lda     #0
        sta     zp_river
        ldx     TARGET
        lda     unit_strength,x
        jsr     defence_points
        sta     zp_defence+1
        lda     zp_t1
        sta     zp_defence
        jsr     odds_column
        sta     gun_column
        jsr     roll_die
        sta     die
        lda     gun_column
        jsr     gun_loss
        sta     gun_share
        sty     gun_column                  ; as the table counts it
        sta     log_event+LOG_B
        sty     log_event+LOG_C
        lda     TARGET
        sta     log_event+LOG_A
        lda     #LOG_GUNS
        jsr     log_note
        jsr     guns_sound
        jsr     hexview_panel
        lda     #<msg_guns_fire
        ldy     #>msg_guns_fire
        jsr     prompt_at
        lda     TARGET
        sta     zp_unit
        jsr     unit_name
        lda     #' '
        jsr     text_char
        ldx     gun_column
        lda     odds_first,x
        jsr     text_char
        lda     #'-'
        jsr     text_char
        ldx     gun_column
        lda     odds_second,x
        jsr     text_char
        print_msg msg_guns_take
        lda     gun_share
        jsr     share_print
        ldx     TARGET
        jsr     engage_member
        pha
        lda     gun_share
        jsr     unit_hurt
        pla
        beq     @told
        jsr     engage_kept             ; it may have been the last of its side
@told:  jmp     player_key
.endproc
