"""The games of an arena: the same chance for every rotation, a seat's knowledge for every bot, and bots that fail."""

from __future__ import annotations

import pytest

import mikrokosmos as mk
from mikrokosmos.bots import Seat, roster
from mikrokosmos.lab.history import History
from mikrokosmos.lab.sets import BotFailed, SetPlayer
from mikrokosmos.lab.settings import ArenaError, Settings


def sets(*bots: str, game: str = "smallworld", players: int | None = None, seed: int = 1) -> SetPlayer:
    return SetPlayer(Settings.of(mk.game(game), bots, games=1, players=players, seed=seed))


def dice(record: mk.Record) -> list[int]:
    """What chance did before anybody decided."""
    found = []
    for move in record.moves:
        if move.who != mk.CHANCE:
            break
        found.append(move.id)
    return found


@pytest.mark.parametrize("game", ["smallworld", "creation"])
def test_all_rotations_of_a_deal_face_the_same_chance(game: str) -> None:
    held = sets("random", "kit.players:first", "kit.players:last", game=game)
    openings = [[dice(held.again(3 * deal + rotation)) for rotation in range(3)] for deal in range(4)]
    assert all(first == second == third and first for first, second, third in openings)
    assert len({str(opening) for opening in openings}) > 1


def test_whoever_decides_alike_has_the_same_game_in_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots draw from streams of their own: how much they draw does not touch the dice."""
    makers = {**roster._makers, "one": roster.maker("kit.players:first"), "two": roster.maker("kit.players:first")}
    monkeypatch.setattr(roster, "_makers", makers)
    held = sets("one", "two")
    for deal in range(3):
        first, second = (held.again(2 * deal + rotation) for rotation in range(2))
        assert [move.id for move in first.moves] == [move.id for move in second.moves]
        assert first.state.over


def test_tables_of_a_deal_share_its_chance_too() -> None:
    held = sets("random", "kit.players:first", "kit.players:last", players=2)
    assert len({str(dice(held.again(number))) for number in range(6)}) == 1


def test_everybody_begins_as_often() -> None:
    held = sets("random", "kit.players:first", "kit.players:last")
    played = held.play(0)
    assert played is not None and {game.began for game in played.games} == {0}  # and the bots go around


def test_a_game_played_again_is_the_same() -> None:
    held = sets("random", "kit.players:reader", game="creation")
    played = held.play(5)
    assert played is not None
    assert [held.again(10 + at).state.scores() for at in range(2)] == [game.scores for game in played.games]


def test_a_seat_reads_the_history_a_record_would_give_it() -> None:
    game = mk.game("toy")
    record = mk.Record.start(game, players=2)
    history = History(game.new(players=2), 2)
    for x in (3, 1, 0, 0, 4, 2, 1, 0, 0):
        legal = [outcome for outcome, _ in record.state.chances()] or record.state.actions()
        x = x if x in legal else legal[-1]
        record.play(x)
        history.moves.append(x)
        for seat in range(2):
            assert list(history.told(seat)) == record.given_to(seat)["moves"]


def test_a_bot_is_given_a_seat_and_never_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []

    class Curious:
        def __init__(self, seed: int | None) -> None:
            pass

        def choose(self, seat: Seat) -> int:
            given.append(seat)
            assert len(seat.history()) > 0
            return seat.actions()[0]

    monkeypatch.setattr(roster, "_makers", {**roster._makers, "curious": Curious})
    assert sets("curious", "random", game="toy").play(0)
    assert given and {type(each) for each in given} == {Seat}


def test_a_bot_that_cheats_is_named_with_all_it_takes_to_see_it_again() -> None:
    held = sets("random", "kit.players:cheat", game="creation", seed=4)
    with pytest.raises(BotFailed) as failed:
        for number in range(20):
            held.play(number)
    error = failed.value
    assert error.bot == "kit.players:cheat" and error.seed == 4
    for told in ("'kit.players:cheat'", f"seat {error.seat}", f"game {error.game}", "seed 4", "it chose -5"):
        assert told in str(error)
    with pytest.raises(BotFailed) as again:
        held.again(error.game - 1)
    assert str(again.value) == str(error)


@pytest.mark.parametrize(
    ("bot", "told"),
    [("kit.players:clumsy", "ZeroDivisionError: stumbled"), ("kit.players:unmade", "it cannot be made: OSError")],
)
def test_a_bot_that_raises_is_named(bot: str, told: str) -> None:
    with pytest.raises(BotFailed, match=told):
        sets("random", bot, game="toy").play(0)


def test_a_set_can_be_left() -> None:
    assert sets("random", "kit.players:first").play(0, lambda: True) is None


@pytest.mark.parametrize(
    ("bots", "told"),
    [
        (["random"], "at least two different bots"),
        ([], "at least two different bots"),
        (["random", "random"], "'random' is named twice"),
        (["random", "greedy"], "cannot play toy; these can: random"),
    ],
)
def test_what_cannot_be_held_is_refused(bots: list[str], told: str) -> None:
    with pytest.raises(ArenaError, match=told):
        Settings.of(mk.game("toy"), bots, games=1)


def test_players_default_to_the_number_of_bots_if_the_game_takes_so_many() -> None:
    three = ["random", "kit.players:first", "kit.players:last"]
    five = [*three, "kit.players:slow", "kit.players:reader"]
    assert Settings.of(mk.game("toy"), three, games=1).players == 3
    assert Settings.of(mk.game("toy"), five, games=1).players == 2
