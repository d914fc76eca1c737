.export foo : near
foo=4
.scope : zp
.endscope
