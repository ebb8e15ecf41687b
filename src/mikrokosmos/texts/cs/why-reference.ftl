# Proč měřítko hraje, jak hraje: jeho jediná složka.

why-reference = tak tu měřítko hraje vždycky
