# Klient v prohlížeči: co říká každá stránka. Co se říká u stolu hry, stojí v jejím vlastním souboru.

## Dům

skip-to-content = Přejít k obsahu
ways = Stránky
way-home = Mikrokosmos, první stránka
way-new = Nový stůl
way-lobby = Stoly
way-mine = Moje hry
way-rules = Pravidla
choose-language = Jazyk
choose-light = Světlý, nebo tmavý

refused-no-connection = Server teď není dostupný. Tvoje hra je v bezpečí; zkus to za chvíli.
refused-unknown = Nepovedlo se to. Zkus to znovu.

## U stolu

seat-you = ty
seat-other = Hráč { $number }
between-terms = {", "}

curtain-title = Na tahu je { $who }
curtain-text = Předej zařízení dál. Teď se ukáže, co smí vidět jen { $who }.
curtain-take = { $who } jsem já

connection-lost = Připojování…
start = Začít

bot-random = Jak to padne
bot-greedy = Chamtivec
bot-adept = Znalec
