; Deployment by hand: units aboard others.
        .include "zeropage.inc"
        .include "state.inc"
        .include "kampfgruppe.inc"
        .include "setup/deploy.inc"
        .include "macros.inc"
        .export deploy_list, deploy_embark, deploy_unload, load_aboard, load_off
        .import any_key, key_upper, line_input, line_upper, line_buffer, text_print
        .import text_clear_row, text_char, unit_id_print, unit_select, deploy_say
        .import weapon_kind, weapon_ss, map_show, cursor_show, cursor_hide
        .import msg_no_embark, msg_no_passengers, msg_nobody_aboard

ROW_SAY         = 21
ROOM            = 10                    ; transport points of a vehicle
COST_MAN        = 1
COST_HMG        = 2
COST_MORTAR     = 3
COST_HEAVY_MORTAR = 5
COST_GUN        = 10
HEAVY_SHELL     = 5

carrier  = zp_overlay+14
guest    = zp_overlay+15
room     = zp_overlay+16                ; word
cost     = zp_overlay+18
guns_too = zp_overlay+19
kept     = zp_overlay+20

        .segment "DEPLOY"

;;; deploy_embark -- ask for a unit and load it
;;; rule:     4.5.1 4.5.3
;;; in:       zp_unit_no: the carrier; zp_side
;;; out:      the unit named
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc deploy_embark
        ldy     #ROW_SAY
        jsr     text_clear_row
        print_msg msg_embark_who
        ldx     #2
        jsr     line_input
        bcs     @done
        cmp     #2
        bne     @no
        jsr     line_upper
        lda     line_buffer
        sec
        sbc     #'A'
        cmp     #FORMATIONS
        bcs     @no
        sta     guest
        asl     a
        asl     a
        asl     a
        clc
        adc     guest
        sta     guest
        lda     line_buffer+1
        sec
        sbc     #'0'
        cmp     #IN_FORMATION
        bcs     @no
        adc     guest                   ; C = 0
        ldx     zp_unit_no
        jsr     load_aboard
        bcs     @no
        jsr     cursor_hide
        jsr     map_show
        jsr     cursor_show
@done:  clc
        rts
@no:    lda     #<msg_no_embark
        ldy     #>msg_no_embark
        jsr     deploy_say
        sec
        rts
.endproc

;;; load_aboard -- a unit goes aboard another, wherever both stand
;;; rule:     4.5.3 5.4.1 5.4.2 5.4.3  ten points of room a vehicle; guns on halftracks and trucks
;;; in:       A = unit, X = carrier; zp_side
;;; out:      C = 0: U_CARRIER, its place; C = 1: it cannot
;;; clobbers: A X Y zp_t0 zp_t1 zp_unit zp_unit_no zp_overlay+14..
;;; cycles:   -
.proc load_aboard
        sta     guest
        stx     carrier
        txa
        jsr     unit_select
        jsr     kind_of
        cmp     #KIND_TRUCK+1
        bcs     @no                     ; no vehicle
        sbc     #KIND_CARRIER-1         ; C = 0: one less
        lda     #0
        rol     a
        sta     guns_too                ; 1: halftracks and trucks
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @no
        ldx     #0
        stx     room+1
        sta     room                    ; times ten
        asl     a
        asl     a
        rol     room+1
        clc
        adc     room
        bcc     @five
        inc     room+1
@five:  asl     a
        sta     room
        rol     room+1
        lda     #0                      ; less what is aboard
        sta     kept
@aboard:
        lda     kept
        jsr     unit_select
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     carrier
        bne     @next
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        jsr     room_take
        bcc     @no
@next:  inc     kept
        lda     kept
        cmp     #UNITS
        bcc     @aboard
        lda     guest
        jsr     unit_select
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @no
        ldy     #U_FLAGS
        lda     (zp_unit),y
        and     #UF_OFF_MAP
        bne     @no
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        bne     @no
        jsr     room_take
        bcc     @no
        ldy     #U_CARRIER
        lda     carrier
        sta     (zp_unit),y
        jsr     beside
        clc
        rts
@no:    sec
        rts
.endproc

; The unit at work stands where its carrier does.
.proc beside
        ldx     carrier
        ldy     zp_unit_no
        lda     zp_side
        bne     @soviet
        lda     unit_x,x
        sta     unit_x,y
        lda     unit_y,x
        sta     unit_y,y
        rts
