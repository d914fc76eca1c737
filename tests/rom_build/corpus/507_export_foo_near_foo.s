.export foo : near
foo=4
