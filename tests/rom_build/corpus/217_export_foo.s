.export foo
