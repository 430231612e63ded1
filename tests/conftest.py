"""What all tests share: how hard Hypothesis tries, and a database."""

from collections.abc import Iterator
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, settings

from tests.services import Postgres, postgres

# The same examples on every machine, and no stop-watch: two busy cores are not a fault in a rule.
settings.register_profile(
    "house",
    max_examples=50,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("soak", parent=settings.get_profile("house"), max_examples=2_000, derandomize=False)
settings.load_profile("house")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--times", type=int, default=1, help="run each test this often, as `make test-busy` does")


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if (times := metafunc.config.getoption("times")) > 1:
        metafunc.fixturenames.append("turn")
        metafunc.parametrize("turn", range(times))


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    """One for all tests of a process, each in a database of its own."""
    with postgres() as server:
        yield server


@pytest.fixture
def address(postgres_server: Postgres) -> str:
    """Of a database of one's own."""
    return postgres_server.database(uuid4().hex)
