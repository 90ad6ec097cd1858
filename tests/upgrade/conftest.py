from tests.e2e.conftest import browser as browser
from tests.tables.conftest import postgres as postgres
