"""Deltas: patching gives back exactly what came after, whatever it was; and a move is told in little."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

import mikrokosmos as mk
from mikrokosmos.server.delta import ReplacedList, WrittenJson, changes_text, delta, json_text, patch

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from([0.0, 1.0, "a", "b", "й"]),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(["a", "b", "c", ""]), inner, max_size=4)
    ),
    max_leaves=12,
)


@given(VALUES, VALUES)
def test_patching_gives_what_came_after(before: Any, after: Any) -> None:
    kept = copy.deepcopy(before)
    changes = json.loads(json.dumps(delta(before, after)))  # as it travels
    assert sorted_json(patch(before, changes)) == sorted_json(after)
    assert before == kept
    assert (changes == []) == (sorted_json(before) == sorted_json(after))


def sorted_json(value: Any) -> str:
    """JSON in which the order of keys does not matter; true is not 1."""
    return json.dumps(value, sort_keys=True)


@given(VALUES, VALUES, VALUES, VALUES)
def test_changes_of_two_parts_are_told_one_after_the_other(one: Any, other: Any, then: Any, now: Any) -> None:
    found = filter(None, (changes_text(one, other, "a"), changes_text(then, now, "b")))
    assert json.loads(f"[{','.join(found)}]") == delta({"a": one, "b": then}, {"a": other, "b": now})


def test_nothing_is_said_of_what_stays() -> None:
    assert delta({"a": [1, 2], "b": {"c": 3}}, {"a": [1, 5], "b": {"c": 3}}) == [[["a", 1], 5]]
    assert delta({"a": 1, "b": 2}, {"b": 2}) == [[["a"]]]
    assert delta([1], [1, 2]) == [[[], [1, 2]]]


def test_a_move_is_told_in_a_part_of_the_view() -> None:
    rng = random.Random(1)
    state = mk.game("smallworld").new(players=3, first=0)
    sizes = []
    while not state.over:
        before = state.view(0)
        chance = state.player == mk.CHANCE
        state.play(mk.sample(state.chances(), rng) if chance else rng.choice(state.actions()))
        after = state.view(0)
        changes = delta(before, after)
        assert sorted_json(patch(before, changes)) == sorted_json(after)
        sizes.append(len(json.dumps(changes)) / len(json.dumps(after)))
    assert sum(sizes) / len(sizes) < 0.2


def test_a_list_told_anew_is_told_as_a_whole_or_not_at_all() -> None:
    assert delta({"a": ReplacedList([1, 2])}, {"a": ReplacedList([1, 3])}) == [[["a"], [1, 3]]]
    assert delta({"a": ReplacedList([1, 2])}, {"a": ReplacedList([1, 2])}) == []
    assert delta({"a": None}, {"a": ReplacedList([1])}) == [[["a"], [1]]]


def test_what_is_kept_as_json_is_told_as_a_whole_and_only_if_it_has_changed() -> None:
    assert delta({"a": WrittenJson("[1,2]")}, {"a": WrittenJson("[1,3]")}) == [[["a"], [1, 3]]]
    assert delta({"a": WrittenJson("[1,2]")}, {"a": WrittenJson("[1,2]")}) == []
    assert delta({"a": None}, {"a": WrittenJson("[]")}) == [[["a"], []]]
    assert json_text({"a": WrittenJson("[1]"), "b": 1 << 70}) == f'{{"a":[1],"b":{1 << 70}}}'
