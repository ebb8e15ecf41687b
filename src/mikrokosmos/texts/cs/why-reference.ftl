# Proč měřítko hraje, jak hraje: jeho jediná složka.

why-reference = obvyklý tah srovnávacího bota
