; What a group brings against a hex.
        .include "ai/ai.inc"
        .export attack_power
        .import attack_factors, hex_edge_there, hex_edges, power, terrain_at

MOST            = 255

        .segment "COMPUTER"

;;; attack_power -- what a group brings against a hex, with ground, river and weather
;;; rule:     7.6.2 8.3.1 8.3.2
;;; in:       ai_group; zp_hex = where it attacks from, X = direction 0..5; ai_at = the hex
;;;           attacked;
;;;           power
;;; out:      A = power, at most 255; zp_hex kept
;;; clobbers: X Y zp_t1..zp_t7 zp_ptr0 zp_arg0 zp_arg1 zp_acs zp_terrain zp_out zp_river zp_share
;;;           zp_rules+3..zp_rules+5
;;; cycles:   <= 9500
.proc attack_power
        copy_word zp_arg0, zp_hex
        lda     #0
        sta     zp_river
        sta     zp_share
        lda     #>hex_edges
        jsr     hex_edge_there
        beq     @dry
        inc     zp_river
@dry:   jsr     terrain_at
        sta     zp_out
        lda     zp_hex
        pha
        lda     zp_hex+1
        pha
        copy_word zp_hex, ai_at
        jsr     terrain_at
        sta     zp_terrain
        pla
        sta     zp_hex+1
        pla
        sta     zp_hex
        ldx     ai_group
        lda     #0
        sta     zp_acs
        sta     zp_acs+2
        lda     power,x
        sta     zp_acs+1
        jsr     attack_factors
        lda     zp_acs+1
        ldy     zp_acs+2
        beq     @byte
        lda     #MOST
@byte:  rts
.endproc
