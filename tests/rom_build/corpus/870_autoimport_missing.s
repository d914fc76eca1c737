.autoimport +
 jsr bar
