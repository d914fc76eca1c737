.nosuch
