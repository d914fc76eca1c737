; How far every hex is from where a side wants to go.
        .include "ai/ai.inc"
        .export goals_flood
        .import city_at_hi, city_at_lo, depot_home, foe_count, foe_hi, foe_lo
        .import foe_enough, foe_there, goal_cost, ground_at, held_by, hex_cost, hex_field, hex_flood
        .import hex_flood_begin, hex_flood_source, hex_stop, layer_at, stack_at
        .importzp GUARDS, STRAGGLERS
        .include "lib/hex/hex.inc"

FARTHEST        = 240

        .segment "COMPUTER"

;;; goals_flood -- distances to where the groups of a kind want to go
;;; in:       X = KIND_MECH: of a side that attacks to the enemy's cities, else to his groups;
;;;           KIND_INFANTRY: to his groups and, when it attacks, his cities; of a side that
;;;           attacks not to those who are attacked with enough; STRAGGLERS: to own groups in
;;;           supply and where depots begin; GUARDS: to cities in which nobody stands, the
;;;           enemy's and, when it holds, own ones that he can strike;
;;;           foe_lo foe_hi foe_sent foe_strength foe_count; ai_posture; st_side; the
;;;           ground with zones_make's marks
;;; out:      hex_field: two for each hex of open ground
;;; clobbers: A X Y scratch zp_hex zp_lib0 zp_lib1 zp_lib2 ai_foe ai_kind ai_left ai_n hex_cost
;;;           hex_stop hex_goal hex_queue_* hex_field_page key_ring key_count
;;; cycles:   <= 800000
.proc goals_flood
        stx     ai_kind
        ldx     #0
@cost:  jsr     goal_cost
        sta     hex_cost,x
        inx
        bne     @cost
        stx     hex_stop
        lda     #>hex_field
        ldx     #FARTHEST
        jsr     hex_flood_begin
        lda     #0
        sta     ai_n
        lda     ai_kind
        cmp     #STRAGGLERS
        beq     @friends
        cmp     #GUARDS
        beq     @towns
        lda     ai_posture
        beq     @groups
        jsr     cities
        lda     ai_kind
        cmp     #KIND_MECH
        bne     @groups
        lda     ai_n
        bne     @flood
@groups:
        jsr     enemies
@flood: jmp     hex_flood
@towns: jsr     cities
        jmp     hex_flood
@friends:
        lda     #GF_SUPPLIED
        sta     ai_n                    ; which of them
        lda     st_side
        jsr     stands
        ldx     #DEPOTS - 1
        lda     st_side
        beq     @depot
        ldx     #2 * DEPOTS - 1
@depot: stx     ai_left
        jsr     depot_home
        bcs     @shut
        copy_word zp_arg0, zp_hex
        jsr     hex_flood_source
@shut:  ldx     ai_left
        dex
        bmi     @all
        cpx     #DEPOTS - 1
        bne     @depot                  ; of the Soviets, the next would be the enemy's
@all:   jmp     hex_flood
.endproc

; The enemy's cities are goals; ai_n counts them.  To guards only those in which nobody stands, and
; of a side that holds own ones that he can strike: one that attacks goes on.
.proc cities
        ldx     #CITIES_ON_MAP - 1
@city:  stx     ai_left
        lda     city_at_lo,x
        sta     zp_hex
        lda     city_at_hi,x
        sta     zp_hex+1
        jsr     ground_at
        ldy     st_side
        jsr     held_by
        bcs     @own
        jsr     foe_there
        bmi     @goal                   ; nobody
        lda     ai_kind
        cmp     #GUARDS
        beq     @next
        jsr     foe_enough
        bcs     @next
@goal:  lda     zp_hex
        sta     zp_arg0
        lda     zp_hex+1
        sta     zp_arg1
        jsr     hex_flood_source
        inc     ai_n
@next:  ldx     ai_left
        dex
        bpl     @city
        rts
@own:   lda     ai_kind
        cmp     #GUARDS
        bne     @next
        lda     ai_posture
        bne     @next
        lda     #>hex_field_danger
        jsr     layer_at
        beq     @next
        lda     st_side
        jsr     stack_at
        tax
        bne     @next
        beq     @goal                   ; always
.endproc

; Where enemies stand whom nobody has enough of: of a side that holds, all.
.proc enemies
        lda     ai_posture
        beq     @all
        ldx     #0
@foe:   cpx     foe_count
        bcs     @done
        stx     ai_left
        jsr     foe_enough
        bcs     @next
        ldx     ai_left
        lda     foe_lo,x
        sta     zp_arg0
        lda     foe_hi,x
        sta     zp_arg1
        jsr     hex_flood_source
@next:  ldx     ai_left
        inx
        bne     @foe                    ; always
@done:  rts
@all:   lda     #0
        sta     ai_n
        lda     st_side
        eor     #1
        falls_into stands
.endproc

; Where combat groups of side A stand that have all flags of ai_n.
.proc stands
        ldx     #1
        tay
        beq     @group
        ldx     #SOVIET_BIT + 1
@group: lda     group_at_hi,x
        cmp     #NOWHERE
        beq     @next
        sta     zp_arg1
        lda     group_at_lo,x
        sta     zp_arg0
        lda     group_flags,x
        and     ai_n
        cmp     ai_n
        bne     @next
        txa
        pha
        jsr     hex_flood_source
        pla
        tax
@next:  inx
        txa
        and     #NUMBER_BITS
        cmp     #COMBAT_GROUPS
        bcc     @group
        rts
.endproc
