.if * > $900
.endif
