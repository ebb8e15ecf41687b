# cython: annotation_typing=False
"""The column of combos: what picking costs, and how the column fills again from stacks of unknown order."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.rules.position import SmallWorldPosition


def pick(position: SmallWorldPosition, seat: int, slot: int) -> None:
    """Take the combo in a slot: a coin on each above it, the coins lying on it, its tokens (COMBO-2 to COMBO-5)."""
    people = position.column_race[slot]
    badge = position.column_power[slot]
    found = position.column_coins[slot]
    position.coins[seat] += found - slot
    for above in range(slot):
        position.column_coins[above] += 1
    for below in range(slot, position.column_size - 1):  # COMBO-8: pairs slide up together with their coins
        position.column_race[below] = position.column_race[below + 1]
        position.column_power[below] = position.column_power[below + 1]
        position.column_coins[below] = position.column_coins[below + 1]
    position.column_size -= 1
    clear_slot(position, position.column_size)
    position.seat_of[people] = seat
    position.power_of[people] = badge
    position.standing[people] = ACTIVE
    position.active[seat] = people
    position.nations[seat] |= bit(people)
    tokens = position.world.number[people] + position.world.number[badge]
    tokens += position.world.raiders[people] + position.world.raiders[badge]  # RACE-AMA-1
    position.tray[people] -= tokens
    position.hand[people] = tokens
    position.spare_camps[people] = position.world.camps[people] + position.world.camps[badge]
    if position.noting:
        position.book.line(E_PICKED, seat, slot, people, badge, tokens)


def clear_slot(position: SmallWorldPosition, slot: int) -> None:
    """Leave a slot of the column empty."""
    position.column_race[slot] = NONE
    position.column_power[slot] = NONE
    position.column_coins[slot] = 0


def give_back(position: SmallWorldPosition, people: int) -> None:
    """A people has vanished: its banner goes under the stack (COMBO-10), its badge to the discard (EDGE-COMBO-7)."""
    if position.noting:
        position.book.line(E_VANISHED, people, position.seat_of[people], 0, 0, 0)
    if position.power_of[people] != NO_POWER:
        position.spent |= bit(position.power_of[people] - RACES)
    position.nations[position.seat_of[people]] &= ~bit(people)
    position.seat_of[people] = NONE
    position.power_of[people] = NO_POWER
    position.standing[people] = 0
    position.spare_camps[people] = 0
    position.uprooted[people] = 0
    position.holes_dug[people] = 0
    position.endowed[people] = 0
    position.tail[position.tail_size] = people
    position.tail_size += 1


def refill(position: SmallWorldPosition) -> None:
    """Fill the empty slots (COMBO-8, COMBO-9); where more than one banner or badge could be next, chance is to move."""
    while position.column_size < COLUMN and position.badges | position.spent:
        if position.turned == NONE:
            if count(position.banners) > 1:
                wait(position, BANNERS)
                return
            if position.banners:
                turn_banner(position, lowest(position.banners))
            elif position.tail_size > 0:
                turn_tail(position)
            else:
                return
        if position.badges == 0:
            position.badges = position.spent  # COMBO-11: the discard becomes the stack
            position.spent = 0
        if count(position.badges) > 1:
            wait(position, BADGES)
            return
        turn_badge(position, lowest(position.badges))


def wait(position: SmallWorldPosition, stage: int) -> None:
    """Let chance move, and remember who goes on after it."""
    position.after = position.stage
    position.after_moving = position.moving
    position.stage = stage
    position.moving = CHANCE


def resume(position: SmallWorldPosition) -> None:
    """After a reveal: back to whoever was to move, unless the column still has empty slots."""
    position.stage = position.after
    position.moving = position.after_moving
    refill(position)


def turn_tail(position: SmallWorldPosition) -> None:
    """Show the next of the banners that were put under the stack: their order is known."""
    position.turned = position.tail[0]
    position.tail_size -= 1
    for at in range(position.tail_size):
        position.tail[at] = position.tail[at + 1]
    position.tail[position.tail_size] = NONE
    if position.noting:
        position.book.line(E_BANNER, position.turned, 0, 0, 0, 0)


def turn_banner(position: SmallWorldPosition, race: int) -> None:
    """Show this banner of the unknown part of the stack."""
    position.banners &= ~bit(race)
    position.turned = race
    if position.noting:
        position.book.line(E_BANNER, race, 0, 0, 0, 0)


def turn_badge(position: SmallWorldPosition, power: int) -> None:
    """Show this badge beside the banner that waits for it: one more combo."""
    position.badges &= ~bit(power)
    slot = position.column_size
    position.column_race[slot] = position.turned
    position.column_power[slot] = RACES + power
    position.column_coins[slot] = 0
    position.column_size += 1
    position.turned = NONE
    if position.noting:
        position.book.line(E_SHOWN, slot, position.column_race[slot], position.column_power[slot], 0, 0)
