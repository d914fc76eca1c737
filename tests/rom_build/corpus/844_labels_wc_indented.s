.feature labels_without_colons
 start
