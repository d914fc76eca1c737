.import aa
.export aa
