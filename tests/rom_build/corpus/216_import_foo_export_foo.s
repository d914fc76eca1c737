.import foo
.export foo
