.export foo .set 4
