; What the engineers of a side work on.
        .include "ai/ai.inc"

        .export works_plan
        .import ai_open, ai_site, fetch_cargo, foe_count, foe_unit, goal_flood, ground_at
        .import hex_distance, hex_index
        .import hex_neighbour, hex_place, mine_at, piece_at, road_leaves, role_count, unit_choose
        .import unit_cost, unit_role, unit_traits, w_works, work_find

REACH           = 6                     ; hexes from which an engineer goes to a work
CLOSE           = 5                     ; hexes to a bridge from which enemies may cross it
LAYS            = 2                     ; w_works: shuts ways too, with mines and by blowing bridges

        .segment "COMPUTER_BSS"
way:            .res 1                  ; direction that is looked at
site_col:       .res 1                  ; the nearest work so far
site_row:       .res 1
site_far:       .res 1

        .segment "COMPUTER"

;;; works_plan -- each engineer of st_side is told a work that he can do, or goes to one near
;;; rule:     2.12 7.13 7.24 7.26 8.20 8.22
;;; in:       st_side, ai_level, ai_first; unit_role, role_count; foe_*; hex_pieces; the state
;;; out:      plot_col, plot_row of engineers: what PLAY has them do when the side has moved;
;;;           plan_*; unit_role, role_count: who works has no town, but who holds one keeps it
;;; clobbers: everything but the rest of the state
;;; cycles:   -
.proc works_plan
        lda     #0
        sta     ai_number
@unit:  lda     ai_number
        clc
        adc     ai_first
        tax
        lda     unit_type,x
        cmp     #TYPE_EN
        bne     @next
        lda     #0                      ; also behind a RESET
        sta     plot_col,x
        lda     unit_col,x
        beq     @next
        ldy     ai_level
        lda     w_works,y
        beq     @next
        stx     ai_unit
        jsr     work_here
        bcc     @busy
        ldx     ai_number
        lda     unit_role,x
        cmp     #NO_TOWN
        beq     @goes
        cmp     #KEEPS
        bcs     @next                   ; somebody has to hold the town
@goes:  jsr     site_near
        bcs     @next
        jsr     busy
        lda     site_far
        beq     @next
        jsr     @walk
        jmp     @next
@busy:  jsr     busy
@next:  inc     ai_number
        lda     ai_number
        cmp     #ARMY
        bcc     @unit
        rts
@walk:  ldx     ai_number
        lda     #NO_UNIT
        sta     fetch_cargo,x           ; who fetches whom is given later
        txa
        pha
        lda     site_col
        sta     ai_site
        lda     site_row
        sta     ai_site+1
        lda     #1
        sta     ai_open
        lda     #NO_TOWN
        sta     ai_town
        lda     #TYPE_EN
        jsr     goal_flood
        pla
        sta     ai_number
        lda     #0
        sta     ai_bold
        sta     ai_open
        jmp     unit_choose
.endproc

; Who works goes for no town.
.proc busy
        ldx     ai_number
        lda     unit_role,x
        bmi     @done                   ; none, or he stays in it
        tay
        lda     #NO_TOWN
        sta     unit_role,x
        tya
        tax
        dec     role_count,x
@done:  rts
.endproc

; Engineer ai_unit is told the first work that makes sense where he stands: C = 1: there is none.
.proc work_here
        lda     #DIRECTIONS
        sta     way
@way:   ldx     ai_unit
        ldy     unit_row,x
        lda     unit_col,x
        tax
        jsr     hex_index
        ldx     way
        cpx     #DIRECTIONS
        beq     @here
        jsr     hex_neighbour
@here:  jsr     hex_place
        stx     zp_col
        stx     ai_at
        sty     zp_row
        sty     ai_at+1
        ldx     ai_unit
        jsr     work_find
        cmp     #WORK_NONE
        beq     @next
        jsr     sense
        bcc     @next
        ldx     ai_unit
        lda     ai_at
        sta     plot_col,x
        lda     ai_at+1
        sta     plot_row,x
        clc
        rts
@next:  dec     way
        bpl     @way
        sec
        rts
.endproc

; C = 1: work A makes sense in the hex ai_at, zp_col and zp_row too.
.proc sense
        cmp     #WORK_BUILD
        beq     broken
        cmp     #WORK_LIFT
        beq     foreign
        tax
        ldy     ai_level
        lda     w_works,y
        cmp     #LAYS
        bcc     @no
        lda     st_side                 ; who attacks wants to cross
        beq     @no
        cpx     #WORK_BLOW
        beq     pressed
        jmp     narrow
@no:    clc
        rts
.endproc

; C = 1: two roads end at the water ai_at: a bridge was there.
.proc broken
        lda     #0
        sta     ai_sum
        ldx     #DIRECTIONS - 1
@way:   txa
        pha
        jsr     road_leaves
        bcs     @next
        inc     ai_sum
@next:  pla
        tax
        dex
        bpl     @way
        lda     ai_sum
        cmp     #2
        rts
.endproc

