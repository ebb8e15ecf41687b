# Stvoření v prohlížeči: co se stalo. `who` je hráč a `you` je „yes“, když je to ten, kdo čte; `tile` je dílek slovy.

log-empty = Zatím se nic nestalo.
log-earlier = Zobrazit dřívější tahy
log-undone = Akce byla vzata zpět.
log-scored =
    { $score ->
        [one] { $score } bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    }{ $gain ->
        [0] {" "}(beze změny).
       *[other] {" "}(+{ $gain }).
    }

## Co se stalo od tvého minulého tahu; `god` je bůh odhalený kvůli dílku, nebo „none“

recap-since = Od tvého minulého tahu:
recap-what = { $what }.
recap-between = {"; "}
recap-took =
    { $who } { $god ->
        [none] si bere dílek { $tile }
       *[other] odhaluje boha ({ $god }) a bere si dílek { $tile }
    }: +{ $gain }, teď { $score ->
        [one] { $score } bod
        [few] { $score } body
        [many] { $score } bodu
       *[other] { $score } bodů
    }
recap-gained =
    { $who } +{ $gain } ({ $score }){ $god ->
        [none] {""}
       *[other] , odhalený bůh ({ $god })
    }

## Rada jednou větou: co udělat a proč. `place` je místo ve světě (c3 je střed)

hint-because = { $deed }: { $because }.
hint-level = { $deed }. Ostatní možnosti jsou stejně dobré.
hint-more = Více
hint-less = Méně
hint-push =
    { $side ->
        [north] Posuň sloupec { $line } dolů
        [south] Posuň sloupec { $line } nahoru
        [west] Posuň řadu { $line } doprava
       *[east] Posuň řadu { $line } doleva
    } a vezmi si dílek { $tile }
hint-god = Odhal svého boha a vezmi si dílek { $tile }
hint-place = Polož dílek na { $place }
hint-draw = Odkryj dílek z hromádky { $stack }
because-score-now = hned přinese nejvíc bodů
because-growth = tvoje skupiny se sochami tam mohou růst
because-statues-to-come = tvoje skupiny ještě mohou získat sochy
because-tiles-to-come = další dílky budou nejlépe pasovat
because-largest-group = zvětší největší skupinu, která rozhoduje při shodě
because-god-kept = boha si schováš na později
because-left-to-next = dalšímu hráči zbude nejméně
