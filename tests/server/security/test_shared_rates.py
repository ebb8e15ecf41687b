"""Rates of several processes together: on average nobody gets more from many than from one."""

from __future__ import annotations

from mikrokosmos.server.security.rates import Rates
from mikrokosmos.server.security.shared_rates import MOST_MARKS, SharedRates, UsedRates, rates

SECRET = bytes(32)


class Processes:
    """Some processes with a rate of two a second and a burst of ten, and a clock."""

    def __init__(self, count: int, secret: bytes = SECRET) -> None:
        self.now = 0.0
        self.used = [UsedRates(SECRET if not number else secret, lambda: self.now) for number in range(count)]
        self.rates = [SharedRates(2, 10, "refusals", used) for used in self.used]

    def exchange(self) -> None:
        """Every process tells all others."""
        told = [used.to_tell() for used in self.used]
        for number, used in enumerate(self.used):
            for other, taken in enumerate(told):
                if other != number:
                    used.hear(taken)

    def take_all(self, key: str) -> int:
        """Take from every process what there is."""
        return sum(1 for one in self.rates for _ in range(100) if not one.take(key))


def test_whoever_goes_from_process_to_process_gets_no_more_on_average() -> None:
    processes = Processes(4)
    taken = 0
    for _ in range(400):  # 200 seconds
        taken += processes.take_all("mallory")
        processes.exchange()
        processes.now += 0.5
    assert taken <= 4 * 10 + 2 * 200 + 4 * 2, "so many at once, then two a second for all processes together"


def test_without_telling_each_other_it_would_be_four_times_as_much() -> None:
    processes = Processes(4)
    taken = 0
    for _ in range(400):
        taken += processes.take_all("mallory")
        processes.now += 0.5
    assert taken >= 4 * 2 * 190


def test_whoever_uses_one_process_gets_all_of_it_there() -> None:
    processes = Processes(4)
    taken = 0
    for _ in range(400):
        taken += sum(1 for _ in range(100) if not processes.rates[0].take("ann"))
        processes.exchange()
        processes.now += 0.5
    assert taken >= 10 + 2 * 199


def test_of_whoever_takes_little_nothing_is_told() -> None:
    processes = Processes(2)
    for _ in range(5):
        processes.rates[0].take("ann")
    assert processes.used[0].to_tell() == ()
    processes.rates[0].take("ann")
    assert len(processes.used[0].to_tell()) == 1


def test_what_was_taken_elsewhere_comes_back_with_time() -> None:
    processes = Processes(2)
    for _ in range(10):
        processes.rates[0].take("ann")
    processes.exchange()
    processes.now += 60
    assert processes.rates[1].take("ann", 10) == 0


def test_a_debt_is_no_longer_than_a_burst() -> None:
    processes = Processes(2)
    processes.used[1].hear([(processes.used[0].mark("refusals", "ann"), 1e6), ("unknown mark", 1.0), ("", 1.0)])
    assert processes.rates[1].take("ann") == (1 + 10) / 2


def test_the_marks_tell_nobody_who_it_is() -> None:
    processes = Processes(2, secret=bytes([1]) * 32)
    for one in processes.rates:
        one.take("192.0.2.7", 9)
    (ours, _), *_ = processes.used[0].to_tell()
    (theirs, _), *_ = processes.used[1].to_tell()
    assert "192" not in ours and ours != theirs, "who has another key finds another mark"


def test_people_and_addresses_of_the_same_name_are_not_mixed_up() -> None:
    used = UsedRates(SECRET)
    assert len({used.mark("seats", "a"), used.mark("refusals", "a"), used.mark("seats", ("a", "b"))}) == 3


def test_what_is_remembered_has_a_bound() -> None:
    used = UsedRates(SECRET, lambda: 0.0)
    shared = SharedRates(1, 1, "requests", used)
    for number in range(MOST_MARKS + 50):
        used.took(f"requests {number}", 1)
        used.hear([(f"requests {number}", 1.0)])
    assert len(used.to_tell()) == MOST_MARKS and len(shared) == shared.most_keys


def test_one_process_alone_has_a_rate_of_its_own() -> None:
    assert type(rates("requests", 1, 1, None)) is Rates
