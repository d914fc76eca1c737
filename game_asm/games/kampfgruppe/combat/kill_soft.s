; Fire at men, guns and trucks.
        .include "zeropage.inc"
        .include "kampfgruppe.inc"
        .include "macros.inc"

        .export kill_soft, kill_soft_aimed, accuracy_soft
        .import shot_accuracy, shot_halve, kills_set, float_times, float_times_word, float_over
        .import multiply_quick

THOUSANDTH      = (1 << 25) / 1000      ; x 2^-25
THOUSANDTH_EXP  = <-25
HALVES          = <-1
CLOSE_TIMES     = 5
GERMAN_TIMES    = 3                     ; halves

        .segment "COMBAT"

;;; kill_soft -- how many men, guns or trucks a fire destroys
;;; rule:     7.4.3 7.4.4  SS^2 x accuracy x weapons / (DF x 1000), no silhouette
;;; rule:     7.4.5  from the same square at a target above 99: DF 1, accuracy x 5
;;; in:       zp_gun_* zp_shot_*; zp_shot_armour = DF
;;; out:      zp_kills = expected kills, 65536ths and whole ones
;;; clobbers: A X Y zp_t0..zp_t7 zp_lib0 zp_lib1 zp_float zp_float_exp
;;; cycles:   <= 9000
.proc kill_soft
        jsr     accuracy_soft
        ; on into kill_soft_aimed
.endproc
        falls_into kill_soft_aimed

;;; kill_soft_aimed -- the same, when the accuracy is known
;;; in:       as kill_soft; zp_float = accuracy_soft
;;; out:      zp_kills
;;; clobbers: A X Y zp_t0..zp_t7 zp_lib0 zp_lib1 zp_float zp_float_exp zp_rules..
;;; cycles:   <= 4500
.proc kill_soft_aimed
        lda     zp_gun_ss
        sta     zp_t0
        jsr     multiply_quick
        lda     zp_t1
        sta     zp_t0
        lda     zp_shot_weapons
        jsr     multiply_quick
        tay
        lda     zp_t1
        jsr     float_times_word
        bit     zp_shot_flags
        bvs     @close                  ; SHOT_CLOSE: the defence counts as one
        lda     zp_shot_armour
        jsr     float_over
@close: lda     #<THOUSANDTH
        ldy     #>THOUSANDTH
        ldx     #THOUSANDTH_EXP
        jsr     float_times
        jmp     kills_set
.endproc

;;; accuracy_soft -- accuracy at a target without armour
;;; rule:     7.4.1  doubled at moving men and guns, halved at moving trucks
;;; rule:     7.4.2  a quarter in cover; 7.4.5 same square x 5; 7.4.7 German small arms x 1.5
;;; in:       zp_gun_* zp_shot_*
;;; out:      zp_float = accuracy, per cent
;;; clobbers: A X Y zp_t0..zp_t7 zp_lib0 zp_lib1 zp_float_exp
;;; cycles:   <= 6600
.proc accuracy_soft
        jsr     shot_accuracy
        lda     zp_float+1
        beq     @done                   ; nothing stays nothing
        lda     zp_shot_flags
        lsr     a                       ; C = cover
        bcc     @open
        dec     zp_float_exp
        dec     zp_float_exp
@open:  and     #SHOT_MOVING >> 1
        beq     @close
        lda     zp_shot_flags
        and     #SHOT_VEHICLE
        beq     @double
        jsr     shot_halve
        jmp     @close
@double:
        inc     zp_float_exp
@close: bit     zp_shot_flags
        bvc     @german
        lda     #CLOSE_TIMES
        ldy     #0
        jsr     float_times_word
@german:
        lda     zp_shot_flags
        and     #SHOT_GERMAN
        beq     @done
        lda     #GERMAN_TIMES
        ldy     #0
        ldx     #HALVES
        jmp     float_times
@done:  rts
.endproc
        .assert SHOT_COVER = 1 && SHOT_CLOSE = $40, error, "flags are tested by place"
