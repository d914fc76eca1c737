; Units go by sea.
        .include "zeropage.inc"
        .include "state.inc"
        .include "russia.inc"

        .export sea_find, sea_move
        .import city_at, city_port, frozen, group_kind, side_of, type_flags, unit_joins
        .importzp TYPE_FIN_INF

loses           = zp_rules+8
gains           = zp_rules+9
sea             = zp_rules+10           ; 1 Black, 2 Baltic, 3 White

        .segment "BUILD"

;;; sea_find -- the sea between two infantry groups in ports, if st_side may go over it now
;;; rule:     4.10.1 4.10.2 4.10.3 4.10.4 4.10.5 4.10.6
;;; in:       X = losing, Y = gaining group 0..255; st_side st_weather st_seas_used
;;; out:      C = 0: A = 1 Black Sea, 2 Baltic, 3 White Sea; C = 1: A = NOT_*
;;; clobbers: A X Y zp_hex zp_rules+8..zp_rules+10
;;; cycles:   <= 2600
.proc sea_find
        stx     loses
        sty     gains
        jsr     port
        bcs     @port
        sta     sea
        ldx     gains
        cpx     loses
        beq     @port
        jsr     port
        bcs     @port
        cmp     sea
        bne     @port
        ldx     loses                   ; two ports, not one
        lda     group_at_lo,x
        cmp     zp_hex
        bne     @two
        lda     group_at_hi,x
        cmp     zp_hex+1
        beq     @port
@two:   lda     sea
        cmp     #2
        bcc     @open
        bne     @white
        lda     st_side
        beq     @open
        bne     @shut                   ; always: no Soviet ships in the Baltic
@white: jsr     frozen
        bcs     @shut
@open:  ldx     sea
        lda     st_seas_used
        and     bits-1,x
        bne     @used
        txa
        clc
        rts
@port:  lda     #NOT_PORT
        sec
        rts
@shut:  lda     #NOT_ICE
        sec
        rts
@used:  lda     #NOT_AGAIN
        sec
        rts
.endproc

;;; sea_move -- a unit goes by sea from one group to another
;;; rule:     4.10.3 4.10.7
;;; in:       zp_unit, of the losing group; X = losing, Y = gaining group; st_side
;;; out:      C = 0: its record, group_out, st_seas_used; C = 1: A = NOT_*; zp_unit kept
;;; clobbers: A X Y zp_hex zp_group zp_rules..zp_rules+3 zp_rules+8..zp_rules+10
;;; cycles:   <= 29000
.proc sea_move
        jsr     sea_find
        bcs     @no
        ldy     #U_TYPE
        lda     (zp_unit),y
        cmp     #TYPE_FIN_INF
        beq     @sailor
        tax
        lda     type_flags,x
        and     #TYPE_TWO               ; whatever has wheels or tracks
        bne     @sailor
        ldx     gains
        jsr     unit_joins
        bcs     @no
        ldx     sea
        lda     st_seas_used
        ora     bits-1,x
        sta     st_seas_used
        clc
        rts
@sailor:
        lda     #NOT_SAILOR
        sec
@no:    rts
.endproc

; C = 0: A = the sea of the port that infantry group X of st_side stands in.
.proc port
        txa
        beq     @no
        bmi     @no
        lda     group_at_hi,x           ; NOWHERE is no city
        sta     zp_hex+1
        lda     group_at_lo,x
        sta     zp_hex
        jsr     group_kind
        cmp     #KIND_INFANTRY
        bne     @no
        jsr     side_of
        cmp     st_side
        bne     @no
        jsr     city_at
        bcs     @no
        lda     city_port,x
        beq     @no
        clc
        rts
@no:    sec
        rts
.endproc

bits:   .byte   %001, %010, %100
