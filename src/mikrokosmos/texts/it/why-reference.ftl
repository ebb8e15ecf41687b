# Perché il bot di riferimento gioca così: la sua unica voce.

why-reference = ciò che il bot di riferimento gioca sempre qui
