# Perché il bot di riferimento gioca così: la sua unica voce.

why-reference = la mossa standard del bot di riferimento
