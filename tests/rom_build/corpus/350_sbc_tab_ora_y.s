 sbc	#1	;tab
 ora	($80),Y
 eor	($80,X)
