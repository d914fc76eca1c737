 .import foo
 .export foo