; C = 1: the mine at zp_col, zp_row is the enemy's.
.proc foreign
        jsr     mine_at
        cpy     #MINES / 2
        lda     #0
        rol     a
        eor     st_side
        cmp     #1
        rts
.endproc

; C = 1: a road leads from the land ai_at onto a bridge.
.proc narrow
        ldx     ai_at
        ldy     ai_at+1
        jsr     ground_at
        and     #WAY
        beq     @no
        cmp     #WAY_SMOKE
        beq     @no
        lda     #DIRECTIONS - 1
        sta     ai_sum
@way:   ldx     ai_at
        ldy     ai_at+1
        jsr     hex_index
        ldx     ai_sum
        jsr     hex_neighbour
        jsr     hex_place
        jsr     ground_at
        and     #TERRAIN
        cmp     #TERRAIN_BRIDGE
        beq     @yes                    ; C = 1
        dec     ai_sum
        bpl     @way
@no:    clc
@yes:   rts
.endproc

; C = 1: nobody is on the bridge ai_at, and more enemies that drive are near it than of one's own.
.proc pressed
        jsr     piece_at_at
        cmp     #NO_UNIT
        bne     @no
        lda     ai_at
        sta     zp_arg2
        lda     ai_at+1
        sta     zp_arg3
        lda     #0
        sta     ai_danger
        ldx     foe_count
        beq     @no
@foe:   dex
        ldy     foe_unit,x
        jsr     weight
        clc
        adc     ai_danger
        sta     ai_danger
        bcs     @many
        txa
        bne     @foe
        sta     ai_sum
        ldy     ai_first
@own:   jsr     weight
        clc
        adc     ai_sum
        sta     ai_sum
        bcs     @no
        iny
        cpy     ai_end
        bne     @own
        cmp     ai_danger
        bcs     @no
@many:  sec
        rts
@no:    clc
        rts
.endproc

; A = what unit Y costs when it is a vehicle near zp_arg2, zp_arg3, else 0; X, Y kept.
.proc weight
        lda     unit_col,y
        beq     @none
        sta     zp_arg0
        lda     unit_row,y
        sta     zp_arg1
        jsr     hex_distance
        cmp     #CLOSE + 1
        bcs     @nobody
        stx     zp_arg4
        ldx     unit_type,y
        lda     unit_traits,x
        and     #TRAIT_VEHICLE
        beq     @walks
        lda     unit_cost,x
@walks: ldx     zp_arg4
        rts
@nobody:
        lda     #0
@none:  rts
.endproc

; A = who stands at ai_at, NO_UNIT nobody.
.proc piece_at_at
        ldx     ai_at
        ldy     ai_at+1
        jmp     piece_at
.endproc

; The nearest work for engineer ai_unit: C = 0: site_col, site_row, site_far = hexes that he still
; has to go; C = 1: there is none.
.proc site_near
        lda     #REACH + 1
        sta     site_far
        ldx     #MINES - 1
@mine:  stx     ai_sum
        lda     mine_col,x
        beq     @own
        sta     zp_col
        lda     mine_row,x
        sta     zp_row
        jsr     foreign
        bcc     @own
        lda     zp_col
        sta     ai_at
        lda     zp_row
        sta     ai_at+1
        lda     #1
        jsr     nearer
@own:   ldx     ai_sum
        dex
        bpl     @mine
        ldy     st_map_rows
@row:   sty     ai_at+1
        ldx     st_map_cols
@hex:   stx     ai_at
        ldy     ai_at+1
        jsr     ground_at
        and     #TERRAIN
        cmp     #TERRAIN_BRIDGE
        beq     @bridge
        cmp     #TERRAIN_RIVER
        bne     @next
        jsr     broken
        bcc     @next
        lda     #0
        beq     @near                   ; always
@bridge:
        ldx     ai_level                ; to be shut
        lda     w_works,x
        cmp     #LAYS
        bcc     @next
        lda     st_side
        beq     @next
        .assert SIDE_DEFENDER = 1, error, "what nearer is asked"
@near:  jsr     nearer
@next:  ldx     ai_at
        dex
        bne     @hex
        ldy     ai_at+1
        dey
        bne     @row
        lda     #REACH
        cmp     site_far
        lda     #0
        rol     a
        eor     #1
        lsr     a
        rts
.endproc

; The hex ai_at is the site, if it is the nearest; A = 1: he has to come beside it only.
.proc nearer
        sta     zp_arg4
        ldx     ai_unit
        lda     unit_col,x
        sta     zp_arg0
        lda     unit_row,x
        sta     zp_arg1
        lda     ai_at
        sta     zp_arg2
        lda     ai_at+1
        sta     zp_arg3
        jsr     hex_distance
        sec
        sbc     zp_arg4
        bcs     @put
        lda     #0
@put:   cmp     site_far
        bcs     @done
        sta     site_far
        lda     ai_at
        sta     site_col
        lda     ai_at+1
        sta     site_row
@done:  rts
.endproc
