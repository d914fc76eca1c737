; Where the computer's units go after a battle.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"
        .include "macros.inc"

        .export back_choose, forward_choose
        .import unit_hex
        .import HEX_LAYER, battle_unit, field_here, hex_distance, hex_place, terrain_here, unit_side

AIM             = zp_overlay            ; column and row to go to
BEST            = zp_overlay+2
TO              = zp_overlay+3          ; two bytes
AT              = zp_overlay+5          ; two bytes

        .segment "RESOLVE"

;;; back_choose -- the hex that a computer's unit retreats to: away from the enemy
;;; rule:     2.40 5.11
;;; in:       battle_unit; hex_field = 1 where it may go, somewhere
;;; out:      zp_hex
;;; clobbers: A X Y scratch zp_terrain zp_overlay..zp_overlay+6
;;; cycles:   <= 200000
.proc back_choose
        ldx     battle_unit
        jsr     unit_side
        tay
        lda     back_column,y
        sta     AIM
        lda     back_row,y
        sta     AIM+1
        jmp     nearest
.endproc

;;; forward_choose -- the hex that a computer's unit advances to
;;; rule:     2.40 2.42 5.16  the German towards the Meuse, the Ally into cities only; who stands in
;;;           a city stays
;;; in:       battle_unit; hex_field = 1 where it may go, somewhere
;;; out:      C = 0: zp_hex; C = 1: it stays
;;; clobbers: A X Y scratch zp_terrain zp_overlay..zp_overlay+6
;;; cycles:   <= 200000
.proc forward_choose
        ldx     battle_unit
        jsr     unit_hex
        jsr     terrain_here
        cmp     #TERRAIN_CITY
        beq     @stays                  ; C = 1
        lda     #FORWARD_COLUMN
        sta     AIM
        lda     #FORWARD_ROW
        sta     AIM+1
        jsr     nearest
        ldx     battle_unit
        cpx     #GERMANS
        bcc     @stays                  ; C = 0: he goes
        jsr     terrain_here
        cmp     #TERRAIN_CITY
        beq     @goes
        sec
@stays: rts
@goes:  clc
        rts
.endproc

FORWARD_COLUMN  = 16                    ; between Huy, Liege and Dinant
FORWARD_ROW     = 17
back_column:    .byte 40, 6             ; the Rhine; Brabant
back_row:       .byte 18, 16

; zp_hex = the marked hex nearest to AIM, cities before all.
.proc nearest
        lda     #$FF
        sta     BEST
        lda     #0
        sta     zp_hex
        sta     zp_hex+1
@hex:   jsr     field_here
        beq     @next
        copy_word AT, zp_hex
        copy_word zp_arg0, zp_hex
        jsr     hex_place
        stx     zp_arg0
        sty     zp_arg1
        lda     AIM
        sta     zp_arg2
        lda     AIM+1
        sta     zp_arg3
        jsr     hex_distance
        pha
        jsr     terrain_here
        tax
        pla
        cpx     #TERRAIN_CITY
        bne     @open
        lda     #0
@open:  cmp     BEST
        bcs     @next
        sta     BEST
        copy_word TO, AT
@next:  inc     zp_hex
        bne     @same
        inc     zp_hex+1
@same:  lda     zp_hex
        cmp     #<HEX_LAYER
        lda     zp_hex+1
        sbc     #>HEX_LAYER
        bcc     @hex
        copy_word zp_hex, TO
        rts
.endproc
