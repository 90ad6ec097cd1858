"""A clock that rings, also one that counts only what the process itself computes."""

import time
from collections.abc import Iterator

import pytest

from cavale.search import limits
from cavale.search.limits import alarm, new_flag, use_processor_time


@pytest.fixture
def processor_time() -> Iterator[None]:
    usual = limits._clock
    use_processor_time()
    yield
    limits._clock = usual


def test_it_rings() -> None:
    with alarm(0.01) as flag:
        while not flag[0]:
            time.sleep(0.001)
    assert flag[0]


def test_it_is_silent_without_a_time_and_after_the_end() -> None:
    own = new_flag()
    with alarm(None, own) as flag:
        assert flag is own
    with alarm(0.05, own):
        pass
    time.sleep(0.1)
    assert not own[0]


@pytest.mark.usefixtures("processor_time")
def test_time_spent_asleep_does_not_count() -> None:
    began = time.process_time()
    with alarm(0.05) as flag:
        time.sleep(0.2)
        if time.process_time() - began < 0.05:
            assert not flag[0]
        while not flag[0]:
            sum(range(1000))
    assert time.process_time() - began >= 0.05