@soviet:
        lda     unit_x+UNITS,x
        sta     unit_x+UNITS,y
        lda     unit_y+UNITS,x
        sta     unit_y+UNITS,y
        rts
.endproc

; A = KIND_* of the unit at work.  Spoils X Y.
.proc kind_of
        ldy     #U_WEAPON
        lda     (zp_unit),y
        tax
        lda     weapon_kind,x
        and     #KIND_MASK
        rts
.endproc

; The room that the unit at work takes; C = 0 when there is none for it.
.proc room_take
        jsr     kind_of
        ldy     #COST_MAN
        cmp     #KIND_INFANTRY
        beq     @take
        ldy     #COST_HMG
        cmp     #KIND_HMG
        beq     @take
        ldy     #COST_MORTAR
        cmp     #KIND_MORTAR
        beq     @mortar
        cmp     #KIND_ANTI_TANK
        bcc     @no                     ; vehicles are not carried
        cmp     #KIND_GUN+1
        bcs     @no
        lda     guns_too
        beq     @no
        ldy     #COST_GUN
        bne     @take                   ; always
@mortar:
        lda     weapon_ss,x
        cmp     #HEAVY_SHELL
        bcc     @take
        ldy     #COST_HEAVY_MORTAR
@take:  sty     cost
        ldy     #U_COUNT
        lda     (zp_unit),y
        tax
@each:  lda     room
        sec
        sbc     cost
        sta     room
        bcs     @next
        dec     room+1
        bmi     @no
@next:  dex
        bne     @each
        sec
        rts
@no:    clc
        rts
.endproc

;;; deploy_unload -- the passengers of a vehicle step down, or the passenger does
;;; rule:     4.5.2
;;; in:       zp_unit_no; zp_side
;;; out:      U_CARRIER
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc deploy_unload
        jsr     load_off
        bcs     @no
        jsr     cursor_hide
        jsr     map_show
        jsr     cursor_show
        clc
        rts
@no:    lda     #<msg_nobody_aboard
        ldy     #>msg_nobody_aboard
        jsr     deploy_say
        sec
        rts
.endproc

;;; load_off -- all that the unit at work carries steps down, or itself from its carrier
;;; rule:     4.5.2
;;; in:       zp_unit, zp_unit_no, zp_side
;;; out:      C = 0: U_CARRIER; C = 1: nobody was aboard
;;; clobbers: A X Y zp_t0 zp_t1 zp_unit zp_unit_no zp_overlay+14..
;;; cycles:   -
.proc load_off
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     #NO_UNIT
        beq     @vehicle
        lda     #NO_UNIT
        sta     (zp_unit),y
        clc
        rts
@vehicle:
        lda     zp_unit_no
        sta     carrier
        lda     #1                      ; nobody yet
        sta     cost
        lda     #0
        sta     kept
@unit:  lda     kept
        jsr     unit_select
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     carrier
        bne     @next
        lda     #NO_UNIT
        sta     (zp_unit),y
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        lda     #0
        sta     cost
@next:  inc     kept
        lda     kept
        cmp     #UNITS
        bcc     @unit
        lsr     cost                    ; C = 1: nobody
        rts
.endproc

;;; deploy_list -- the units aboard the unit at work
;;; rule:     4.5.1
;;; in:       zp_unit_no; zp_side
;;; out:      the picture
;;; clobbers: A X Y and all scratch
;;; cycles:   -
.proc deploy_list
        lda     zp_unit_no
        sta     carrier
        ldy     #ROW_SAY
        jsr     text_clear_row
        lda     #0
        sta     kept
        sta     cost
@unit:  lda     kept
        jsr     unit_select
        ldy     #U_CARRIER
        lda     (zp_unit),y
        cmp     carrier
        bne     @next
        ldy     #U_COUNT
        lda     (zp_unit),y
        beq     @next
        inc     cost
        lda     kept
        jsr     unit_id_print
        lda     #' '
        jsr     text_char
@next:  inc     kept
        lda     kept
        cmp     #UNITS
        bcc     @unit
        lda     cost
        bne     @done
        print_msg msg_no_passengers
@done:  sec                             ; the line stands until the next key
        rts
.endproc
