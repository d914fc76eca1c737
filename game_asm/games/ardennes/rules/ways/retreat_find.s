; Retreats: the hexes that a beaten unit may end in.
        .include "zeropage.inc"
        .include "state.inc"
        .include "ardennes.inc"

        .export retreat_find
        .import field_fill, hex_field, retreat_step, unit_class, unit_side, zone_near_foe

MOST            = 4                     ; hexes that Table Two sends anybody back
LEFT            = zp_rules+4            ; hexes still to go
FOES            = zp_rules+5            ; zone bits that bar the way
OWN             = zp_rules+6            ; his side
FOUND           = zp_rules+7

        .segment "HEX_WORK"
path_lo:        .res MOST + 1           ; the hexes on the way, the first is where it stands
path_hi:        .res MOST + 1
path_way:       .res MOST + 1           ; direction tried next

        .segment "RESOLVE"

;;; retreat_find -- mark the hexes that a unit can retreat to
;;; rule:     5.11 5.12 5.13 5.14 5.15 5.18 2.41  exactly so many hexes, none of them twice or next
;;;           to an enemy; 4.7  over rivers at once, but armour
;;; in:       X = unit 0..232; A = hexes 1..4; hex_zones; the map
;;; out:      hex_field = 1 in each of them, else 0; A = how many, C = 1 when there is none
;;; clobbers: X Y scratch zp_unit zp_hex zp_to zp_class zp_terrain zp_rules
;;; cycles:   -
.proc retreat_find
        sta     LEFT
        stx     zp_unit
        jsr     unit_side
        sta     OWN
        tay
        lda     zone_near_foe,y
        sta     FOES
        jsr     unit_class
        lda     #0
        sta     FOUND
        jsr     field_fill
        ldx     zp_unit
        lda     unit_at_lo,x
        sta     path_lo
        lda     unit_at_hi,x
        sta     path_hi
        ldy     #0                      ; how far on its way
        lda     #0
        sta     path_way
@on:    cpy     LEFT
        bcs     @end
        lda     path_way,y
        cmp     #DIRECTIONS
        bcs     @back
        tax
        adc     #1                      ; C = 0
        sta     path_way,y
        lda     path_lo,y
        sta     zp_hex
        lda     path_hi,y
        sta     zp_hex+1
        tya
        pha
        jsr     retreat_step                ; C = 0: zp_to
        pla
        tay
        bcs     @on
        sty     zp_t2
        ldx     zp_t2
@seen:  lda     path_lo,x               ; no hex twice
        cmp     zp_to
        bne     @other
        lda     path_hi,x
        cmp     zp_to+1
        beq     @on
@other: dex
        bpl     @seen
        iny                             ; one on
        lda     zp_to
        sta     path_lo,y
        lda     zp_to+1
        sta     path_hi,y
        lda     #0
        sta     path_way,y
        beq     @on                     ; always
@end:   tya
        pha
        jsr     ends
        pla
        tay
@back:  dey
        bpl     @on
        jsr     rooms
        lda     FOUND
        beq     @none
        clc
        rts
@none:  sec
        rts
.endproc

; The unit is as far as it must: mark the hex.  Y = hexes on its way.
.proc ends
        ldx     path_hi,y
        lda     path_lo,y
        tay
        txa
        jsr     field_at
        bne     @done                   ; by another way before
        lda     #1
        sta     (zp_ptr1),y
        inc     FOUND
@done:  rts
.endproc

; A, Z = hex_field of hex A, Y, C = 0; of NOWHERE A = 0; zp_ptr1 and Y tell where.
.proc field_at
        cmp     #NOWHERE
        beq     @none
        clc
        adc     #>hex_field
        sta     zp_ptr1+1
        lda     #<hex_field
        sta     zp_ptr1
        .assert <hex_field = 0, lderror, "hex_field begins a page"
        lda     (zp_ptr1),y
        rts
@none:  lda     #0
        rts
.endproc

; Where three of his side stand already he cannot end: all of them are counted at once, and the
; marks are flags again.
.proc rooms
        jsr     first
@count: jsr     marked
        beq     @next
        adc     #1                      ; C = 0
        sta     (zp_ptr1),y
@next:  inx
        cpx     zp_t0
        bne     @count
        jsr     first
@full:  jsr     marked
        beq     @on
        cmp     #1 + STACK
        lda     #1
        bcc     @set
        dec     FOUND
        lda     #0
@set:   sta     (zp_ptr1),y
@on:    inx
        cpx     zp_t0
        bne     @full
        rts
.endproc

; X, zp_t0 = the units of his side: the first, and one behind the last.
.proc first
        ldx     #0
        ldy     #GERMANS
        lda     OWN
        beq     @side
        ldx     #GERMANS
        ldy     #UNITS
@side:  sty     zp_t0
        rts
.endproc
        .assert SIDE_GERMAN = 0, error, "zero is German"

; A, Z = hex_field where unit X stands; C = 0 when it is not 0.
.proc marked
        ldy     unit_at_lo,x
        lda     unit_at_hi,x
        jmp     field_at
.endproc
