from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.house import House
from tests.e2e.people import People
from tests.e2e.server import Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("server"))
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="session")
def house(server: Server) -> Iterator[House]:
    here = House(server.url)
    yield here
    here.client.close()


@pytest.fixture
def people(browser: Browser, server: Server) -> Iterator[People]:
    yield from visiting(browser, server.url)


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """One that a test may kill."""
    running = Server(tmp_path)
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture
def own_house(own_server: Server) -> Iterator[House]:
    here = House(own_server.url)
    yield here
    here.client.close()


@pytest.fixture
def own_people(browser: Browser, own_server: Server) -> Iterator[People]:
    yield from visiting(browser, own_server.url)


@pytest.fixture(scope="session")
def toy_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Games with secrets, chance and many seats; plain Python, so nothing has to be compiled."""
    folder = tmp_path_factory.mktemp("toys")
    running = Server(folder, "tests.e2e.toybox", {"NUMBA_DISABLE_JIT": "1"})
    try:
        running.start()
        yield running
    finally:
        running.stop()


@pytest.fixture(scope="session")
def toy_house(toy_server: Server) -> Iterator[House]:
    here = House(toy_server.url)
    yield here
    here.client.close()


@pytest.fixture
def toy_people(browser: Browser, toy_server: Server) -> Iterator[People]:
    yield from visiting(browser, toy_server.url)


def visiting(browser: Browser, url: str) -> Iterator[People]:
    coming = People(browser, url)
    yield coming
    complaints = [one for person in coming.here for one in person.leave()]
    assert not complaints, complaints
