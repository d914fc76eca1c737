start:	lda #'A'|$80	; tab
	sta $400,X
	.addr tbl-1,tbl
@1:	dex
	bne @1
	jmp *
	bne *-3
tbl: .BYTE "foo",$0D,0
	.Res 256-(*-start)
