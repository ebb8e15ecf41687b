# cython: annotation_typing=False
"""The column of combos: what picking costs, and how the column fills again from stacks of unknown order."""

from __future__ import annotations

from mikrokosmos.core.bits import *
from mikrokosmos.games.smallworld.ids import *
from mikrokosmos.games.smallworld.realm import Realm


def pick(realm: Realm, seat: int, slot: int) -> None:
    """Take the combo in a slot: a coin on each above it, the coins lying on it, its tokens (COMBO-2 to COMBO-5)."""
    people = realm.column_race[slot]
    badge = realm.column_power[slot]
    found = realm.column_coins[slot]
    realm.coins[seat] += found - slot
    for above in range(slot):
        realm.column_coins[above] += 1
    for below in range(slot, realm.column_size - 1):  # COMBO-8: pairs slide up together with their coins
        realm.column_race[below] = realm.column_race[below + 1]
        realm.column_power[below] = realm.column_power[below + 1]
        realm.column_coins[below] = realm.column_coins[below + 1]
    realm.column_size -= 1
    clear_slot(realm, realm.column_size)
    realm.seat_of[people] = seat
    realm.power_of[people] = badge
    realm.standing[people] = ACTIVE
    realm.active[seat] = people
    realm.nations[seat] |= bit(people)
    tokens = realm.world.number[people] + realm.world.number[badge]
    tokens += realm.world.raiders[people] + realm.world.raiders[badge]  # RACE-AMA-1
    realm.tray[people] -= tokens
    realm.hand[people] = tokens
    realm.spare_camps[people] = realm.world.camps[people] + realm.world.camps[badge]
    if realm.noting:
        realm.book.line(E_PICKED, seat, slot, people, badge, tokens)


def clear_slot(realm: Realm, slot: int) -> None:
    """Leave a slot of the column empty."""
    realm.column_race[slot] = NONE
    realm.column_power[slot] = NONE
    realm.column_coins[slot] = 0


def give_back(realm: Realm, people: int) -> None:
    """A people has vanished: its banner goes under the stack (COMBO-10), its badge to the discard (EDGE-COMBO-7)."""
    if realm.noting:
        realm.book.line(E_VANISHED, people, realm.seat_of[people], 0, 0, 0)
    if realm.power_of[people] != NO_POWER:
        realm.spent |= bit(realm.power_of[people] - RACES)
    realm.nations[realm.seat_of[people]] &= ~bit(people)
    realm.seat_of[people] = NONE
    realm.power_of[people] = NO_POWER
    realm.standing[people] = 0
    realm.spare_camps[people] = 0
    realm.uprooted[people] = 0
    realm.holes_dug[people] = 0
    realm.endowed[people] = 0
    realm.tail[realm.tail_size] = people
    realm.tail_size += 1


def refill(realm: Realm) -> None:
    """Fill the empty slots (COMBO-8, COMBO-9); where more than one banner or badge could be next, chance is to move."""
    while realm.column_size < COLUMN and realm.badges | realm.spent:
        if realm.turned == NONE:
            if count(realm.banners) > 1:
                wait(realm, BANNERS)
                return
            if realm.banners:
                turn_banner(realm, lowest(realm.banners))
            elif realm.tail_size > 0:
                turn_tail(realm)
            else:
                return
        if realm.badges == 0:
            realm.badges = realm.spent  # COMBO-11: the discard becomes the stack
            realm.spent = 0
        if count(realm.badges) > 1:
            wait(realm, BADGES)
            return
        turn_badge(realm, lowest(realm.badges))


def wait(realm: Realm, stage: int) -> None:
    """Let chance move, and remember who goes on after it."""
    realm.after = realm.stage
    realm.after_moving = realm.moving
    realm.stage = stage
    realm.moving = CHANCE


def resume(realm: Realm) -> None:
    """After a reveal: back to whoever was to move, unless the column still has empty slots."""
    realm.stage = realm.after
    realm.moving = realm.after_moving
    refill(realm)


def turn_tail(realm: Realm) -> None:
    """Show the next of the banners that were put under the stack: their order is known."""
    realm.turned = realm.tail[0]
    realm.tail_size -= 1
    for at in range(realm.tail_size):
        realm.tail[at] = realm.tail[at + 1]
    realm.tail[realm.tail_size] = NONE
    if realm.noting:
        realm.book.line(E_BANNER, realm.turned, 0, 0, 0, 0)


def turn_banner(realm: Realm, race: int) -> None:
    """Show this banner of the unknown part of the stack."""
    realm.banners &= ~bit(race)
    realm.turned = race
    if realm.noting:
        realm.book.line(E_BANNER, race, 0, 0, 0, 0)


def turn_badge(realm: Realm, power: int) -> None:
    """Show this badge beside the banner that waits for it: one more combo."""
    realm.badges &= ~bit(power)
    slot = realm.column_size
    realm.column_race[slot] = realm.turned
    realm.column_power[slot] = RACES + power
    realm.column_coins[slot] = 0
    realm.column_size += 1
    realm.turned = NONE
    if realm.noting:
        realm.book.line(E_SHOWN, slot, realm.column_race[slot], realm.column_power[slot], 0, 0)
