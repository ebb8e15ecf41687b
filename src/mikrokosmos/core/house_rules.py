"""House rules of any game: what a table has chosen, checked and written out. See `HouseRule`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches

from mikrokosmos.core.errors import OptionError
from mikrokosmos.core.interface import HouseRule
from mikrokosmos.core.types import Parsed

Choice = str | bool


def read(rules: Sequence[HouseRule], house: Parsed | None) -> dict[str, Choice]:
    """Every house rule with the choice in force; `OptionError` says what was wrong and what would be right."""
    if not isinstance(house, Mapping | None):
        example = {rules[0].key: rules[0].choices[-1]} if rules else {}
        raise OptionError(f"house must be choices by name, such as {example}, not {house!r:.60}")
    found = house or {}
    keys = [rule.key for rule in rules]
    for key in found:
        if key not in keys:
            near = get_close_matches(str(key), keys, 1)
            hint = f"did you mean {near[0]!r}?" if near else f"available: {', '.join(keys) or 'none'}"
            raise OptionError(f"there is no house rule {key!r:.60}; {hint}")
    return {rule.key: chosen(rule, found.get(rule.key, rule.default)) for rule in rules}


def chosen(rule: HouseRule, choice: object) -> Choice:
    """A choice that the rule offers. (1 equals True, but nobody should write it.)"""
    for offered in rule.choices:
        if type(choice) is type(offered) and choice == offered:
            return offered
    near = get_close_matches(str(choice).lower(), [spelled(offered) for offered in rule.choices], 1)
    hint = next((f"; did you mean {offered!r}?" for offered in rule.choices if near == [spelled(offered)]), "")
    raise OptionError(f"{rule.key} must be {' or '.join(map(repr, rule.choices))}, not {choice!r:.60}{hint}")


def unusual(rules: Sequence[HouseRule], house: Mapping[str, Choice]) -> dict[str, Choice]:
    """The choices that are not the default, in the order of the rules."""
    return {rule.key: house[rule.key] for rule in rules if house[rule.key] != rule.default}


def spelled(choice: Choice) -> str:
    """A choice as people write it: `ignore`, `true`."""
    return str(choice).lower() if isinstance(choice, bool) else choice


def from_pairs(rules: Sequence[HouseRule], words: Iterable[tuple[str, str]]) -> dict[str, Choice]:
    """Choices written as words, by name; what is wrong with them is for `read` to say."""
    meant = {(rule.key, spelled(choice)): choice for rule in rules for choice in rule.choices}
    return {key: meant.get((key, word), word) for key, word in words}
